import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { bet, gameRound } from '../../database/schema.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { writeBet } from '../bet/recordBet.ts';
import { gameOf, type PlayableGame } from '../game/gameOf.ts';
import { contributionOf } from './contribution.ts';
import type { GameRound, WalletCall } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

/**
 * The round of a call, locked; null if there is none.
 * @throws {WalletRefusal} ROUND_UNKNOWN for another member's.
 */
export async function lockRound(call: WalletCall, roundRef: string): Promise<GameRound | null> {
  const { deps, db, profile, session } = call;
  const [found] = await db
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.merchantCode, deps.config.merchant),
        eq(gameRound.provider, profile.code),
        eq(gameRound.roundRef, roundRef),
      ),
    )
    .for('update');
  if (found && found.memberId !== session.memberId) throw new WalletRefusal('ROUND_UNKNOWN');
  return found ?? null;
}

export interface RoundRequest {
  readonly roundId: string;
  readonly gameId: string;
  /** The deal, issue or hand that several players bet on. */
  readonly draw?: string | null | undefined;
}

export interface OpenRound {
  readonly round: GameRound;
  readonly game: PlayableGame;
  /** Made by this call: nothing waits for it. */
  readonly isNew: boolean;
}

/**
 * The open round of a stake or a parked win, locked; a new one where there is none, which has the stake in it already.
 * @throws {WalletRefusal} GAME_UNKNOWN, ROUND_CLOSED, ROUND_UNKNOWN.
 */
export async function openRound(
  call: WalletCall,
  { roundId, gameId, draw = null }: RoundRequest,
  stake = 0,
): Promise<OpenRound> {
  const { deps, db, profile, session, at } = call;
  const game = await gameOf(db, deps.config.merchant, gameId);
  if (game === null || !game.enabled || game.vendor !== session.vendor) throw new WalletRefusal('GAME_UNKNOWN');
  const [made] = await db
    .insert(gameRound)
    .values({
      id: randomUUID(),
      merchantCode: deps.config.merchant,
      provider: profile.code,
      roundRef: roundId,
      sessionId: session.id,
      memberId: session.memberId,
      gameId,
      vendor: game.vendor,
      category: game.category,
      demo: session.demo,
      state: 'open',
      stake,
      openedAt: at,
      askedAt: at,
      drawRef: draw,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { round: made, game, isNew: true };
  const round = await lockRound(call, roundId);
  if (round === null) throw new Error(`${roundId}: a round that stands in the way is there`);
  if (round.state !== 'open') throw new WalletRefusal('ROUND_CLOSED');
  return { round, game, isNew: false };
}

export async function updateRound(
  { db }: WalletCall,
  { id }: GameRound,
  change: Partial<typeof gameRound.$inferInsert>,
): Promise<GameRound> {
  const [row] = await db.update(gameRound).set(change).where(eq(gameRound.id, id)).returning();
  if (row === undefined) throw new Error(`${id}: a locked round is there`);
  return row;
}

/**
 * Settles an open round: its bet counts for turnover, points and agreements from now on (decisions M4, M11).
 * @param round with its final stake and payout
 * @param valid what its bets risked, as the provider says, and all of the stake if it does not; or the valid bet itself
 * @returns the round, and the movement of the points for the caller to post
 * @throws {WalletRefusal} AMOUNT_INVALID for a risk above the stake.
 */
export async function settleRound(
  call: WalletCall,
  round: GameRound,
  valid: { readonly risked: number | undefined } | { readonly validBet: number } = { risked: undefined },
): Promise<{ readonly round: GameRound; readonly points: readonly Movement[] }> {
  const validBet = 'validBet' in valid ? valid.validBet : await weighed(call, round, valid.risked ?? round.stake);
  const settlements = round.settlements + 1;
  const { memberId, vendor, category, gameId, roundRef, stake, payout, openedAt } = round;
  const written = await writeBet(call.deps, call.db, call.book, {
    memberId,
    vendor,
    category,
    gameId,
    requestId: `${round.provider}/${roundRef}/${settlements}`,
    round: roundRef,
    stake,
    validBet,
    payout,
    placedAt: openedAt,
  });
  if (written === null) throw new Error(`${round.id}: settlement ${settlements} has no bet yet`);
  const settled = await updateRound(call, round, {
    state: 'settled',
    stake,
    payout,
    receivable: round.receivable,
    validBet,
    betId: written.row.id,
    settlements,
    unsettledBy: null,
    settledAt: call.at,
    voidReason: null,
  });
  return { round: settled, points: written.points };
}

async function weighed(call: WalletCall, round: GameRound, risked: number): Promise<number> {
  if (risked > round.stake) throw new WalletRefusal('AMOUNT_INVALID', 'the valid bet is above the stake');
  return Math.floor((risked * (await contributionOf(call, round))) / 100);
}

/** The bet of a settled round. */
export async function betOfRound({ db }: WalletCall, { id, betId }: GameRound): Promise<typeof bet.$inferSelect> {
  const [row] = betId === null ? [] : await db.select().from(bet).where(eq(bet.id, betId)).for('update');
  if (row === undefined) throw new Error(`${id}: a settled round has a bet`);
  return row;
}
