import { plus, type Ratio } from '../ratio.ts';
import { type JackpotOdds, returnOfJackpots } from './jackpots.ts';

/** `A` to `G` pay on lines, `W` stands in for them, `S` pays anywhere. */
export type SlotSymbol = LineSymbol | 'W' | 'S';
export type LineSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** For three, four and five of a kind. */
type Pays = readonly [three: number, four: number, five: number];

/**
 * Everything that fixes the odds of a slot. A sheet never changes: other odds are a sheet with another id, so that
 * every old round can be worked out again.
 */
export interface ParSheet {
  readonly id: string;
  /** One text a reel, read downwards, closed to a ring. Scatters stand at least three apart. */
  readonly reels: readonly [string, string, string, string, string];
  /** Row (0 top, 2 bottom) on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** Times the stake of a line. A line pays from the left, once. */
  readonly pays: Readonly<Record<LineSymbol, Pays>>;
  /** Times the stake of the round, for three, four and five scatters. */
  readonly scatter: Pays;
  /** Free spins for three scatters or more; also during free spins, without a limit. */
  readonly freeSpins: number;
  /** Line wins in free spins are multiplied by this, scatter wins are not. */
  readonly freeFactor: number;
  /** Return of the reels for the one bet of this game. The tests work it out from the reels. */
  readonly rtp: Ratio;
  /** Probability that a spin starts free spins. */
  readonly trigger: Ratio;
  /** Pots that each round may win besides. */
  readonly jackpot?: JackpotOdds;
}

/** Return of reels and jackpots together. */
export function returnOf({ rtp, jackpot }: Pick<ParSheet, 'rtp' | 'jackpot'>): Ratio {
  if (jackpot === undefined) return rtp;
  const { contributions, seeds } = returnOfJackpots(jackpot);
  return plus(plus(rtp, contributions), seeds);
}
