import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { passwordContract } from '../../src/api/contract/password.ts';
import { Refusal, type ServerDeps, type Session } from '../deps.ts';
import { judgeNewPassword, setPassword } from './newPassword.ts';
import { loginPasswordKey, passLoginPassword } from './passLoginPassword.ts';

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
  await passLoginPassword(deps, memberId, oldPassword, 'OLD_PASSWORD_WRONG');
  if (newPassword === oldPassword) throw new Refusal('PASSWORD_UNCHANGED');
  await judgeNewPassword(deps, newPassword, username);

  const passwordHash = await passwords.hash(newPassword);
  await db.transaction((transaction) => setPassword(transaction, deps, memberId, passwordHash));
  await limits.clear(loginPasswordKey(memberId));
}
