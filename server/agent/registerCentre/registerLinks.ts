import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max } from 'drizzle-orm';
import {
  MAX_LINK_LABEL_LENGTH,
  MAX_REGISTER_LINKS,
  type RegisterLink,
  type registerCentreContract,
} from '../../../src/api/contract/agent/registerCentre.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { problemOf } from '../../../src/api/contract/rules/fieldRule.ts';
import type { Database } from '../../database/database.ts';
import { member, registerLink, registerLinkUse } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { isCodeTaken, newCode } from '../../member/referral/referralCodes.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { admitRate } from './lineRates.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** The permanent code of the agent, if any, then the links, newest first. */
export async function linksOf(db: Database, agentId: string): Promise<RegisterLink[]> {
  const [agent] = await db.select({ code: member.affiliateCode }).from(member).where(eq(member.id, agentId));
  const links = await db
    .select({ link: registerLink, joined: count(registerLinkUse.memberId), lastJoinedAt: max(registerLinkUse.at) })
    .from(registerLink)
    .leftJoin(registerLinkUse, eq(registerLinkUse.linkId, registerLink.id))
    .where(eq(registerLink.agentId, agentId))
    .groupBy(registerLink.id)
    .orderBy(desc(registerLink.createdAt), desc(registerLink.id));
  const permanent = { label: '', isAgent: false, rate: 0, joined: null, lastJoinedAt: null, open: true };
  return [
    ...(agent?.code ? [{ ...permanent, id: PERMANENT, code: agent.code }] : []),
    ...links.map(({ link: { id, code, label, isAgent, rate, closedAt }, joined, lastJoinedAt }) => ({
      ...{ id, code, label, isAgent, rate, joined, open: closedAt === null },
      lastJoinedAt: lastJoinedAt === null ? null : Number(lastJoinedAt),
    })),
  ];
}

/** The id of the permanent code in the list. */
const PERMANENT = 'permanent';

/**
 * Makes a link (AGENT-05); without a code, one is chosen.
 * @returns its id
 * @throws {Refusal} INVALID_FIELDS, CODE_TAKEN, LIMIT_REACHED; RATE_OUT_OF_RANGE with the highest rate.
 */
export async function makeLink(
  deps: Deps,
  db: Database,
  agentId: string,
  { label, isAgent, rate, ...asked }: RequestOf<(typeof registerCentreContract)['makeLink']>,
): Promise<string> {
  const { rules } = (await merchantOf({ ...deps, db })).settings;
  const fields = [
    ...([...label].length > MAX_LINK_LABEL_LENGTH ? ['label'] : []),
    ...(problemOf(asked.code, { ...rules.affiliateCode, required: false }) ? ['code'] : []),
  ];
  if (fields.length > 0) throw new Refusal('INVALID_FIELDS', { fields });
  await admitRate(deps, db, agentId, rate);
  if ((await db.$count(registerLink, eq(registerLink.agentId, agentId))) >= MAX_REGISTER_LINKS)
    throw new Refusal('LIMIT_REACHED');
  const { merchant: merchantCode } = deps.config;
  const code = asked.code === '' ? await freeCode(db, merchantCode) : asked.code.toUpperCase();
  if (await isCodeTaken(db, merchantCode, code)) throw new Refusal('CODE_TAKEN');
  const id = randomUUID();
  const made = await db
    .insert(registerLink)
    .values({ id, merchantCode, agentId, code, label, isAgent, rate, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: registerLink.id });
  if (made.length === 0) throw new Refusal('CODE_TAKEN');
  return id;
}

const TRIES = 10;

/** A code that nobody has. */
export async function freeCode(db: Database, merchantCode: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = newCode();
    if (!(await isCodeTaken(db, merchantCode, code))) return code;
  }
  throw new Error('no free code was found');
}

/**
 * Switches a link off, or on again.
 * @throws {Refusal} NOT_FOUND; RATE_OUT_OF_RANGE where its rate has become too high.
 */
export async function switchLink(
  deps: Deps,
  db: Database,
  agentId: string,
  { id, open }: { readonly id: string; readonly open: boolean },
): Promise<void> {
  const mine = and(eq(registerLink.id, id), eq(registerLink.agentId, agentId));
  const [link] = await db.select({ rate: registerLink.rate }).from(registerLink).where(mine);
  if (link === undefined) throw new Refusal('NOT_FOUND');
  if (open) await admitRate(deps, db, agentId, link.rate);
  await db
    .update(registerLink)
    .set({ closedAt: open ? null : deps.now() })
    .where(mine);
}
