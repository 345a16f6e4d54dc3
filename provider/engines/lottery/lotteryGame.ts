import type { Ratio } from '../ratio.ts';
import type { Draw } from '../rng/blocks.ts';

/** What a player marks for one bet type. */
export type Picker =
  /** One or more numbers in each row; every way to take one of each row is a line. */
  | { readonly type: 'rows'; readonly rows: readonly string[]; readonly of: readonly number[] }
  /** At least so many numbers; every choice of exactly so many is a line. `digits`: read with so many, as `07`. */
  | { readonly type: 'set'; readonly pick: number; readonly of: readonly number[]; readonly digits?: number }
  /** Each one marked is a line. */
  | { readonly type: 'options'; readonly of: readonly string[] };

/** One line: the numbers of its rows or set, or the place of its option. */
export type Line = readonly number[];

export interface LotteryBet {
  readonly id: string;
  readonly picker: Picker;
  /** Lots among which it may be hit, where a draw has many. */
  readonly lots?: number;
  /** Lines that cannot be bet on; default: none. */
  readonly isLine?: (line: Line) => boolean;
  /** What a line is paid for each hit, times its stake, in hundredths. */
  readonly times: (line: Line) => number;
  /** How often a line is hit by the drawn numbers; a half is not possible. */
  readonly hits: (line: Line, drawn: readonly number[]) => number;
  /** Whether the stake of a line comes back instead. */
  readonly isReturned?: (line: Line, drawn: readonly number[]) => boolean;
  /** Least return of all its lines, exact. */
  readonly rtp: Ratio;
}

/** Numbers of an issue and what can be bet on them. A game never changes: others get another id. */
export interface LotteryGame {
  readonly id: string;
  /** Between two draws, ms; divides a day. */
  readonly everyMs: number;
  /** Bets end so long before the draw, ms. */
  readonly sealMs: number;
  readonly draw: () => Draw<readonly number[]>;
  /** Digits that a drawn number is read with, by its place. */
  readonly digitsAt: (place: number) => number;
  /** Lots of each prize, the special one first, where a draw is read by prizes. */
  readonly prizes?: readonly number[];
  readonly bets: readonly LotteryBet[];
}

export const textOf = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** Drawn numbers as they are read, with their leading zeros. */
export const drawnTexts = ({ digitsAt }: LotteryGame, drawn: readonly number[]): readonly string[] =>
  drawn.map((number, place) => textOf(number, digitsAt(place)));

/** Ways to choose so many of so many. */
export const combinations = (count: number, pick: number): number => {
  let ways = 1;
  for (let at = 0; at < pick; at += 1) ways = (ways * (count - at)) / (at + 1);
  return Math.round(ways);
};

/** Lines of marks before they are listed; so that nobody makes a server list millions. */
export const countLines = ({ picker }: LotteryBet, marks: Marks): number => {
  if (picker.type === 'rows') return marks.reduce((product, row) => product * row.length, 1);
  const [marked = []] = marks;
  return picker.type === 'set' ? combinations(marked.length, picker.pick) : marked.length;
};

/** Marked numbers: one list a row; one list for a set or options (places of options). */
export type Marks = readonly (readonly number[])[];

/** Every line of the marks that can be bet on. */
export function linesOf(bet: LotteryBet, marks: Marks): readonly Line[] {
  const { picker, isLine = () => true } = bet;
  const [first = []] = marks;
  const lines =
    picker.type === 'rows'
      ? marks.reduce<Line[]>((list, row) => list.flatMap((line) => row.map((number) => [...line, number])), [[]])
      : picker.type === 'set'
        ? subsets(first, picker.pick)
        : first.map((place) => [place]);
  return lines.filter(isLine);
}

function subsets(from: readonly number[], pick: number): Line[] {
  if (pick === 0) return [[]];
  return from.flatMap((number, at) => subsets(from.slice(at + 1), pick - 1).map((rest) => [number, ...rest]));
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
export const ratio = (numerator: number, denominator: number): Ratio => ({
  numerator: BigInt(Math.round(numerator)),
  denominator: BigInt(denominator),
});
