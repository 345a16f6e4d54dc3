import { type RouletteKind, rouletteSpots } from '../../../engines/board/rouletteSpots.ts';
import type { Say } from '../../board/board.ts';
import type { RouletteKey } from './copy.en.ts';

type T = Say<RouletteKey>;
type Outside = 'red' | 'black' | 'odd' | 'even' | 'low' | 'high';

/** Kinds of bets that stand in a list of their own. */
export const INSIDE = ['split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE)[number];
export const isInside = (kind: RouletteKind): kind is InsideKind => (INSIDE as readonly string[]).includes(kind);

/** A spot in words. */
export function nameOf(t: T, id: string): string {
  const { kind, numbers } = rouletteSpots.get(id) ?? { kind: 'straight' as const, numbers: [] };
  switch (kind) {
    case 'color':
    case 'parity':
    case 'half':
      return t(id as Outside);
    case 'dozen':
      return t('dozen', { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 });
    case 'column':
      return t('column', { of: numbers[0] ?? 0 });
    default:
      return t(kind, { numbers: numbers.join('·') });
  }
}

/** Where the chip of an inside bet lies on the block of 12 by 3 numbers, in percent from its upper left. */
export function markOf(kind: InsideKind, numbers: readonly number[]): readonly [x: number, y: number] {
  const block = numbers.filter((number) => number > 0);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const column = mean(block.map((number) => Math.ceil(number / 3) - 0.5));
  const row = mean(block.map((number) => 2.5 - ((number - 1) % 3)));
  const withZero = numbers.includes(0);
  const x = withZero ? 0 : (column / 12) * 100;
  const isAtEdge = kind === 'line' || (kind === 'street' && !withZero) || (kind === 'corner' && withZero);
  return [x, isAtEdge ? 100 : (row / 3) * 100];
}
