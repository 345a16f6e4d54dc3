import type { passwordContract } from '../../../src/api/contract/account/password.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { setPassword, validateNewPassword } from './newPassword.ts';
import { loginPasswordKey, verifyLoginPassword } from './verifyLoginPassword.ts';

/**
 * CHPW-11…15, decisions A3, W4: changing the password ends every session of the account, this one included.
 * @throws {Refusal} CONFIRMATION_DIFFERS, OLD_PASSWORD_WRONG, PASSWORD_UNCHANGED, PASSWORD_COMMON, INVALID_FIELDS,
 * TOO_MANY_REQUESTS.
 */
export async function changePassword(
  deps: ServerDeps,
  { memberId, username }: Session,
  request: RequestOf<(typeof passwordContract)['change']>,
): Promise<void> {
  const { db, limits, passwords } = deps;
  const { oldPassword, newPassword, confirmNewPassword } = request;
  if (newPassword !== confirmNewPassword) throw new Refusal('CONFIRMATION_DIFFERS');
  await verifyLoginPassword(deps, memberId, oldPassword, 'OLD_PASSWORD_WRONG');
  if (newPassword === oldPassword) throw new Refusal('PASSWORD_UNCHANGED');
  await validateNewPassword(deps, newPassword, username);

  const passwordHash = await passwords.hash(newPassword);
  await db.transaction((transaction) => setPassword(transaction, deps, memberId, passwordHash));
  await limits.clear(loginPasswordKey(memberId));
}
