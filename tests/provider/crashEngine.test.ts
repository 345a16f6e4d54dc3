import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainFrom } from '../../provider/engines/crash/chain.ts';
import { crashRound, isTarget, payoutAt, payoutOf } from '../../provider/engines/crash/crashRound.ts';
import { elapsedAt, flightMs, multiplierAt } from '../../provider/engines/crash/curve.ts';
import { crashOdds, OUTCOMES, pointOf, returnOf, waysTo } from '../../provider/engines/crash/odds.ts';
import { drawInBrowser } from '../../provider/engines/rng/drawInBrowser.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const odds = crashOdds['rise-1'];
const seeds = {
  serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
  clientSeed: 'lamyai88-market',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a crash point', () => {
  it.each([
    [1, 'f1d5c8ac172a6', 1753],
    [2, 'e7afb001cd447', 1021],
    [3, '3a210a3e34901', 125],
    [4, 'f1ab68e17f171', 1732],
    [1598, 'baf20fdd0fd2c', 359],
  ])('of round %i is known beforehand', async (nonce, digits, point) => {
    expect(drawNow(crashRound('rise-1'), { ...seeds, nonce })).toEqual({ digits, point });
    expect((await drawInBrowser(crashRound('rise-1'), { ...seeds, nonce })).result).toEqual({ digits, point });
  });

  it('is 1.00 for the lowest numbers and the cap for the highest', () => {
    expect([0n, (OUTCOMES * 3n) / 100n].map((number) => pointOf(odds, number))).toEqual([100, 100]);
    expect([OUTCOMES / 2n, OUTCOMES - 1n].map((number) => pointOf(odds, number))).toEqual([194, 100_000]);
  });

  it('never falls as the number grows', () => {
    const points = Array.from({ length: 4_096 }, (_, at) => pointOf(odds, (OUTCOMES * BigInt(at)) / 4_096n));
    expect(points).toEqual(points.toSorted((a, b) => a - b));
  });
});

describe('the return', () => {
  const targets = [101, 110, 150, 200, 318, 1_000, 2_815, 10_000, 99_999, 100_000];

  it.each(targets)('of target %i is what the numbers give', (target) => {
    // The numbers at the border are counted, all others lie to one side of it.
    const ways = waysTo(odds, target);
    const [last, first] = [OUTCOMES - ways - 1n, OUTCOMES - ways];
    expect(pointOf(odds, last)).toBeLessThan(target);
    expect(pointOf(odds, first)).toBeGreaterThanOrEqual(target);
    expect(reduced(BigInt(target) * ways, 100n * OUTCOMES)).toEqual(
      reduced(returnOf(odds, target).numerator, returnOf(odds, target).denominator),
    );
  });

  it('is the declared one for every target, but for a rounding below one in 2³²', () => {
    for (let target = 101; target <= odds.cap; target += 1) {
      const { numerator, denominator } = returnOf(odds, target);
      const short = odds.rtp.numerator * denominator - numerator * odds.rtp.denominator;
      expect(short >= 0n && short << 32n < denominator * odds.rtp.denominator).toBe(true);
    }
  });

  it('lies between 90% and 99%', () => {
    expect(decimal(odds.rtp)).toBe(0.97);
  });

  it.each([101, 150, 200, 1_000])('of target %i is met by play, within four standard errors', (target) => {
    const rounds = 40_000;
    const returns = Array.from({ length: rounds }, (_, nonce) => {
      const { point } = drawNow(crashRound('rise-1'), { ...seeds, nonce });
      return payoutOf({ odds: 'rise-1', stake: 10_000, target }, point) / 10_000;
    });
    const mean = returns.reduce((sum, each) => sum + each, 0) / rounds;
    const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rounds - 1);
    expect(Math.abs(mean - decimal(returnOf(odds, target)))).toBeLessThan(4 * Math.sqrt(variance / rounds));
  });
});

describe('a bet', () => {
  it('is paid exactly its target, at the crash point too', () => {
    const bet = { odds: 'rise-1', stake: 500_000, target: 247 } as const;
    expect([246, 247, 900].map((point) => payoutOf(bet, point))).toEqual([0, 1_235_000, 1_235_000]);
  });

  it('without a target is paid at the cap alone', () => {
    const bet = { odds: 'rise-1', stake: 500_000, target: null } as const;
    expect([99_999, 100_000].map((point) => payoutOf(bet, point))).toEqual([0, 500_000_000]);
  });

  it('pays whole amounts for every stake in its steps', () => {
    for (const stake of [100, 12_300, 999_900]) expect(Number.isInteger(payoutAt(stake, 133))).toBe(true);
  });

  it('takes targets above 1.00 and up to the cap', () => {
    expect([100, 101, 100_000, 100_001, 150.5].map((target) => isTarget('rise-1', target))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is worth the same whoever plays it', () => {
    const stakes = { somchai: 500_000, malee: 20_000, agent1: 70_000 };
    const play = (players: readonly (keyof typeof stakes)[]) =>
      Object.fromEntries(
        players.map((player) => {
          const { point } = drawNow(crashRound('rise-1'), { ...seeds, nonce: 7 });
          return [player, payoutOf({ odds: 'rise-1', stake: stakes[player], target: 120 }, point) / stakes[player]];
        }),
      );
    const all = play(['somchai', 'malee', 'agent1']);
    expect(play(['agent1', 'somchai', 'malee'])).toEqual(all);
    expect(new Set(Object.values(all)).size).toBe(1);
  });
});

describe('the curve', () => {
  it.each([
    [0, 100],
    [99, 100],
    [100, 101],
    [6_931, 199],
    [6_932, 200],
    [23_026, 1_000],
    [69_078, 100_004],
  ])('is at %i ms at %i hundredths', (ms, multiplier) => {
    expect(multiplierAt(ms)).toBe(multiplier);
  });

  it('is e to the tenth of the seconds, rounded down', () => {
    for (let ms = 0; ms < 100_000; ms += 37) expect(multiplierAt(ms)).toBe(Math.floor(100 * Math.exp(ms / 10_000)));
  });

  it('tells the first ms of a multiplier', () => {
    for (const multiplier of [101, 102, 150, 200, 5_000, 100_000]) {
      const ms = elapsedAt(multiplier);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(ms - 1)).toBeLessThan(multiplier);
    }
  });

  it('gives a press the odds of a target: the flight ends once the multiplier is above the point', () => {
    expect(flightMs(100)).toBe(0);
    for (const point of [101, 150, 318, 28_15]) {
      expect(multiplierAt(flightMs(point) - 1)).toBeLessThanOrEqual(point);
      expect(multiplierAt(flightMs(point))).toBeGreaterThan(point);
    }
  });
});

describe('a chain of seeds', () => {
  it('is fixed by its commitment: every seed hashes to the one before', () => {
    const { commitment, seeds: list } = chainFrom(seeds.serverSeed, 50, sha256);
    expect(list).toHaveLength(50);
    expect(list.at(-1)).toBe(seeds.serverSeed);
    expect(list.map(sha256)).toEqual([commitment, ...list.slice(0, -1)]);
  });
});
