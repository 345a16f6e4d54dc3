import { drawBelow } from '../rng/blocks.ts';
import { type NoChoice, readNoChoice } from './noChoice.ts';
import { pays, type Rules, STAKE_STEP } from './rules.ts';

const SIDE = 5;
/** Numbers of one column: 1 to 15 under B, up to 61 to 75 under O. */
const COLUMN = 15;
export const NUMBERS = COLUMN * SIDE;
export const BALLS = 35;
export const CENTRE = 12;

/** Multipliers of the stake by completed lines, the stake included; six and more pay the last. */
export const LINE_PAYS = [0, 2, 6, 30, 150, 500, 1_000] as const;
/** One round in so many completes exactly that many lines, rounded; six and more together. */
export const ROUNDS_FOR_LINES = [1.37, 4.4, 25.7, 200, 1_773, 16_444, 137_543] as const;

const steps = [0, 1, 2, 3, 4];
/** Fields of each line: five rows, five columns, two diagonals. */
export const LINES: readonly (readonly number[])[] = [
  ...steps.map((row) => steps.map((column) => row * SIDE + column)),
  ...steps.map((column) => steps.map((row) => row * SIDE + column)),
  steps.map((step) => step * (SIDE + 1)),
  steps.map((step) => (step + 1) * (SIDE - 1)),
];

export interface BingoView {
  /** 25 fields, row by row; 0 is the free field in the middle. */
  readonly card: readonly number[];
  /** In the order in which they were drawn. */
  readonly balls: readonly number[];
  /** Completed lines, by their place in LINES. */
  readonly lines: readonly number[];
  /** In hundredths. */
  readonly multiplier: number;
}

/** Numbers of a column, or of all balls, without one twice: the values count what is left. */
const pick = (count: number, first: number, values: readonly number[]): readonly number[] => {
  const left = Array.from({ length: count }, (_, at) => first + at);
  return values.flatMap((value) => left.splice(value, 1));
};

const CARD_LIMITS = steps.flatMap((column) => steps.slice(column === 2 ? 1 : 0).map((_, at) => COLUMN - at));
const BALL_LIMITS = Array.from({ length: BALLS }, (_, at) => NUMBERS - at);

/** A card from its values, column by column, downwards. */
function cardOf(values: readonly number[]): readonly number[] {
  const columns = steps.map((column) => {
    const from = column * SIDE - (column > 2 ? 1 : 0);
    const numbers = pick(COLUMN, column * COLUMN + 1, values.slice(from, from + (column === 2 ? 4 : 5)));
    return column === 2 ? numbers.toSpliced(2, 0, 0) : numbers;
  });
  return steps.flatMap((row) => columns.map((numbers) => numbers[row] ?? 0));
}

export const linesOn = (card: readonly number[], balls: readonly number[]): readonly number[] => {
  const drawn = new Set([0, ...balls]);
  return LINES.flatMap((fields, line) => (fields.every((field) => drawn.has(card[field] ?? -1)) ? [line] : []));
};

export const timesOf = (lines: number): number => LINE_PAYS[Math.min(lines, LINE_PAYS.length - 1)] ?? 0;

/** One card of 75-ball bingo against 35 balls. */
export const bingo: Rules<NoChoice, never, BingoView> = {
  id: 'bingo-1',
  // Over all 2²⁴ ways to hit the card; a test counts them.
  bets: [{ id: 'card', rtp: { numerator: 2_436_632_770_686_929n, denominator: 2_536_622_273_966_265n } }],
  readChoice: readNoChoice,
  readMove: () => null,
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake }) {
    const { values } = yield* drawBelow([...CARD_LIMITS, ...BALL_LIMITS], 0);
    const card = cardOf(values.slice(0, CARD_LIMITS.length));
    const balls = pick(NUMBERS, 1, values.slice(CARD_LIMITS.length));
    const lines = linesOn(card, balls);
    const multiplier = timesOf(lines.length) * 100;
    return { view: { card, balls, lines, multiplier }, payout: pays(stake, multiplier), isOver: true };
  },
  leave: () => null,
};
