import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { recoveryContract } from '../../src/api/contract/recovery.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { judgeNewPassword, setPassword } from '../member/newPassword.ts';
import { forgiveFailures } from '../session/loginLimits.ts';
import { liveLink, lockMember } from './passwordLink.ts';
import { takeLinkTry } from './recoveryLimits.ts';

/**
 * FORGOT-01: sets a new password with what an e-mail brought. Logs nobody in: whoever opened the mail types the
 * password once more.
 * @throws {Refusal} CONFIRMATION_DIFFERS, TOO_MANY_REQUESTS, LINK_DEAD, INVALID_FIELDS, PASSWORD_COMMON.
 */
export async function byLink(
  deps: ServerDeps,
  { linkToken, newPassword, confirmNewPassword }: RequestOf<(typeof recoveryContract)['byLink']>,
  address: string,
): Promise<void> {
  if (newPassword !== confirmNewPassword) throw new Refusal('CONFIRMATION_DIFFERS');
  await takeLinkTry(deps, address);
  const { memberId, username } = await liveLink(deps, linkToken);
  await judgeNewPassword(deps, newPassword, username);
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction(async (transaction) => {
    await lockMember(transaction, memberId);
    // Another may have used it, or the account's address may have changed, while this one was hashed.
    await liveLink({ ...deps, db: transaction }, linkToken);
    await setPassword(transaction, deps, memberId, passwordHash);
  });
  await forgiveFailures(deps, username);
}
