import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { voidRow } from '../../bet/voidBet.ts';
import { gameMovement } from '../gameMovement.ts';
import { betOfRound, lockRound, updateRound } from '../round.ts';
import type { MoneyVerb } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Opens a settled round again: its bet is void, its payout is taken back. What the balance lacks is a receivable, never
 * a negative balance (decision M1).
 * @throws {WalletRefusal} ROUND_UNKNOWN for a round that is not settled, ROUND_CLOSED for a cancelled one, or one that
 *   has won a jackpot.
 */
export const unsettle: MoneyVerb<WalletRequest<'unsettle'>> = {
  verb: 'unsettle',
  run: async (call, { transactionId, roundId, reason }) => {
    const round = await lockRound(call, roundId);
    if (round === null || round.state === 'open') throw new WalletRefusal('ROUND_UNKNOWN', 'the round is not settled');
    if (round.state !== 'settled') throw new WalletRefusal('ROUND_CLOSED');
    if (round.jackpot > 0) throw new WalletRefusal('ROUND_CLOSED', 'the pot that it won is no longer there');
    const { payout } = round;
    const { balance, points } = await voidRow(call.deps, call.db, call.book, await betOfRound(call, round));
    const taken = Math.min(payout, balance);
    const receivable = payout - taken;
    await postAll(call.db, [
      ...gameMovement(call, {
        kind: 'gameUnsettled',
        transactionId,
        round: roundId,
        purse: -taken,
        receivable: -receivable,
      }),
      ...points,
    ]);
    const after = await updateRound(call, round, {
      state: 'open',
      payout: 0,
      receivable: round.receivable + receivable,
      settledAt: null,
      unsettledBy: transactionId,
      voidReason: reason,
      askedAt: call.at,
    });
    return { amount: payout, answer: { receivable }, round: after };
  },
};
