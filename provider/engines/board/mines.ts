import type { Ratio } from '../ratio.ts';
import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, IllegalMove, isWhole, pays, type Rules, STAKE_STEP } from './rules.ts';

/** Five rows of five. */
export const CELLS = 25;
export const LEAST_MINES = 1;
export const MOST_MINES = CELLS - 1;
/** In hundredths: a round goes no further than the last cell that pays this much or less. */
const HIGHEST = 1_000_000;

export interface MinesChoice {
  readonly mines: number;
}

export type MinesMove = { readonly open: number } | { readonly cashOut: true };

export interface MinesView {
  /** Safe cells in the order in which they were opened, 0 to 24. */
  readonly opened: readonly number[];
  /** The opened cell with a mine. */
  readonly hit: number | null;
  /** In hundredths, of the cells opened so far; 0 with none, and after a mine. */
  readonly multiplier: number;
  /** All mines, once the round is over. */
  readonly mines: readonly number[] | null;
}

/** Ways to choose some of many. */
const choose = (many: number, some: number): bigint =>
  Array.from({ length: some }).reduce<bigint>((ways, _, at) => (ways * BigInt(many - at)) / BigInt(at + 1), 1n);

/** 98 % over the chance of so many safe cells, in hundredths, rounded down; 0 for none. */
const multiplierFor = (mines: number, safe: number): number =>
  safe === 0 ? 0 : Number((98n * choose(CELLS, safe)) / choose(CELLS - mines, safe));

/** By mines, then by safe cells; as far as a round goes. */
const MULTIPLIERS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, mines) =>
  mines < LEAST_MINES
    ? []
    : Array.from({ length: CELLS - mines + 1 }, (_, safe) => multiplierFor(mines, safe)).filter(
        (multiplier) => multiplier <= HIGHEST,
      ),
);

/** What so many safe cells pay, in hundredths; 0 for none, and where no round comes. */
export const multiplierOf = (mines: number, safe: number): number => MULTIPLIERS[mines]?.[safe] ?? 0;

/** Safe cells after which a round is over by itself: all, or as many as the highest multiplier allows. */
export const goalOf = (mines: number): number => (MULTIPLIERS[mines]?.length ?? 1) - 1;

const returnOf = (mines: number, safe: number): Ratio => ({
  numerator: BigInt(multiplierOf(mines, safe)) * choose(CELLS - mines, safe),
  denominator: 100n * choose(CELLS, safe),
});

const targets = Array.from({ length: MOST_MINES }, (_, at) => at + LEAST_MINES).flatMap((mines) =>
  Array.from({ length: goalOf(mines) }, (_, at) => ({
    id: `${mines}-${at + 1}`,
    rtp: returnOf(mines, at + 1),
  })),
);
/** The target that the lobby tells the return of. */
const MAIN = '3-3';

/** The first cells of a shuffle: each number says how far ahead the next cell is taken from. */
function layMines(values: readonly number[]): readonly number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  for (const [at, value] of values.entries()) [cells[at], cells[at + value]] = [cells[at + value] ?? 0, cells[at] ?? 0];
  return cells.slice(0, values.length).toSorted((a, b) => a - b);
}

interface Walked {
  readonly opened: readonly number[];
  readonly hit: number | null;
  readonly isOver: boolean;
}

/** One move further. @throws {IllegalMove} */
function step(laid: readonly number[], { opened, isOver }: Walked, move: MinesMove): Walked {
  if (isOver) throw new IllegalMove('the round is over');
  if ('cashOut' in move) {
    if (opened.length === 0) throw new IllegalMove('nothing is open yet');
    return { opened, hit: null, isOver: true };
  }
  if (opened.includes(move.open)) throw new IllegalMove('the cell is open already');
  if (laid.includes(move.open)) return { opened, hit: move.open, isOver: true };
  const more = [...opened, move.open];
  return { opened: more, hit: null, isOver: more.length === goalOf(laid.length) };
}

/** A field of 25 cells, some with mines: each safe cell raises the multiplier, a mine ends the round with nothing. */
export const mines: Rules<MinesChoice, MinesMove, MinesView> = {
  id: 'mines-1',
  bets: [...targets.filter(({ id }) => id === MAIN), ...targets.filter(({ id }) => id !== MAIN)],
  readChoice: (value) => {
    const count = fieldOf(value, 'mines');
    return isWhole(count, LEAST_MINES, MOST_MINES) ? { mines: count } : null;
  },
  readMove: (value) => {
    const [open, cashOut] = [fieldOf(value, 'open'), fieldOf(value, 'cashOut')];
    if (cashOut === true && open === undefined) return { cashOut };
    return isWhole(open, 0, CELLS - 1) && cashOut === undefined ? { open } : null;
  },
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice, moves }) {
    const limits = Array.from({ length: choice.mines }, (_, at) => CELLS - at);
    const { values } = yield* drawBelow(limits, 0);
    const laid = layMines(values);
    const start: Walked = { opened: [], hit: null, isOver: false };
    const { opened, hit, isOver } = moves.reduce((walked, move) => step(laid, walked, move), start);
    const multiplier = hit === null ? multiplierOf(choice.mines, opened.length) : 0;
    return {
      view: { opened, hit, multiplier, mines: isOver ? laid : null },
      payout: pays(stake, multiplier),
      isOver,
    };
  },
  // Nothing can be kept before the first cell, so it is opened; the next move cashes out.
  leave: ({ opened }) => (opened.length === 0 ? { open: 0 } : { cashOut: true }),
};
