import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { lockRound, settleRound } from '../round.ts';
import type { MoneyVerb } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Settles a round: no more wins will follow.
 * @throws {WalletRefusal} ROUND_UNKNOWN without a stake, ROUND_CLOSED, AMOUNT_INVALID.
 */
export const finishRound: MoneyVerb<WalletRequest<'finishRound'>> = {
  verb: 'finishRound',
  run: async (call, { roundId, validBet }) => {
    const round = await lockRound(call, roundId);
    if (round === null || (round.state === 'open' && round.stake === 0)) throw new WalletRefusal('ROUND_UNKNOWN');
    if (round.state !== 'open') throw new WalletRefusal('ROUND_CLOSED');
    const { round: after, points } = await settleRound(call, round, { risked: validBet });
    await postAll(call.db, points);
    return { round: after };
  },
};
