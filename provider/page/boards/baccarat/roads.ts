/** Roads of a baccarat table: how the results of past rounds are written down. Pure. */
import type { Winner } from '../../../engines/board/baccarat.ts';

export const ROWS = 6;

/** A place of a road; column and row from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}
export interface BeadCell extends Cell {
  readonly winner: Winner;
}
export interface BigCell extends Cell {
  readonly side: 'player' | 'banker';
  /** Ties that came after this hand. */
  readonly ties: number;
}
export interface DerivedCell extends Cell {
  /** Red says that the road runs regularly, blue that it does not. */
  readonly isRed: boolean;
}

/** Six rows downwards, ties included. */
export const beadPlate = (winners: readonly Winner[]): readonly BeadCell[] =>
  winners.map((winner, at) => ({ winner, column: Math.floor(at / ROWS), row: at % ROWS }));

interface Hand {
  readonly side: 'player' | 'banker';
  readonly ties: number;
}
/** Wins of one side in a row. */
export type Streak = readonly Hand[];

/** The logical columns of the big road. Ties before the first win have no place in it. */
export function streaksOf(winners: readonly Winner[]): readonly Streak[] {
  const streaks: Hand[][] = [];
  for (const winner of winners) {
    const streak = streaks.at(-1);
    const last = streak?.at(-1);
    if (winner === 'tie') {
      if (streak && last) streak.splice(-1, 1, { ...last, ties: last.ties + 1 });
    } else if (streak && last?.side === winner) streak.push({ side: winner, ties: 0 });
    else streaks.push([{ side: winner, ties: 0 }]);
  }
  return streaks;
}

/** Lays columns on six rows: one that reaches the bottom, or a place that is taken, turns right. */
function layOut<T>(columns: readonly (readonly T[])[]): readonly (T & Cell)[] {
  const taken = new Set<string>();
  const cells: (T & Cell)[] = [];
  for (const [start, column] of columns.entries()) {
    let [at, row, isTurned] = [start, 0, false];
    while (taken.has(`${at} 0`)) at += 1;
    for (const [index, item] of column.entries()) {
      if (index > 0) {
        isTurned ||= row + 1 === ROWS || taken.has(`${at} ${row + 1}`);
        if (isTurned) at += 1;
        else row += 1;
      }
      taken.add(`${at} ${row}`);
      cells.push({ ...item, column: at, row });
    }
  }
  return cells;
}

export const bigRoad = (winners: readonly Winner[]): readonly BigCell[] => layOut(streaksOf(winners));

/** Of the hand in this row of this column: whether the road looks as it did some columns before. */
function isRegular(lengths: readonly number[], column: number, row: number, back: number): boolean {
  if (row === 0) return lengths[column - 1] === lengths[column - 1 - back];
  const before = lengths[column - back] ?? 0;
  return before !== row;
}

/**
 * A derived road: big eye boy looks back 1 column, small road 2, cockroach road 3. It begins with the second hand of
 * the column after those, or with the first of the next.
 */
export function derivedRoad(winners: readonly Winner[], back: 1 | 2 | 3): readonly DerivedCell[] {
  const lengths = streaksOf(winners).map(({ length }) => length);
  const marks = lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row)
      .filter((row) => column > back || (column === back && row > 0))
      .map((row) => ({ isRed: isRegular(lengths, column, row, back) })),
  );
  const columns: { readonly isRed: boolean }[][] = [];
  for (const mark of marks) {
    const last = columns.at(-1);
    if (last?.[0]?.isRed === mark.isRed) last.push(mark);
    else columns.push([mark]);
  }
  return layOut(columns);
}
