import { type Draw, drawBelow } from '../rng/blocks.ts';
import type { LineSymbol, ParSheet, SlotSymbol } from './parSheet.ts';

export interface LineWin {
  /** From 1. */
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: number;
  /** Times the stake of the line, without the factor of free spins. */
  readonly times: number;
}

export interface Spin {
  readonly free: boolean;
  /** Block of the stream with which the spin begins. */
  readonly cursor: number;
  readonly words: readonly number[];
  readonly stops: readonly number[];
  /** Three symbols a reel, from the top. */
  readonly columns: readonly string[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Times the stake of the round. */
  readonly scatterTimes: number;
  /** Free spins that this spin adds. */
  readonly awarded: number;
  /** 1/10,000 P */
  readonly payout: number;
}

/** Stops the reels and pays. Each spin begins with a block of its own. */
export function* spinReels(
  sheet: ParSheet,
  lineStake: number,
  free: boolean,
  cursor: number,
): Draw<{ readonly spin: Spin; readonly nextCursor: number }> {
  const { values, words, nextCursor } = yield* drawBelow(
    sheet.reels.map((reel) => reel.length),
    cursor,
  );
  const columns = values.map((stop, reel) => windowOf(sheet.reels[reel] ?? '', stop));
  const wins = lineWinsOf(sheet, columns);
  const scatters = columns.join('').split('S').length - 1;
  const scatterTimes = scatters < 3 ? 0 : (sheet.scatter[scatters - 3] ?? 0);
  const lineTimes = wins.reduce((sum, { times }) => sum + times, 0) * (free ? sheet.freeFactor : 1);
  const payout = lineStake * (lineTimes + scatterTimes * sheet.lines.length);
  const awarded = scatters < 3 ? 0 : sheet.freeSpins;
  const spin = {
    ...{ free, cursor, words, stops: values, columns, wins },
    scatters,
    scatterTimes,
    awarded,
    payout,
  };
  return { spin, nextCursor };
}

/** Three symbols from a stop downwards, round the ring. */
export const windowOf = (reel: string, stop: number): string =>
  [0, 1, 2].map((row) => reel.charAt((stop + row) % reel.length)).join('');

function lineWinsOf({ lines, pays }: ParSheet, columns: readonly string[]): readonly LineWin[] {
  return lines.flatMap((rows, index) => {
    const symbols = columns.map((column, reel) => column.charAt(rows[reel] ?? 0) as SlotSymbol);
    const won = lineWin(symbols, pays);
    return won === null ? [] : [{ line: index + 1, ...won }];
  });
}

/** What five symbols from the left pay. A wild stands for the first symbol that is none; a line of wilds pays nothing. */
export function lineWin(symbols: readonly SlotSymbol[], pays: ParSheet['pays']): Omit<LineWin, 'line'> | null {
  const symbol = symbols.find((each) => each !== 'W');
  if (symbol === undefined || symbol === 'S') return null;
  const broken = symbols.findIndex((each) => each !== symbol && each !== 'W');
  const count = broken === -1 ? symbols.length : broken;
  const times = count < 3 ? 0 : (pays[symbol][count - 3] ?? 0);
  return times === 0 ? null : { symbol, count, times };
}
