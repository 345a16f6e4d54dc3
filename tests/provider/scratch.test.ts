import { describe, expect, it } from 'vitest';
import { PRIZES, prizeOf, scratch, TICKETS } from '../../provider/engines/board/scratch.ts';
import {
  LOSING_LAYOUTS,
  losingLayout,
  WINNING_LAYOUTS,
  winningLayout,
} from '../../provider/engines/board/scratchLayout.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';

const STAKE = 200_000;
const seeds = (nonce: number) => ({ serverSeed: 'cd'.repeat(32), clientSeed: 'scratch', nonce });
const play = (nonce: number) => drawNow(scratch.play({ stake: STAKE, choice: {}, moves: [] }), seeds(nonce));
/** Played once for all tests: a fixed series. */
const rounds = Array.from({ length: 30_000 }, (_, nonce) => play(nonce));
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k);
/** Fields filled with at most two of each of some symbols, by how many of them are there twice. */
const fillings = (fields: number, symbols: number): number =>
  Array.from({ length: fields + 1 }, (_, twice) => [twice, fields - 2 * twice] as const)
    .filter(([twice, once]) => once >= 0 && twice + once <= symbols)
    .reduce(
      (sum, [twice, once]) =>
        sum + (choose(symbols, twice) * choose(symbols - twice, once) * factorial(fields)) / 2 ** twice,
      0,
    );
const mostAlike = (cells: readonly number[]) =>
  Math.max(...cells.map((symbol) => cells.filter((other) => other === symbol).length));
/** Whether a layout comes before another. */
const isBefore = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((symbol, field) => symbol !== b[field]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

describe('the odds of a scratch card', () => {
  it('returns what all million tickets win together', () => {
    let [paid, winners, top] = [0n, 0, 0];
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const prize = prizeOf(ticket);
      if (prize === null) continue;
      const times = PRIZES[prize]?.times ?? 0;
      paid += BigInt(times);
      winners += 1;
      top = Math.max(top, times);
    }
    expect([TICKETS, paid, winners, top]).toEqual([1_000_000, 950_000n, 249_740, 1_000]);
    const [{ rtp } = { rtp: { numerator: 0n, denominator: 1n } }] = scratch.bets;
    expect(paid * rtp.denominator).toBe(rtp.numerator * BigInt(TICKETS));
  });

  it('gives prizes at the edges of the series', () => {
    expect([0, 19, 20, 139, 140, 739, 740].map(prizeOf)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect([92_739, 92_740, 249_739, 249_740, 999_999].map(prizeOf)).toEqual([6, 7, 7, null, null]);
  });

  it('returns that much in 30,000 rounds, give or take four deviations', () => {
    const mean = rounds.reduce((sum, { payout }) => sum + payout / STAKE, 0) / rounds.length;
    // Of the table itself: a sample without its rare prizes would seem to deviate less.
    const variance = PRIZES.reduce((all, { times, tickets }) => all + (times ** 2 * tickets) / TICKETS, 0) - 0.95 ** 2;
    expect(Math.abs(mean - 0.95)).toBeLessThan(4 * Math.sqrt(variance / rounds.length));
  });
});

describe('what lies under the fields', () => {
  it('is one of all cards that fit the ticket, counted another way', () => {
    expect(LOSING_LAYOUTS).toBe(48_444_480);
    expect(fillings(9, 8)).toBe(LOSING_LAYOUTS);
    expect(choose(9, 3) * fillings(6, 7)).toBe(WINNING_LAYOUTS);
  });

  it('is another card for every number, none of them losing with three alike', () => {
    const places = Array.from({ length: 3_000 }, (_, at) => Math.floor((at * (LOSING_LAYOUTS - 2)) / 2_999));
    for (const place of places) {
      const cells = losingLayout(place);
      expect(mostAlike(cells)).toBeLessThan(3);
      expect(isBefore(cells, losingLayout(place + 1))).toBe(true);
    }
    expect(losingLayout(0)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4]);
    expect(losingLayout(LOSING_LAYOUTS - 1)).toEqual([7, 7, 6, 6, 5, 5, 4, 4, 3]);
    expect(() => losingLayout(LOSING_LAYOUTS)).toThrow(RangeError);
  });

  it('has exactly three of the winning symbol and at most two of any other', () => {
    for (let place = 0; place < WINNING_LAYOUTS; place += 9_973) {
      const winner = place % 8;
      const counts = Array.from(
        { length: 8 },
        (_, symbol) => winningLayout(place, winner).filter((cell) => cell === symbol).length,
      );
      expect(counts[winner]).toBe(3);
      expect(counts.filter((count) => count > 2)).toEqual([3]);
    }
  });

  it('puts every symbol on every field of losing cards about equally often', () => {
    const seen = Array.from({ length: 9 }, () => new Array<number>(8).fill(0));
    let cards = 0;
    for (const { view } of rounds) {
      if (view.prize !== null) continue;
      cards += 1;
      view.cells.forEach((symbol, field) => {
        const row = seen[field];
        if (row) row[symbol] = (row[symbol] ?? 0) + 1;
      });
    }
    const deviation = Math.sqrt(cards * (1 / 8) * (7 / 8));
    expect(seen.flat().filter((count) => Math.abs(count - cards / 8) > 4.5 * deviation)).toEqual([]);
  });
});

describe('[GAME-09] a round of a scratch card', () => {
  it('pays the prize of its three equal symbols, the stake included', () => {
    const paid = new Map<number | null, number>();
    for (const { view, payout, isOver } of rounds) {
      const alike = view.cells.find((symbol) => view.cells.filter((cell) => cell === symbol).length === 3);
      expect([alike ?? null, isOver]).toEqual([view.prize, true]);
      paid.set(view.prize, payout);
    }
    expect(paid.get(null)).toBe(0);
    expect(paid.get(7)).toBe(400_000);
    expect(paid.get(6)).toBe(600_000);
    expect(paid.get(5)).toBe(1_000_000);
    expect(paid.get(4)).toBe(2_000_000);
    expect(paid.get(3)).toBe(5_000_000);
    expect(paid.get(2)).toBe(20_000_000);
  });

  it('is the same round for the same seeds', () => {
    expect(play(12)).toEqual(play(12));
    expect(play(12).view.cells).not.toEqual(play(13).view.cells);
  });

  it('has no choice and no moves', () => {
    expect(scratch.readChoice({})).toEqual({});
    for (const value of [null, undefined, 3, 'card', [], { field: 1 }]) expect(scratch.readChoice(value)).toBeNull();
    expect(scratch.readMove({ field: 1 })).toBeNull();
    expect(scratch.leave(play(1).view)).toBeNull();
    expect([scratch.isBet(10_000, {}), scratch.isBet(10_001, {})]).toEqual([true, false]);
  });
});
