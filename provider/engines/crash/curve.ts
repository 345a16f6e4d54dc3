import { LEAST_POINT } from './odds.ts';

/** 64 binary places. */
const PLACES = 64n;
/** e^(1/10,000), the growth in one ms, rounded to so many places. */
const ONE_MS = 18_448_588_840_353_717_474n;
/** Growth in 1, 2, 4, … ms. Over two minutes is more than any cap needs. */
const GROWTH = Array.from({ length: 17 }).reduce<bigint[]>(
  (list) => [...list, ((list.at(-1) ?? 0n) * (list.at(-1) ?? 0n)) >> PLACES],
  [ONE_MS],
);
const LONGEST_MS = 2 ** 17;

/**
 * The multiplier after so many ms, in hundredths, rounded down: e^(0.1 s), by whole numbers alone, so that provider and
 * page never differ.
 */
export function multiplierAt(elapsedMs: number): number {
  const ms = Math.min(Math.max(0, Math.floor(elapsedMs)), LONGEST_MS - 1);
  const grown = GROWTH.reduce(
    (product, growth, bit) => ((ms >> bit) & 1 ? (product * growth) >> PLACES : product),
    1n << PLACES,
  );
  return Number((grown * 100n) >> PLACES);
}

/** The first ms at which a multiplier, in hundredths, is reached. */
export function elapsedAt(multiplier: number): number {
  let [below, reached] = [-1, LONGEST_MS - 1];
  while (reached - below > 1) {
    const middle = (below + reached) >> 1;
    if (multiplierAt(middle) >= multiplier) reached = middle;
    else below = middle;
  }
  return reached;
}

/**
 * How long a round flies: as long as its multiplier is not above the crash point, so that a press at a multiplier has
 * the odds of a target there. A round at 1.00 does not take off.
 */
export const flightMs = (point: number): number => (point === LEAST_POINT ? 0 : elapsedAt(point + 1));
