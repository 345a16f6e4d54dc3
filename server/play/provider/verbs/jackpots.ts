import type { WalletAnswer, WalletRequest } from '../../../../protocol/wallet.ts';
import { mainBalance } from '../answerOnce.ts';
import { readPots } from '../jackpots.ts';
import type { ProviderProfile } from '../profiles.ts';
import { callerOf } from '../sessionOf.ts';
import type { WalletDeps } from '../walletCall.ts';

/** @throws {WalletRefusal} SESSION_ENDED for an unknown session. */
export async function jackpots(
  deps: WalletDeps,
  profile: ProviderProfile,
  request: WalletRequest<'jackpots'>,
): Promise<Omit<WalletAnswer<'jackpots'>, 'status'>> {
  const { session, book } = await callerOf(deps, deps.db, profile, request.session);
  const pots = await readPots(deps.db, profile, { merchantCode: deps.config.merchant, book });
  return { jackpots: [...pots], balance: await mainBalance(deps.db, session.memberId) };
}
