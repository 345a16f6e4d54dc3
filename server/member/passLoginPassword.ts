import { eq } from 'drizzle-orm';
import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import { member } from '../database/schema.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { personKey } from '../limits/limitKey.ts';

const TRIES = { limit: 10, windowMs: 15 * 60_000 };

/** The window of wrong login passwords within a session. */
export const loginPasswordKey = (memberId: string): string => personKey('old-password', memberId);

/**
 * Lets pass who knows the login password: a stolen session must not become a way to guess it.
 * @throws {Refusal} TOO_MANY_REQUESTS; `wrong` where it is not the password.
 */
export async function passLoginPassword(
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
