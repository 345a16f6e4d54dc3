import { describe, expect, it } from 'vitest';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { parSheets } from '../../provider/engines/slot/parSheets.ts';
import { slotRound } from '../../provider/engines/slot/slotRound.ts';
import { decimal, enumerateSlot } from './enumerateSlot.ts';

const sheets = Object.values(parSheets);
const SEED = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const ROUNDS = 60_000;

describe.each(sheets)('odds of $id', (sheet) => {
  it('are declared as the reels give them', () => {
    const { rtp, trigger } = enumerateSlot(sheet);
    expect({ rtp, trigger }).toEqual({ rtp: sheet.rtp, trigger: sheet.trigger });
  });

  it('return between 90% and 99%', () => {
    expect(decimal(sheet.rtp)).toBeGreaterThan(0.9);
    expect(decimal(sheet.rtp)).toBeLessThan(0.99);
  });

  it('are met by play, within four standard errors', () => {
    const returns = Array.from(
      { length: ROUNDS },
      (_, nonce) =>
        drawNow(slotRound({ sheet: sheet.id, stake: 20 }), { serverSeed: SEED, clientSeed: 'odds', nonce }).payout / 20,
    );
    const mean = returns.reduce((sum, each) => sum + each, 0) / ROUNDS;
    const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (ROUNDS - 1);
    expect(Math.abs(mean - decimal(sheet.rtp))).toBeLessThan(4 * Math.sqrt(variance / ROUNDS));
  });

  it('rest on five reels of 44 stops whose scatters stand three apart', () => {
    for (const reel of sheet.reels) {
      expect(reel).toHaveLength(44);
      const stops = [...reel].flatMap((symbol, stop) => (symbol === 'S' ? [stop] : []));
      const gaps = stops.map((stop, index) => ((stops[(index + 1) % stops.length] ?? 0) - stop + 44) % 44 || 44);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
    }
  });

  it('pay on 20 lines, no two alike', () => {
    expect(new Set(sheet.lines.map((rows) => rows.join(''))).size).toBe(20);
  });
});

it('the even sheet is the published one', () => {
  const { lines, scatter, rtp } = enumerateSlot(parSheets['even-1']);
  expect([lines, scatter, rtp].map((ratio) => decimal(ratio).toFixed(6))).toEqual(['0.769519', '0.025535', '0.974708']);
});
