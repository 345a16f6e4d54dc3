import { describe, expect, it } from 'vitest';
import { BALLS, bingo, linesOn, ROUNDS_FOR_LINES } from '../../provider/engines/board/bingo.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';

const STAKE = 200_000;
const seeds = (nonce: number) => ({ serverSeed: 'ef'.repeat(32), clientSeed: 'bingo', nonce });
const play = (nonce: number) => drawNow(bingo.play({ stake: STAKE, choice: {}, moves: [] }), seeds(nonce));
/** Played once for all tests: a fixed series. */
const rounds = Array.from({ length: 20_000 }, (_, nonce) => play(nonce));
const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
};
/** What so many lines pay, in stakes. */
const PAYS = [0, 2, 6, 30, 150, 500, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000];

const ROW = 31;
const BITS = Array.from({ length: 32 }, (_, row) => row.toString(2).replaceAll('0', '').length);
/** Columns and diagonals that a row leaves possible: a bit each, by place of the row and what is hit in it. */
const OPEN = [0, 1, 2, 3, 4].map((at) =>
  Array.from({ length: 32 }, (_, row) => row | (((row >> at) & 1) << 5) | (((row >> (4 - at)) & 1) << 6)),
);
const OPEN_BITS = Array.from({ length: 128 }, (_, open) => open.toString(2).replaceAll('0', '').length);

/** How many of all 2²⁴ ways to hit a card have so many hits (first) and lines (second). */
function countPatterns(): readonly (readonly number[])[] {
  const counts = Array.from({ length: 25 }, () => new Array<number>(13).fill(0));
  // Row by row: how many ways lead to the same hits, rows and open lines.
  let states = new Map<number, number>([[127, 1]]);
  for (let at = 0; at < 5; at += 1) {
    const next = new Map<number, number>();
    for (const [state, ways] of states)
      for (let row = 0; row < 32; row += 1) {
        if (at === 2 && (row & 4) === 0) continue;
        const hits = (state >> 12) + (BITS[row] ?? 0) - (at === 2 ? 1 : 0);
        const rows = ((state >> 8) & 7) + (row === ROW ? 1 : 0);
        const key = (hits << 12) | (rows << 8) | (state & 127 & (OPEN[at]?.[row] ?? 0));
        next.set(key, (next.get(key) ?? 0) + ways);
      }
    states = next;
  }
  for (const [state, ways] of states) {
    const of = counts[state >> 12] ?? [];
    const lines = ((state >> 8) & 7) + (OPEN_BITS[state & 127] ?? 0);
    of[lines] = (of[lines] ?? 0) + ways;
  }
  return counts;
}

describe('the odds of bingo', () => {
  const patterns = countPatterns();

  it('counts every way to hit a card once', () => {
    expect(patterns.flat().reduce((sum, ways) => sum + ways, 0)).toBe(2 ** 24);
    // Four hits make a line in four ways: beside the free field, across, down and both ways aslant.
    expect(patterns[4]?.slice(0, 2)).toEqual([10_622, 4]);
    expect(patterns[5]?.[1]).toBe(8 + 4 * 20);
    expect(patterns[24]?.[12]).toBe(1);
    // One field missing breaks two or three lines, so there are never eleven.
    expect(patterns.map((of) => of[11])).toEqual(new Array(25).fill(0));
  });

  it('returns what all of them pay, weighted with the draws of 35 balls that hit so', () => {
    const total = choose(75, BALLS);
    let [paid, all] = [0n, 0n];
    for (const [hits, of] of patterns.entries())
      for (const [lines, ways] of of.entries()) {
        const draws = BigInt(ways) * choose(51, 35 - hits);
        all += draws;
        paid += draws * BigInt(PAYS[lines] ?? 0);
      }
    expect(all).toBe(total);
    const [{ rtp } = { rtp: { numerator: 0n, denominator: 1n } }] = bingo.bets;
    expect(paid * rtp.denominator).toBe(rtp.numerator * total);
    expect(Number((paid * 1_000_000n) / total)).toBe(960_581);
  });

  it('tells in how many rounds a number of lines comes once', () => {
    const rare = ROUNDS_FOR_LINES.map((_, lines) => {
      const draws = patterns.flatMap((of, hits) =>
        of.map((ways, count) => (Math.min(count, 6) === lines ? BigInt(ways) * choose(51, 35 - hits) : 0n)),
      );
      return Number(choose(75, BALLS)) / Number(draws.reduce((sum, some) => sum + some, 0n));
    });
    for (const [lines, rounds] of ROUNDS_FOR_LINES.entries())
      expect(Math.abs((rare[lines] ?? 0) / rounds - 1)).toBeLessThan(0.003);
  });

  it('returns that much in 20,000 rounds, give or take four deviations', () => {
    const returns = rounds.map(({ payout }) => payout / STAKE);
    const mean = returns.reduce((sum, part) => sum + part, 0) / returns.length;
    const variance = patterns
      .flatMap((of, hits) => of.map((ways, lines) => [BigInt(ways) * choose(51, 35 - hits), PAYS[lines] ?? 0] as const))
      .reduce((sum, [draws, times]) => sum + (Number(draws) / Number(choose(75, 35))) * (times - 0.960581) ** 2, 0);
    expect(Math.abs(mean - 0.960581)).toBeLessThan(4 * Math.sqrt(variance / returns.length));
  });
});

