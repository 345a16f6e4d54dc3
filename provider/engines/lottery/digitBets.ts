import { type Line, type LotteryBet, range, ratio } from './lotteryGame.ts';

export const DIGITS = range(0, 9);

const isEqual = (line: Line, drawn: readonly number[]): boolean => line.every((digit, at) => digit === drawn[at]);
const sorted = (digits: Line): string => digits.toSorted((a, b) => a - b).join('');

/** Orders of three digits. */
export const ordersOf = ([a, b, c]: Line): number => (a === b && b === c ? 1 : a === b || b === c || a === c ? 3 : 6);

/** Digits in their places, from place `at` on. */
export const straight = (id: string, rows: readonly string[], at: number, times: number): LotteryBet => ({
  id,
  picker: { type: 'rows', rows, of: DIGITS },
  times: () => times,
  hits: (line, drawn) => (isEqual(line, drawn.slice(at)) ? 1 : 0),
  rtp: ratio(times, 100 * 10 ** rows.length),
});

/** Three digits in any order; the fewer orders there are, the more is paid. `times` is for all six. */
export const anyOrder = (id: string, rows: readonly string[], at: number, times: number): LotteryBet => ({
  id,
  picker: { type: 'rows', rows, of: DIGITS },
  isLine: (line) => ordersOf(line) > 1,
  times: (line) => (times * 6) / ordersOf(line),
  hits: (line, drawn) => (sorted(line) === sorted(drawn.slice(at, at + 3)) ? 1 : 0),
  rtp: ratio(times * 6, 100 * 1_000),
});

/** A digit anywhere among `count` drawn from place `at` on; paid once. */
export const runs = (id: string, at: number, count: number, times: number): LotteryBet => ({
  id,
  picker: { type: 'set', pick: 1, of: DIGITS },
  times: () => times,
  hits: ([digit], drawn) => (drawn.slice(at, at + count).includes(digit ?? -1) ? 1 : 0),
  rtp: ratio(times * (10 ** count - 9 ** count), 100 * 10 ** count),
});

/** Big or small, odd or even: of a number that is low, high, even and odd equally often. */
export const halves = (
  id: string,
  of: (drawn: readonly number[]) => number,
  middle: number,
  times: number,
): LotteryBet => ({
  id,
  picker: { type: 'options', of: ['big', 'small', 'odd', 'even'] },
  times: () => times,
  hits: ([option], drawn) => {
    const number = of(drawn);
    const is = [number >= middle, number < middle, number % 2 === 1, number % 2 === 0];
    return is[option ?? -1] ? 1 : 0;
  },
  rtp: ratio(times, 200),
});

export const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, number) => sum + number, 0);
