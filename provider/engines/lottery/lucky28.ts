import { halves, sumOf } from './digitBets.ts';
import { drawDigits } from './draws.ts';
import { type Line, type LotteryBet, type LotteryGame, range, ratio } from './lotteryGame.ts';

/** Draws in which three digits make each sum from 0 to 27, of 1,000. */
const SUM_WAYS = [
  ...[1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75],
  ...[75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1],
];

const inWaves: Readonly<Record<string, readonly number[]>> = {
  red: [3, 6, 9, 12, 15, 18, 21, 24],
  blue: [2, 5, 8, 11, 17, 20, 23, 26],
  green: [1, 4, 7, 10, 16, 19, 22, 25],
};

/** The colour wave of a sum: 0, 13, 14 and 27 have none. */
export const waveOf = (sum: number): string | null =>
  Object.keys(inWaves).find((colour) => inWaves[colour]?.includes(sum)) ?? null;

type Shape = 'triple' | 'straight' | 'pair' | 'halfStraight' | 'mixed';

/** Whether a digit follows another; 0 comes after 9. */
const isNext = (one: number, other: number): boolean => (one + 1) % 10 === other || (other + 1) % 10 === one;

/** Each draw has one shape: three alike, a row such as 890, two alike, two in a row, or none of these. */
export function shapeOf(drawn: readonly number[]): Shape {
  const [a = 0, b = 0, c = 0] = drawn;
  const different = new Set(drawn).size;
  if (different < 3) return different === 1 ? 'triple' : 'pair';
  const links = [isNext(a, b), isNext(b, c), isNext(a, c)].filter(Boolean).length;
  return links === 2 ? 'straight' : links === 1 ? 'halfStraight' : 'mixed';
}

interface Option {
  readonly id: string;
  readonly times: number;
  /** Draws that it is hit by, of 1,000. */
  readonly ways: number;
}

/** Options of which each is hit by its own draws. */
function options(id: string, all: readonly Option[], isHit: (option: string, drawn: readonly number[]) => boolean) {
  const at = ([place = 0]: Line) => all[place] ?? { id: '', times: 0, ways: 0 };
  return {
    id,
    picker: { type: 'options', of: all.map((option) => option.id) },
    times: (line) => at(line).times,
    hits: (line, drawn) => (isHit(at(line).id, drawn) ? 1 : 0),
    rtp: ratio(Math.min(...all.map(({ times, ways }) => times * ways)), 100_000),
  } satisfies LotteryBet;
}

const isBig = (drawn: readonly number[]): boolean => sumOf(drawn) >= 14;
const isOdd = (drawn: readonly number[]): boolean => sumOf(drawn) % 2 === 1;

/** Three digits and their sum, every minute. */
export const lucky28: LotteryGame = {
  id: 'lf28-1',
  everyMs: 60_000,
  sealMs: 10_000,
  draw: () => drawDigits(3),
  digitsAt: () => 1,
  bets: [
    halves('sumHalf', sumOf, 14, 195),
    {
      id: 'sum28',
      picker: { type: 'set', pick: 1, of: range(0, 27) },
      times: ([sum = 0]) => Math.floor(96_000 / (SUM_WAYS[sum] ?? 1)),
      hits: ([sum], drawn) => (sum === sumOf(drawn) ? 1 : 0),
      rtp: ratio(Math.floor(96_000 / 63) * 63, 100_000),
    },
    options(
      'sumDouble',
      [
        { id: 'bigOdd', times: 415, ways: 231 },
        { id: 'bigEven', times: 357, ways: 269 },
        { id: 'smallOdd', times: 357, ways: 269 },
        { id: 'smallEven', times: 415, ways: 231 },
      ],
      (option, drawn) => option === `${isBig(drawn) ? 'big' : 'small'}${isOdd(drawn) ? 'Odd' : 'Even'}`,
    ),
    options(
      'extreme',
      [
        { id: 'extremeBig', times: 1_710, ways: 56 },
        { id: 'extremeSmall', times: 1_710, ways: 56 },
      ],
      (option, drawn) => (option === 'extremeBig' ? sumOf(drawn) >= 22 : sumOf(drawn) <= 5),
    ),
    options(
      'wave',
      [
        { id: 'red', times: 288, ways: 332 },
        { id: 'blue', times: 370, ways: 258 },
        { id: 'green', times: 370, ways: 258 },
      ],
      (option, drawn) => waveOf(sumOf(drawn)) === option,
    ),
    options(
      'shape',
      [
        { id: 'triple', times: 9_500, ways: 10 },
        { id: 'straight', times: 1_600, ways: 60 },
        { id: 'pair', times: 355, ways: 270 },
        { id: 'halfStraight', times: 265, ways: 360 },
        { id: 'mixed', times: 320, ways: 300 },
      ],
      (option, drawn) => shapeOf(drawn) === option,
    ),
  ],
};