describe('a card and its lines', () => {
  const card = [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65];
  it.each([
    [[], []],
    [[1, 16, 31, 46], []],
    [[1, 16, 31, 46, 61], [0]],
    [[3, 18, 48, 63], [2]],
    [[1, 2, 3, 4, 5], [5]],
    [[31, 32, 33, 34], [7]],
    [[1, 17, 49, 65], [10]],
    [[61, 47, 19, 5], [11]],
    [
      [3, 18, 48, 63, 31, 32, 33, 34, 75],
      [2, 7],
    ],
  ])('with the balls %j completes the lines %j', (balls, lines) => {
    expect(linesOn(card, balls)).toEqual(lines);
  });
});

describe('[GAME-11] a round of bingo', () => {
  it('has a card by columns, free in the middle, and 35 different balls', () => {
    for (const { view } of rounds.slice(0, 2_000)) {
      const { card, balls } = view;
      expect([card.length, new Set(card).size, card[12]]).toEqual([25, 25, 0]);
      expect(card.filter((number, at) => at !== 12 && Math.ceil(number / 15) !== (at % 5) + 1)).toEqual([]);
      expect([balls.length, new Set(balls).size]).toEqual([35, 35]);
      expect([Math.min(...balls) >= 1, Math.max(...balls) <= 75]).toEqual([true, true]);
    }
  });

  it('draws every number on the card and as a ball about equally often', () => {
    const onCard = new Array<number>(76).fill(0);
    const drawn = new Array<number>(76).fill(0);
    for (const { view } of rounds) {
      const { card, balls } = view;
      for (const number of card) onCard[number] = (onCard[number] ?? 0) + 1;
      for (const ball of balls) drawn[ball] = (drawn[ball] ?? 0) + 1;
    }
    const isOff = (count: number, share: number) =>
      Math.abs(count - rounds.length * share) > 4.5 * Math.sqrt(rounds.length * share * (1 - share));
    const numbers = Array.from({ length: 75 }, (_, at) => at + 1);
    expect(numbers.filter((n) => isOff(drawn[n] ?? 0, 35 / 75))).toEqual([]);
    expect(numbers.filter((n) => isOff(onCard[n] ?? 0, n > 30 && n < 46 ? 4 / 15 : 5 / 15))).toEqual([]);
  });

  it('pays by completed lines, the stake included', () => {
    const paid = new Map<number, number>();
    for (const { view, payout, isOver } of rounds) {
      expect(isOver).toBe(true);
      paid.set(view.lines.length, payout);
    }
    expect(paid.get(0)).toBe(0);
    expect(paid.get(1)).toBe(400_000);
    expect(paid.get(2)).toBe(1_200_000);
    expect(paid.get(3)).toBe(6_000_000);
    expect(paid.get(4)).toBe(30_000_000);
  });

  it('is the same round for the same seeds', () => {
    expect(play(5)).toEqual(play(5));
    expect(play(5).view.balls).not.toEqual(play(6).view.balls);
  });

  it('has no choice and no moves', () => {
    expect(bingo.readChoice({})).toEqual({});
    for (const value of [null, undefined, 1, 'card', [], { cards: 2 }]) expect(bingo.readChoice(value)).toBeNull();
    expect(bingo.readMove({ mark: 1 })).toBeNull();
    expect(bingo.leave(play(1).view)).toBeNull();
    expect([bingo.isBet(10_000, {}), bingo.isBet(10_050, {})]).toEqual([true, false]);
  });
});
