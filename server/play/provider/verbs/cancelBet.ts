import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { bet, walletTransaction } from '../../../database/schema.ts';
import { memberAccount } from '../../../money/ledger/account.ts';
import { lockAccounts } from '../../../money/ledger/lockAccounts.ts';
import type { Line } from '../../../money/ledger/movement.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement, netOf } from '../gameMovement.ts';
import { potOf } from '../jackpots.ts';
import { lockRound, updateRound } from '../round.ts';
import type { GameRound, MoneyVerb, Outcome, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

type Request = WalletRequest<'cancelBet'>;
type Transaction = typeof walletTransaction.$inferSelect;

const TOMBSTONE: Outcome = { answer: { outcome: 'TOMBSTONE' } };

/**
 * Takes a bet back, after the end of the session too. A cancelled bet cannot be cancelled twice, an unknown one leaves
 * a tombstone, as the profile says.
 * @throws {WalletRefusal} BET_UNKNOWN, ROUND_CLOSED.
 */
export const cancelBet: MoneyVerb<Request> = {
  verb: 'cancelBet',
  run: async (call, request) => {
    const known = await lockRound(call, request.roundId);
    const staked = await betOrTombstone(call, request);
    if (staked === null) return TOMBSTONE;
    // A bet at work at the same time may just have opened the round.
    const round = known ?? (await lockRound(call, request.roundId));
    if (staked.roundRef !== request.roundId) throw new WalletRefusal('BET_UNKNOWN');
    if (staked.cancelledAt !== null) return { answer: { outcome: 'RETURNED' } };
    if (round === null || round.state !== 'open' || round.jackpot > 0) throw new WalletRefusal('ROUND_CLOSED');
    if (round.payout > 0 && call.profile.cancelAfterWin === 'refuse') throw new WalletRefusal('ROUND_CLOSED');
    const after = await returnStakes(call, round, [staked], request);
    return { amount: staked.amount, answer: { outcome: 'RETURNED' }, round: after };
  },
};

/** The bet that took money; null where a tombstone is left, or the bet was refused. */
async function betOrTombstone(call: WalletCall, { betTransactionId, roundId }: Request): Promise<Transaction | null> {
  const { db, deps, profile, session, at } = call;
  const key = { merchantCode: deps.config.merchant, provider: profile.code, transactionId: betTransactionId };
  const read = async () => {
    const [row] = await db
      .select()
      .from(walletTransaction)
      .where(
        and(
          eq(walletTransaction.merchantCode, key.merchantCode),
          eq(walletTransaction.provider, key.provider),
          eq(walletTransaction.transactionId, key.transactionId),
        ),
      )
      .for('update');
    return row;
  };
  let found = await read();
  if (found === undefined) {
    if (profile.cancelBeforeBet === 'refuse') throw new WalletRefusal('BET_UNKNOWN');
    const stone = {
      ...key,
      verb: 'bet',
      sessionId: session.id,
      roundRef: roundId,
      bodyHash: '',
      amount: 0,
      at,
    } as const;
    const left = await db
      .insert(walletTransaction)
      .values({ ...stone, state: 'tombstone', answer: {} })
      .onConflictDoNothing()
      .returning();
    if (left.length > 0) return null;
    // The bet was on its way at the same time.
    found = await read();
  }
  if (found === undefined || (found.verb !== 'bet' && found.verb !== 'betWin')) throw new WalletRefusal('BET_UNKNOWN');
  return found.state === 'done' ? found : null;
}

/**
 * Returns stakes of an open round; with the last stake the round is cancelled and counts for nothing.
 * @param bets of this round, locked
 */
export async function returnStakes(
  call: WalletCall,
  round: GameRound,
  bets: readonly Transaction[],
  { transactionId, reason }: Pick<Request, 'transactionId' | 'reason'>,
): Promise<GameRound> {
  const { db, deps, book, session, at } = call;
  const amount = bets.reduce((sum, one) => sum + one.amount, 0);
  const stake = round.stake - amount;
  const isOver = stake === 0;
  const account = memberAccount(session.memberId, 'main');
  const contributed = contributedBy(call, bets);
  const takenBack = isOver ? round.payout : 0;
  const purses = await lockAccounts(db, {
    merchantCode: deps.config.merchant,
    book,
    at,
    lines: [{ account, amount }, ...contributed],
  });
  const back = netOf(amount, round.receivable);
  const balance = (purses.get(account.id)?.balance ?? 0) + back.purse;
  const taken = Math.min(takenBack, balance);
  const moved = { transactionId, round: round.roundRef };
  // Somebody may have won the pot since; the house bears what it lacks.
  const pots = contributed.map((line) => ({
    ...line,
    amount: -Math.min(line.amount, purses.get(line.account.id)?.balance ?? 0),
  }));
  await postAll(db, [
    ...gameMovement(call, { kind: 'gameCancelled', ...moved, ...back, pots }),
    ...gameMovement(call, { kind: 'gameUnsettled', ...moved, purse: -taken, receivable: taken - takenBack }),
  ]);
  for (const { transactionId: id } of bets)
    await db
      .update(walletTransaction)
      .set({ cancelledAt: at })
      .where(
        and(
          eq(walletTransaction.merchantCode, deps.config.merchant),
          eq(walletTransaction.provider, round.provider),
          eq(walletTransaction.transactionId, id),
        ),
      );
  if (isOver && round.settlements === 0) await recordCancelled(call, round);
  return updateRound(call, round, {
    stake,
    payout: round.payout - takenBack,
    receivable: round.receivable - back.receivable + takenBack - taken,
    unsettledBy: null,
    ...(isOver ? { state: 'cancelled', settledAt: at, voidReason: reason } : {}),
  });
}

/** What bets have put into pots, one line a pot. */
function contributedBy(call: WalletCall, bets: readonly Transaction[]): readonly Line[] {
  const sums = new Map<string, number>();
  for (const { id, amount } of bets.flatMap(({ jackpots }) => jackpots ?? []))
    sums.set(id, (sums.get(id) ?? 0) + amount);
  return [...sums].map(([id, amount]) => ({ account: potOf(call, id), amount }));
}

/** MEMBER-10: the player finds a cancelled round in the betting record, as void. */
async function recordCancelled({ db, at }: WalletCall, round: GameRound): Promise<void> {
  const { merchantCode, memberId, vendor, category, gameId, provider, roundRef, stake, openedAt } = round;
  const told = { vendor, category, gameId, requestId: `${provider}/${roundRef}/cancelled`, round: roundRef };
  await db.insert(bet).values({
    ...{ id: randomUUID(), merchantCode, memberId, ...told, stake },
    ...{ validBet: 0, payout: 0, placedAt: openedAt, settledAt: at, voidedAt: at, givesPoints: false },
  });
}
