import { and, asc, eq, inArray } from 'drizzle-orm';
import type { WalletAnswer, WalletRequest } from '../../../../protocol/wallet.ts';
import { gameRound, walletTransaction } from '../../../database/schema.ts';
import { mainBalance } from '../answerOnce.ts';
import type { ProviderProfile } from '../profiles.ts';
import type { WalletDeps } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/** @throws {WalletRefusal} ROUND_UNKNOWN. */
export async function roundInfo(
  { db, config }: WalletDeps,
  { code }: ProviderProfile,
  { roundId }: WalletRequest<'roundInfo'>,
): Promise<Omit<WalletAnswer<'roundInfo'>, 'status'>> {
  const [round] = await db
    .select()
    .from(gameRound)
    .where(
      and(eq(gameRound.merchantCode, config.merchant), eq(gameRound.provider, code), eq(gameRound.roundRef, roundId)),
    );
  if (round === undefined) throw new WalletRefusal('ROUND_UNKNOWN');
  const rows = await db
    .select()
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.merchantCode, config.merchant),
        eq(walletTransaction.provider, code),
        eq(walletTransaction.roundRef, roundId),
        inArray(walletTransaction.state, ['done', 'parked']),
      ),
    )
    .orderBy(asc(walletTransaction.at), asc(walletTransaction.transactionId));
  return {
    roundId,
    state: round.state,
    stake: round.stake,
    payout: round.payout,
    transactions: rows.map(({ transactionId, verb, amount, at }) => ({ transactionId, kind: verb, amount, at })),
    balance: await mainBalance(db, round.memberId),
  };
}
