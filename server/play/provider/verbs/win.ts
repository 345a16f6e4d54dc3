import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement, netOf } from '../gameMovement.ts';
import { lockRound, openRound, settleRound, updateRound } from '../round.ts';
import type { GameRound, MoneyVerb } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Pays, after the end of the session too. Without a stake the win is parked, as the profile says.
 * @throws {WalletRefusal} ROUND_CLOSED, ROUND_UNKNOWN, GAME_UNKNOWN.
 */
export const win: MoneyVerb<WalletRequest<'win'>> = {
  verb: 'win',
  run: async (call, request) => {
    const { transactionId, amount, roundId, final, validBet } = request;
    const round = (await lockRound(call, roundId)) ?? (await openRound(call, request)).round;
    if (round.state !== 'open') throw new WalletRefusal('ROUND_CLOSED');
    if (round.stake === 0) {
      if (call.profile.winBeforeBet === 'refuse') throw new WalletRefusal('ROUND_UNKNOWN');
      return { amount, state: 'parked', answer: { outcome: 'PARKED', final, validBet } };
    }
    const { purse, receivable } = netOf(amount, round.receivable);
    const paid: GameRound = {
      ...round,
      payout: round.payout + amount,
      receivable: round.receivable - receivable,
    };
    const money = gameMovement(call, { kind: 'gameWin', transactionId, round: roundId, purse, receivable });
    const { points, round: after } = final
      ? await settleRound(call, paid, { risked: validBet })
      : {
          points: [],
          round: await updateRound(call, round, {
            payout: paid.payout,
            receivable: paid.receivable,
            unsettledBy: null,
          }),
        };
    const { balances } = await postAll(call.db, [...money, ...points]);
    return { amount, answer: { outcome: 'PAID' }, round: after, balances };
  },
};
