import type { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { forgiveFailures } from '../../site/session/loginLimits.ts';
import { setPassword, validateNewPassword } from '../member/newPassword.ts';
import { liveLink, lockMember } from './passwordLink.ts';
import { takeLinkTry } from './recoveryLimits.ts';

/**
 * FORGOT-01: sets a new password with an e-mailed link. Does not sign in.
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
  await validateNewPassword(deps, newPassword, username);
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction(async (transaction) => {
    await lockMember(transaction, memberId);
    // While hashing, another request may have used the link, or the account's address may have changed.
    await liveLink({ ...deps, db: transaction }, linkToken);
    await setPassword(transaction, deps, memberId, passwordHash);
  });
  await forgiveFailures(deps, username);
}
