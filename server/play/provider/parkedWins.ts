import { and, eq } from 'drizzle-orm';
import { walletTransaction } from '../../database/schema.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { gameMovement, netOf } from './gameMovement.ts';
import type { GameRound, WalletCall } from './walletCall.ts';

interface Paid {
  /** With the payouts in it; not written. */
  readonly round: GameRound;
  /** For the caller to post, after the stake. */
  readonly movements: readonly Movement[];
  /** One of the wins finishes the round. */
  readonly isFinal: boolean;
  /** What the bets of the round risked, as that win says, 1/10,000 P. */
  readonly risked: number | undefined;
}

/** Of a round that nothing came before. */
export const nothingParked = (round: GameRound): Paid => ({ round, movements: [], isFinal: false, risked: undefined });

/** Pays the wins of a round that came before their bet. Each keeps its first answer, PARKED. */
export async function payParked(call: WalletCall, round: GameRound): Promise<Paid> {
  const { db, deps, profile } = call;
  const parked = await db
    .update(walletTransaction)
    .set({ state: 'done' })
    .where(
      and(
        eq(walletTransaction.merchantCode, deps.config.merchant),
        eq(walletTransaction.provider, profile.code),
        eq(walletTransaction.roundRef, round.roundRef),
        eq(walletTransaction.state, 'parked'),
      ),
    )
    .returning();
  return parked.reduce<Paid>((paid, { transactionId, amount, answer }) => {
    const { purse, receivable } = netOf(amount, paid.round.receivable);
    const change = { kind: 'gameWin', transactionId, round: round.roundRef, purse, receivable } as const;
    return {
      round: {
        ...paid.round,
        payout: paid.round.payout + amount,
        receivable: paid.round.receivable - receivable,
      },
      movements: [...paid.movements, ...gameMovement(call, change)],
      isFinal: paid.isFinal || answer.final === true,
      risked: typeof answer.validBet === 'number' ? answer.validBet : paid.risked,
    };
  }, nothingParked(round));
}
