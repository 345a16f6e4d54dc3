import { eq } from 'drizzle-orm';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { passwordContract } from '../../src/api/contract/password.ts';
import { member } from '../database/schema.ts';
import { Refusal, type ServerDeps, type Session } from '../deps.ts';
import { personKey } from '../limits/limitKey.ts';
import { judgeNewPassword, setPassword } from './newPassword.ts';

const OLD_PASSWORD_TRIES = { limit: 10, windowMs: 15 * 60_000 };

/**
 * CHPW-11…15, decisions A3, W4: a new password ends every session of the account, this one included.
 * @throws {Refusal} CONFIRMATION_DIFFERS, OLD_PASSWORD_WRONG, PASSWORD_UNCHANGED, PASSWORD_COMMON, INVALID_FIELDS, TOO_MANY_REQUESTS.
 */
export async function changePassword(
  deps: ServerDeps,
  { memberId, username }: Session,
  request: RequestOf<(typeof passwordContract)['change']>,
): Promise<void> {
  const { db, limits, passwords } = deps;
  const { oldPassword, newPassword, confirmNewPassword } = request;
  if (newPassword !== confirmNewPassword) throw new Refusal('CONFIRMATION_DIFFERS');
  await passOldPassword(deps, memberId, oldPassword);
  if (newPassword === oldPassword) throw new Refusal('PASSWORD_UNCHANGED');
  await judgeNewPassword(deps, newPassword, username);

  const passwordHash = await passwords.hash(newPassword);
  await db.transaction((transaction) => setPassword(transaction, deps, memberId, passwordHash));
  await limits.clear(personKey('old-password', memberId));
}

/** A stolen session must not become a way to guess the password. */
async function passOldPassword(
  { db, limits, passwords }: ServerDeps,
  memberId: string,
  oldPassword: string,
): Promise<void> {
  const tries = await limits.take(personKey('old-password', memberId), OLD_PASSWORD_TRIES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const [row] = await db.select({ passwordHash: member.passwordHash }).from(member).where(eq(member.id, memberId));
  if (!(await passwords.matches(oldPassword, row?.passwordHash ?? null))) throw new Refusal('OLD_PASSWORD_WRONG');
}
