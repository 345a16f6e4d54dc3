/** The bets of the European table: kinds, and the numbers that each spot covers. */
export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'dozen'
  | 'column'
  | 'color'
  | 'parity'
  | 'half';

export interface RouletteBet {
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
}

export const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const span = (from: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);
const ALL = span(1, 36);

/** Named by its numbers: `split 1 2`. */
const inside = (kind: RouletteKind, groups: readonly (readonly number[])[]): readonly [string, RouletteBet][] =>
  groups.map((numbers) => [`${kind} ${numbers.join(' ')}`, { kind, numbers }]);

/** Rows of three: 1 2 3, 4 5 6, … */
const rows = span(1, 12, 3);
const isLastOfRow = (number: number): boolean => number % 3 === 0;

const splits = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...ALL.filter((number) => !isLastOfRow(number)).map((number) => [number, number + 1]),
  ...ALL.filter((number) => number <= 33).map((number) => [number, number + 3]),
];
const streets = [[0, 1, 2], [0, 2, 3], ...rows.map((first) => span(first, 3))];
const corners = [
  [0, 1, 2, 3],
  ...ALL.filter((number) => number <= 33 && !isLastOfRow(number)).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
  ]),
];

export const rouletteSpots: ReadonlyMap<string, RouletteBet> = new Map<string, RouletteBet>([
  ...inside(
    'straight',
    span(0, 37).map((number) => [number]),
  ),
  ...inside('split', splits),
  ...inside('street', streets),
  ...inside('corner', corners),
  ...inside(
    'line',
    rows.slice(0, -1).map((first) => span(first, 6)),
  ),
  ...[1, 2, 3].map((of): [string, RouletteBet] => [`dozen ${of}`, { kind: 'dozen', numbers: span(of * 12 - 11, 12) }]),
  ...[1, 2, 3].map((of): [string, RouletteBet] => [`column ${of}`, { kind: 'column', numbers: span(of, 12, 3) }]),
  ['red', { kind: 'color', numbers: [...REDS] }],
  ['black', { kind: 'color', numbers: ALL.filter((number) => !REDS.has(number)) }],
  ['odd', { kind: 'parity', numbers: span(1, 18, 2) }],
  ['even', { kind: 'parity', numbers: span(2, 18, 2) }],
  ['low', { kind: 'half', numbers: span(1, 18) }],
  ['high', { kind: 'half', numbers: span(19, 18) }],
]);
