import type { Ratio } from '../ratio.ts';

/**
 * Everything that fixes the odds of a crash game. Odds never change: others get another id, so that every old round can
 * be worked out again.
 */
export interface CrashOdds {
  readonly id: string;
  /** Return of every target, but for less than one in 2³² (`returnOf` is exact). */
  readonly rtp: Ratio;
  /** Highest multiplier, in hundredths: whoever is still in a round that comes so far is paid there. */
  readonly cap: number;
}

/** The odds on offer. */
export const crashOdds = {
  'rise-1': { id: 'rise-1', rtp: { numerator: 97n, denominator: 100n }, cap: 100_000 },
} as const satisfies Readonly<Record<string, CrashOdds>>;
export type CrashOddsId = keyof typeof crashOdds;

/** Equally likely numbers behind a crash point: 2⁵². */
export const OUTCOMES = 1n << 52n;
/** No crash, no win: a round that ends here pays nobody. In hundredths. */
export const LEAST_POINT = 100;
/** The lowest target, in hundredths. */
export const LEAST_TARGET = 101;

/**
 * Crash point in hundredths for a number from 0 to 2⁵² − 1: the return over the share of numbers that are left, rounded
 * down, from 1.00 up to the cap.
 */
export function pointOf({ rtp, cap }: CrashOdds, number: bigint): number {
  const point = (100n * rtp.numerator * OUTCOMES) / (rtp.denominator * (OUTCOMES - number));
  return point >= BigInt(cap) ? cap : Math.max(LEAST_POINT, Number(point));
}

/** How many of the 2⁵² numbers bring a round to a target, given in hundredths above 1.00 and up to the cap. */
export const waysTo = ({ rtp }: CrashOdds, target: number): bigint =>
  (100n * rtp.numerator * OUTCOMES) / (rtp.denominator * BigInt(target));

/** The exact return of a bet on a target, given in hundredths. */
export const returnOf = (odds: CrashOdds, target: number): Ratio => ({
  numerator: BigInt(target) * waysTo(odds, target),
  denominator: 100n * OUTCOMES,
});
