import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { MadeState, registerCentreContract } from '../../../src/api/contract/agent/registerCentre.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { problemOf } from '../../../src/api/contract/rules/fieldRule.ts';
import { claimNickname } from '../../account/names/claimNickname.ts';
import { isNumber } from '../../account/verification/mobile.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { madeAccount, member, memberProfile } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { agentKindBelow } from './agentKind.ts';
import { admitRate } from './lineRates.ts';

const HOUR_MS = 3_600_000;
/** Accounts that an agent makes in an hour. */
const MOST_AN_HOUR = 30;

type Contract = typeof registerCentreContract;

/**
 * Makes an account below the agent (AGENT-05). Nobody can sign in to it before a password is issued.
 * @throws {Refusal} INVALID_FIELDS, USERNAME_TAKEN, NICKNAME_TAKEN, TOO_MANY_REQUESTS; RATE_OUT_OF_RANGE with the highest rate.
 */
export async function makeAccount(
  deps: Pick<ServerDeps, 'config' | 'now' | 'passwords'>,
  db: Database,
  { memberId: agentId, username: agent, isAgent: agentKind }: Session,
  { username: account, nickname, isAgent, rate }: RequestOf<Contract['makeAccount']>,
): Promise<ValueOf<Contract['makeAccount']>> {
  const { rules } = (await merchantOf({ ...deps, db })).settings;
  const fields = [
    ...(problemOf(account, rules.username) ? ['username'] : []),
    ...(problemOf(nickname, { ...rules.nickname, required: false }) ? ['nickname'] : []),
  ];
  if (fields.length > 0) throw new Refusal('INVALID_FIELDS', { fields });
  // Locks the agent, so that the count holds.
  await admitRate(deps, db, agentId, rate);
  const at = deps.now();
  const lately = and(eq(madeAccount.agentId, agentId), gt(madeAccount.madeAt, at - HOUR_MS));
  if ((await db.$count(madeAccount, lately)) >= MOST_AN_HOUR)
    throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: HOUR_MS / 1000 });

  const { merchant: merchantCode } = deps.config;
  const [id, username] = [randomUUID(), account.toLowerCase()];
  // A name that is a mobile number is reserved for its owner (REG-18).
  if (isNumber(username)) throw new Refusal('USERNAME_TAKEN');
  const made = await db
    .insert(member)
    .values({
      ...{ id, merchantCode, username, account, nickname: nickname || account, uplineId: agentId },
      isAgent: isAgent ? agentKindBelow(agentKind) : 0,
      lineRate: rate,
      passwordHash: deps.passwords.unusable(),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: member.id });
  if (made.length === 0) throw new Refusal('USERNAME_TAKEN');
  if (nickname !== '') await claimNickname(deps, db, { id, account, nickname });
  await db
    .insert(memberProfile)
    .values({ memberId: id, registerMethod: 'AGENT', termsAcceptedAt: at, ageConfirmedAt: at });
  await db.insert(madeAccount).values({ memberId: id, merchantCode, agentId, madeAt: at });
  await audit(db, {
    ...{ merchantCode, at, operator: null, act: 'accountMade', subject: id },
    after: { agent, username, isAgent, rate },
  });
  return { id, account };
}

/** The accounts that an agent has made, newest first. */
export async function accountsOf(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  agentId: string,
  page: RequestOf<Contract['accounts']>,
): Promise<ValueOf<Contract['accounts']>> {
  const { rows, count } = await pageOf(
    db,
    {
      table: madeAccount,
      where: eq(madeAccount.agentId, agentId),
      orderBy: [desc(madeAccount.madeAt), desc(madeAccount.memberId)],
    },
    page,
  );
  const ids = rows.map(({ memberId }) => memberId);
  const people = ids.length === 0 ? [] : await db.select().from(member).where(inArray(member.id, ids));
  const personOf = new Map(people.map((person) => [person.id, person]));
  return {
    list: rows.flatMap((row) => {
      const person = personOf.get(row.memberId);
      if (person === undefined) return [];
      const { account, nickname, isAgent, lineRate: rate } = person;
      const { memberId: id, madeAt } = row;
      return [{ id, account, nickname, isAgent: isAgentMember(isAgent), rate, madeAt, state: stateOf(row, now()) }];
    }),
    count,
  };
}

function stateOf({ claimedAt, usedAt, expiresAt }: typeof madeAccount.$inferSelect, at: number): MadeState {
  if (claimedAt !== null) return 'claimed';
  if (usedAt !== null) return 'opened';
  return expiresAt !== null && expiresAt > at ? 'waiting' : 'expired';
}
