import { describe, expect, it } from 'vitest';
import type { Draw } from '../../provider/engines/rng/blocks.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { contributionsOf, drawJackpot, isJackpotStake, networkJackpots } from '../../provider/engines/slot/jackpots.ts';
import { returnOf } from '../../provider/engines/slot/parSheet.ts';
import { parSheets } from '../../provider/engines/slot/parSheets.ts';
import { slotRound } from '../../provider/engines/slot/slotRound.ts';
import { STATEHOUSE_GAMES } from '../../server/play/provider/profiles.ts';
import { decimal, enumerateSlot, reduced } from './enumerateSlot.ts';

const P = 10_000;
const sheet = parSheets['jackpot-1'];
const SEED = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';

/** Draws with a block that begins with this word. */
function fed<T>(draw: Draw<T>, word: number): T {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, word);
  draw.next();
  const step = draw.next(bytes);
  if (!step.done) throw new Error('one block is enough');
  return step.value;
}
/** 2³² over 25,000,000 numbers, rounded down, is 171. */
const wonWith = (number: number, stake: number) => fed(drawJackpot(networkJackpots, stake, 7), number * 171);

describe('the number of the jackpots', () => {
  it('wins one pot or none: 1, 10, 100 and 1,250 of 25,000,000 numbers for each P of the stake', () => {
    const counts = new Map<string | null, number>();
    for (let number = 0; number < 4_000; number += 1) {
      const { won } = wonWith(number, 2 * P);
      counts.set(won, (counts.get(won) ?? 0) + 1);
    }
    expect([...counts]).toEqual([
      ['grand', 2],
      ['major', 20],
      ['minor', 200],
      ['mini', 2_500],
      [null, 1_278],
    ]);
    expect(wonWith(24_999_999, 2 * P)).toEqual({ cursor: 7, word: 4_274_999_829, number: 24_999_999, won: null });
  });

  it('comes from the block after the last spin, and changes nothing on the reels', () => {
    const seeds = { serverSeed: SEED, clientSeed: 'pots', nonce: 5 };
    const { spins, payout, jackpot } = drawNow(slotRound({ sheet: 'jackpot-1', stake: 20 * P }), seeds);
    expect(jackpot?.cursor).toBe((spins.at(-1)?.cursor ?? 0) + 1);
    const alone = drawNow(drawJackpot(networkJackpots, 20 * P, jackpot?.cursor ?? 0), seeds);
    expect(jackpot).toEqual(alone);
    expect(payout).toBe(spins.reduce((sum, spin) => sum + spin.payout, 0));
    expect(drawNow(slotRound({ sheet: 'even-1', stake: 20 * P }), seeds)).not.toHaveProperty('jackpot');
  });

  it('takes whole P only, so that no contribution is rounded', () => {
    expect(contributionsOf(networkJackpots, 7 * P)).toEqual([
      { id: 'grand', contribution: 350 },
      { id: 'major', contribution: 210 },
      { id: 'minor', contribution: 210 },
      { id: 'mini', contribution: 280 },
    ]);
    expect(isJackpotStake(networkJackpots, 7 * P)).toBe(true);
    expect(isJackpotStake(networkJackpots, 7 * P + 20)).toBe(false);
    expect([18_368, 18_369].map((stake) => isJackpotStake(networkJackpots, stake * P))).toEqual([true, false]);
  });
});

describe('the return of a game with jackpots', () => {
  it('is that of its reels, 1.5% in contributions and 0.85% in seeds: exactly', () => {
    const { rtp } = enumerateSlot(sheet);
    expect(decimal(rtp)).toBe(0.93719237535);
    // For each P: 1 × 50,000 + 10 × 5,000 + 100 × 500 + 1,250 × 50 P in 25,000,000 rounds.
    const extra = { numerator: 15n * 25_000n + 212_500n, denominator: 25_000_000n };
    const total = reduced(
      rtp.numerator * extra.denominator + extra.numerator * rtp.denominator,
      rtp.denominator * extra.denominator,
    );
    expect(returnOf(sheet)).toEqual(total);
    expect(decimal(total)).toBe(0.96069237535);
    expect(returnOf(parSheets['even-1'])).toEqual(parSheets['even-1'].rtp);
  });

  it('is met by play with pots that are won, within four standard errors', () => {
    const ROUNDS = 60_000;
    const stake = 2_000 * P;
    const pots = new Map(networkJackpots.pots.map(({ id, seed }) => [id, seed * P]));
    const atFirst = [...pots.values()].reduce((sum, pot) => sum + pot, 0);
    const wins = new Map<string, number>();
    const returns = Array.from({ length: ROUNDS }, (_, nonce) => {
      const seeds = { serverSeed: SEED, clientSeed: 'pots', nonce };
      const { payout, jackpot } = drawNow(slotRound({ sheet: 'jackpot-1', stake }), seeds);
      for (const { id, contribution } of contributionsOf(networkJackpots, stake))
        pots.set(id, (pots.get(id) ?? 0) + contribution);
      const won = networkJackpots.pots.find(({ id }) => id === jackpot?.won);
      if (won === undefined) return { paid: payout, seed: 0, payout };
      const paid = pots.get(won.id) ?? 0;
      pots.set(won.id, won.seed * P);
      wins.set(won.id, (wins.get(won.id) ?? 0) + 1);
      return { paid: payout + paid, seed: won.seed * P, payout };
    });
    expect(wins.get('mini')).toBeGreaterThan(5_600);
    expect(wins.get('mini')).toBeLessThan(6_400);
    // Paid, and still in the pots.
    const left = [...pots.values()].reduce((sum, pot) => sum + pot, 0) - atFirst;
    const mean = (returns.reduce((sum, { paid }) => sum + paid, 0) + left) / (ROUNDS * stake);
    const each = returns.map(({ payout, seed }) => (payout + seed) / stake + 0.015);
    const variance = each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ROUNDS - 1);
    expect(Math.abs(mean - 0.96069237535)).toBeLessThan(4 * Math.sqrt(variance / ROUNDS));
  });
});

it('rests on the seeds that the wallet puts into the pots', () => {
  const seeds = networkJackpots.pots.map(({ id, seed }) => [id, seed * P] as const);
  expect(seeds.toSorted()).toEqual([...STATEHOUSE_GAMES.jackpots].toSorted());
});
