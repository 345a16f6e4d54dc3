import { and, eq } from 'drizzle-orm';
import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { walletTransaction } from '../../../database/schema.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement, netOf } from '../gameMovement.ts';
import { lockRound, settleRound } from '../round.ts';
import type { MoneyVerb, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Takes an un-settlement back: the round is settled as before, with a new bet.
 * @throws {WalletRefusal} ROUND_UNKNOWN, ROUND_CLOSED when the round has changed since.
 */
export const cancelUnsettle: MoneyVerb<WalletRequest<'cancelUnsettle'>> = {
  verb: 'cancelUnsettle',
  run: async (call, { transactionId, roundId, unsettleTransactionId }) => {
    const round = await lockRound(call, roundId);
    const amount = await unsettledAmount(call, roundId, unsettleTransactionId);
    if (round === null || amount === null) throw new WalletRefusal('ROUND_UNKNOWN');
    if (round.state !== 'open' || round.unsettledBy !== unsettleTransactionId) throw new WalletRefusal('ROUND_CLOSED');
    const { purse, receivable } = netOf(amount, round.receivable);
    const { round: after, points } = await settleRound(
      call,
      { ...round, payout: amount, receivable: round.receivable - receivable },
      round.validBet === null ? undefined : { validBet: round.validBet },
    );
    await postAll(call.db, [
      ...gameMovement(call, { kind: 'gameResettled', transactionId, round: roundId, purse, receivable }),
      ...points,
    ]);
    return { amount, round: after };
  },
};

/** What an un-settlement of the round took back, in 1/10,000 P; null for an unknown one. */
async function unsettledAmount(
  { db, deps, profile }: WalletCall,
  roundRef: string,
  transactionId: string,
): Promise<number | null> {
  const [found] = await db
    .select({ amount: walletTransaction.amount })
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.merchantCode, deps.config.merchant),
        eq(walletTransaction.provider, profile.code),
        eq(walletTransaction.transactionId, transactionId),
        eq(walletTransaction.roundRef, roundRef),
        eq(walletTransaction.verb, 'unsettle'),
      ),
    );
  return found?.amount ?? null;
}
