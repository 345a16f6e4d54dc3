import type { Ratio } from '../ratio.ts';
import { type Draw, drawBelow } from '../rng/blocks.ts';
import { type SpotsChoice, spotRules } from './spots.ts';

/** A name from `sicboSpots`. */
export type SicboChoice = SpotsChoice;

export interface SicboView {
  /** Three dice, 1 to 6 each, as they were thrown. */
  readonly dice: readonly [number, number, number];
}

export type SicboKind = 'size' | 'parity' | 'total' | 'single' | 'double' | 'combo' | 'anyTriple' | 'triple';

/** A bet on the dice. */
export interface SicboBet {
  readonly kind: SicboKind;
  /** What a win pays at least, stake included, in hundredths. */
  readonly back: number;
  /** What comes back, stake included, in hundredths; 0 for a throw that loses. */
  readonly returns: (throwOf: Throw) => number;
  /** Hundredths times throws of 216. */
  readonly sum: number;
}

export interface Throw {
  readonly total: number;
  readonly isTriple: boolean;
  /** How many of the dice show this number. */
  readonly count: (number: number) => number;
}

export const throwOf = ({ dice }: SicboView): Throw => ({
  total: dice[0] + dice[1] + dice[2],
  isTriple: dice[0] === dice[1] && dice[1] === dice[2],
  count: (number) => dice.filter((die) => die === number).length,
});

/** What totals pay, in hundredths with the stake: as many throws give 17 as 4, 16 as 5, and so on. */
const TOTALS: Readonly<Record<number, readonly [back: number, throws: number]>> = {
  4: [6_600, 3],
  5: [3_400, 6],
  6: [2_000, 10],
  7: [1_400, 15],
  8: [1_000, 21],
  9: [800, 25],
  10: [750, 27],
};
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What one die pays by the number of dice that show it. */
const SINGLE = [0, 200, 300, 400] as const;

type Named = readonly [id: string, bet: SicboBet];
const bet = (id: string, kind: SicboKind, back: number, throws: number, wins: (of: Throw) => boolean): Named => [
  id,
  { kind, back, returns: (of) => (wins(of) ? back : 0), sum: back * throws },
];

const totals = Array.from({ length: 14 }, (_, at) => at + 4).map((total): Named => {
  const [back, throws] = TOTALS[Math.min(total, 21 - total)] ?? [0, 0];
  return bet(`total ${total}`, 'total', back, throws, (of) => of.total === total);
});
const singles = FACES.map(
  (face): Named => [
    `single ${face}`,
    // 75 throws of 216 show a face once, 15 twice, 1 three times.
    { kind: 'single', back: 200, returns: (of) => SINGLE[of.count(face)] ?? 0, sum: 200 * 75 + 300 * 15 + 400 },
  ],
);
const combos = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) =>
    bet(`combo ${low} ${high}`, 'combo', 700, 30, (of) => of.count(low) > 0 && of.count(high) > 0),
  ),
);

/** Every bet of the table. */
export const sicboSpots: ReadonlyMap<string, SicboBet> = new Map<string, SicboBet>([
  bet('big', 'size', 200, 105, (of) => !of.isTriple && of.total >= 11),
  bet('small', 'size', 200, 105, (of) => !of.isTriple && of.total <= 10),
  bet('odd', 'parity', 200, 105, (of) => !of.isTriple && of.total % 2 === 1),
  bet('even', 'parity', 200, 105, (of) => !of.isTriple && of.total % 2 === 0),
  ...totals,
  ...singles,
  ...FACES.map((face) => bet(`double ${face}`, 'double', 1_300, 16, (of) => of.count(face) >= 2)),
  ...combos,
  bet('any triple', 'anyTriple', 3_400, 6, (of) => of.isTriple),
  ...FACES.map((face) => bet(`triple ${face}`, 'triple', 20_100, 1, (of) => of.count(face) === 3)),
]);

/** What a spot brings back, in hundredths of the bet. */
export const sicboReturns = (view: SicboView, spot: string): number =>
  sicboSpots.get(spot)?.returns(throwOf(view)) ?? 0;

function* roll(): Draw<SicboView> {
  const { values } = yield* drawBelow([6, 6, 6], 0);
  const [one = 0, two = 0, three = 0] = values;
  return { dice: [one + 1, two + 1, three + 1] };
}

const returnOf = ({ sum }: SicboBet): Ratio => ({ numerator: BigInt(sum), denominator: 21_600n });

/** Three dice, known as sic bo and, in Thailand, as hi-lo. */
export const sicbo = spotRules<string, SicboView>({
  id: 'sicbo-1',
  bets: [...sicboSpots].map(([id, of]) => ({ id, rtp: returnOf(of) })),
  isSpot: (name) => sicboSpots.has(name),
  draw: roll,
  returns: sicboReturns,
});
