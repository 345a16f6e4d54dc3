import type { Played } from '../board/rules.ts';
import type { Draw } from '../rng/blocks.ts';
import { payoutOf } from './factor.ts';
import type { Result } from './market.ts';

/** A slip pays no more than this, 1/10,000 P. */
export const MOST_PAYOUT = 5_000_000_000;

export type LegState = Result | 'pending';

/** What happens to a slip after its stake is taken. Odds in hundredths, one a leg. */
export type SlipMove =
  | { readonly type: 'confirm'; readonly odds: readonly number[] }
  | { readonly type: 'settle'; readonly results: readonly LegState[] }
  /** 1/10,000 P; the id makes a repeat the same. */
  | { readonly type: 'cashOut'; readonly requestId: string; readonly payout: number };

/** What a slip pays at these results; null while it may still pay one thing or another. 1/10,000 P */
export function slipPayout(stake: number, odds: readonly number[], results: readonly LegState[]): number | null {
  if (results.includes('lost')) return 0;
  if (results.includes('pending')) return null;
  return payoutOf(
    stake,
    results.map((result, at) => ({ result: result as Result, odds: odds[at] ?? 0 })),
  );
}

/** The odds that a slip was confirmed at. */
const confirmedOdds = (moves: readonly SlipMove[]): readonly number[] =>
  moves.findLast((move) => move.type === 'confirm')?.odds ?? [];

/** A slip so far: open, or what it pays. Follows from stake and moves; nothing is drawn. */
// biome-ignore lint/correctness/useYield: a slip has no chance of its own, and is a round like the others
export function* playSlip(stake: number, moves: readonly SlipMove[]): Draw<Played<null>> {
  const last = moves.at(-1);
  if (last?.type === 'cashOut') return { view: null, payout: last.payout, isOver: true };
  const payout = last?.type === 'settle' ? slipPayout(stake, confirmedOdds(moves), last.results) : null;
  return { view: null, payout: payout ?? 0, isOver: payout !== null };
}

/** Moves of a slip, as this provider has written them. */
export const readMoves = (moves: readonly unknown[]): readonly SlipMove[] => moves as readonly SlipMove[];
