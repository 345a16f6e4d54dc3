import type { Ratio } from '../ratio.ts';
import { type Draw, drawBelow } from '../rng/blocks.ts';
import { type RouletteKind, rouletteSpots } from './rouletteSpots.ts';
import { type SpotsChoice, spotRules } from './spots.ts';

/** A name from `rouletteSpots`. */
export type RouletteChoice = SpotsChoice;

export interface RouletteView {
  /** 0 to 36. */
  readonly number: number;
}

const POCKETS = 37;

/** What each kind of bet pays a hit, stake included, in hundredths: 36 over the numbers that it covers. */
export const ROULETTE_PAYS: Readonly<Record<RouletteKind, number>> = {
  color: 200,
  parity: 200,
  half: 200,
  dozen: 300,
  column: 300,
  straight: 3_600,
  split: 1_800,
  street: 1_200,
  corner: 900,
  line: 600,
};

/** What a spot brings back, in hundredths of the bet. */
export function rouletteReturns({ number }: RouletteView, spot: string): number {
  const bet = rouletteSpots.get(spot);
  return bet?.numbers.includes(number) ? ROULETTE_PAYS[bet.kind] : 0;
}

function* spin(): Draw<RouletteView> {
  const { values } = yield* drawBelow([POCKETS], 0);
  const [number = 0] = values;
  return { number };
}

const rtp: Ratio = { numerator: 36n, denominator: BigInt(POCKETS) };

/** The European wheel with one zero. */
export const roulette = spotRules<string, RouletteView>({
  id: 'roulette-1',
  bets: Object.keys(ROULETTE_PAYS).map((id) => ({ id, rtp })),
  isSpot: (name) => rouletteSpots.has(name),
  draw: spin,
  returns: rouletteReturns,
});
