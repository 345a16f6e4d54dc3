import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement, netOf } from '../gameMovement.ts';
import { nothingParked, payParked } from '../parkedWins.ts';
import { settleRound } from '../round.ts';
import type { MoneyVerb } from '../walletCall.ts';
import { admitStake } from './bet.ts';

/**
 * Stake and payout of a complete round. The stake must be covered by the balance before the payout.
 * @throws as `bet` does
 */
export const betWin: MoneyVerb<WalletRequest<'betWin'>> = {
  verb: 'betWin',
  takesStake: true,
  run: async (call, request) => {
    const { transactionId, stake, payout, roundId, validBet } = request;
    const { round, isNew } = await admitStake(call, request, stake);
    const parked = isNew ? nothingParked(round) : await payParked(call, round);
    const { purse, receivable } = netOf(payout, parked.round.receivable);
    const complete = {
      ...parked.round,
      payout: parked.round.payout + payout,
      receivable: parked.round.receivable - receivable,
    };
    const { points, round: after } = await settleRound(call, complete, { risked: validBet });
    const { balances } = await postAll(call.db, [
      ...gameMovement(call, { kind: 'gameBet', transactionId, round: roundId, purse: -stake }),
      ...parked.movements,
      ...gameMovement(call, { kind: 'gameWin', transactionId, round: roundId, purse, receivable }),
      ...points,
    ]);
    return { amount: stake, answer: { payout }, round: after, balances };
  },
};
