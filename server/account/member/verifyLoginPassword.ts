import { eq } from 'drizzle-orm';
import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';

const TRIES = { limit: 10, windowMs: 15 * 60_000 };

/** Window of wrong login passwords within a session. */
export const loginPasswordKey = (memberId: string): string => personKey('old-password', memberId);

/**
 * Verifies the login password, with a limit, so that a stolen session cannot guess it.
 * @throws {Refusal} TOO_MANY_REQUESTS; `wrong` for a wrong password.
 */
export async function verifyLoginPassword(
  { db, limits, passwords }: ServerDeps,
  memberId: string,
  password: string,
  wrong: RefusalCode,
): Promise<void> {
  const tries = await limits.take(loginPasswordKey(memberId), TRIES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const [row] = await db.select({ passwordHash: member.passwordHash }).from(member).where(eq(member.id, memberId));
  if (!(await passwords.matches(password, row?.passwordHash ?? null))) throw new Refusal(wrong);
  await limits.giveBack([loginPasswordKey(memberId)]);
}
