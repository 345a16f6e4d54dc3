import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { registerCentreContract } from '../../../src/api/contract/agent/registerCentre.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import { madeAccount, member, session } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import { personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import type { Member } from '../../site/session/byUsername.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Passwords for an agent per hour: each costs a hash. */
const ISSUES = { limit: 30, windowMs: HOUR_MS };
/** Read aloud and typed by people: without signs that are taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** `k7mq-x4hp-9rtw`: 59 bits. */
const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/**
 * A new one-time password for an account made by the agent (AGENT-05), valid for a day. It ends the one before and what
 * that has opened.
 * @throws {Refusal} NOT_FOUND; STATUS_CHANGED once the owner has set a password; TOO_MANY_REQUESTS.
 */
export async function issuePassword(
  deps: ServerDeps,
  { memberId: agentId, username }: Session,
  id: string,
): Promise<ValueOf<(typeof registerCentreContract)['issuePassword']>> {
  const { db, config, limits, passwords } = deps;
  const own = and(
    eq(madeAccount.memberId, id),
    eq(madeAccount.agentId, agentId),
    eq(madeAccount.merchantCode, config.merchant),
  );
  const known = await db.$count(madeAccount, own);
  if (known === 0) throw new Refusal('NOT_FOUND');
  const { ok, waitSeconds } = await limits.take(personKey('one-time-password', agentId), ISSUES);
  if (!ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
  const oneTimePassword = newPassword();
  const passwordHash = await passwords.hash(oneTimePassword);
  return db.transaction(async (tx) => {
    const at = deps.now();
    const expiresAt = at + DAY_MS;
    const open = await tx
      .update(madeAccount)
      .set({ expiresAt, usedAt: null })
      .where(and(own, isNull(madeAccount.claimedAt)))
      .returning({ memberId: madeAccount.memberId });
    if (open.length === 0) throw new Refusal('STATUS_CHANGED');
    const [{ account } = { account: '' }] = await tx
      .update(member)
      .set({ passwordHash })
      .where(eq(member.id, id))
      .returning({ account: member.account });
    await tx
      .update(session)
      .set({ endedAt: at, endReason: 'password' })
      .where(and(eq(session.memberId, id), isNull(session.endedAt)));
    await audit(tx, {
      ...{ merchantCode: config.merchant, at, operator: null, act: 'accountPasswordMade', subject: id },
      after: { agent: username, expiresAt },
    });
    return { account, oneTimePassword, expiresAt };
  });
}

/**
 * Uses up the one-time password that an account was opened with; concurrent logins use it once. `none`: the password is
 * the owner's. `dead`: used before, or expired.
 */
export async function takeOneTimePassword(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<'none' | 'taken' | 'dead'> {
  const at = now();
  const mine = eq(madeAccount.memberId, id);
  const taken = await db
    .update(madeAccount)
    .set({ usedAt: at })
    .from(member)
    .where(
      and(
        mine,
        isNull(madeAccount.claimedAt),
        isNull(madeAccount.usedAt),
        gt(madeAccount.expiresAt, at),
        eq(member.id, madeAccount.memberId),
        eq(member.passwordHash, passwordHash),
      ),
    )
    .returning({ id: madeAccount.memberId });
  if (taken.length > 0) return 'taken';
  return (await db.$count(madeAccount, and(mine, isNull(madeAccount.claimedAt)))) > 0 ? 'dead' : 'none';
}

/** The owner has set a password: no one-time password from now on. */
export async function claimAccount(db: Database, memberId: string, at: number): Promise<void> {
  await db
    .update(madeAccount)
    .set({ claimedAt: at })
    .where(and(eq(madeAccount.memberId, memberId), isNull(madeAccount.claimedAt)));
}
