import type { Ratio } from '../../provider/engines/ratio.ts';
import type { ParSheet, SlotSymbol } from '../../provider/engines/slot/parSheet.ts';
import { lineWin } from '../../provider/engines/slot/spinReels.ts';

const SYMBOLS: readonly SlotSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'W', 'S'];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
export const reduced = (numerator: bigint, denominator: bigint): Ratio => {
  const shared = gcd(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
};
const plus = (a: Ratio, b: Ratio) =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const times = (a: Ratio, b: Ratio) => reduced(a.numerator * b.numerator, a.denominator * b.denominator);
const whole = (value: number): Ratio => ({ numerator: BigInt(value), denominator: 1n });

/**
 * Exact figures of a sheet, from the counts on its reels. Every row of a line sees each stop of its reel equally often,
 * so each line returns the same; scatters stand at least three apart, so a reel shows one or none.
 */
export function enumerateSlot(sheet: ParSheet) {
  const counts = sheet.reels.map((reel) => SYMBOLS.map((symbol) => reel.split(symbol).length - 1));
  const all = sheet.reels.reduce((product, reel) => product * BigInt(reel.length), 1n);

  let won = 0n;
  const walk = (symbols: SlotSymbol[], ways: bigint): void => {
    if (ways === 0n) return;
    const reel = symbols.length;
    if (reel === counts.length) {
      won += ways * BigInt(lineWin(symbols, sheet.pays)?.times ?? 0);
      return;
    }
    for (const [index, symbol] of SYMBOLS.entries())
      walk([...symbols, symbol], ways * BigInt(counts[reel]?.[index] ?? 0));
  };
  walk([], 1n);
  const lines = reduced(won, all);

  // ways[n]: stops of all reels that show n scatters.
  let ways: readonly bigint[] = [1n];
  for (const reel of sheet.reels) {
    const shown = 3n * BigInt(reel.split('S').length - 1);
    const hidden = BigInt(reel.length) - shown;
    ways = Array.from({ length: ways.length + 1 }, (_, n) => (ways[n] ?? 0n) * hidden + (ways[n - 1] ?? 0n) * shown);
  }
  const paid = [3, 4, 5].reduce((sum, n) => sum + (ways[n] ?? 0n) * BigInt(sheet.scatter[n - 3] ?? 0), 0n);
  const scatter = reduced(paid, all);
  const trigger = reduced((ways[3] ?? 0n) + (ways[4] ?? 0n) + (ways[5] ?? 0n), all);

  // Each spin brings `awarded` further ones on average, and each of those as many: a geometric series.
  const awarded = times(trigger, whole(sheet.freeSpins));
  const freeSpins = reduced(awarded.numerator, awarded.denominator - awarded.numerator);
  const features = times(freeSpins, plus(times(lines, whole(sheet.freeFactor)), scatter));
  return { lines, scatter, features, trigger, rtp: plus(plus(lines, scatter), features) };
}

/** To so many digits, for reading and for tolerances. */
export const decimal = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12;
