import { describe, expect, it } from 'vitest';
import { roulette, rouletteReturns } from '../../provider/engines/board/roulette.ts';
import { rouletteSpots } from '../../provider/engines/board/rouletteSpots.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { markOf } from '../../provider/page/boards/roulette/names.ts';
import { decimal } from './enumerateSlot.ts';
import { refusesBadSpots, simulatedReturn } from './spotTables.ts';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const kinds = Map.groupBy([...rouletteSpots], ([, { kind }]) => kind);

describe('[GAME-01] [GAME-12] the European table', () => {
  it('has every bet of each kind once', () => {
    expect(Object.fromEntries([...kinds].map(([kind, spots]) => [kind, spots.length]))).toEqual({
      ...{ straight: 37, split: 60, street: 14, corner: 23, line: 11 },
      ...{ dozen: 3, column: 3, color: 2, parity: 2, half: 2 },
    });
    const sets = [...rouletteSpots.values()].map(({ numbers }) => numbers.toSorted((a, b) => a - b).join(' '));
    expect(new Set(sets).size).toBe(157);
  });

  it('covers neighbours of the felt with its inside bets', () => {
    const place = (number: number) => [Math.ceil(number / 3), (number - 1) % 3] as const;
    for (const [id, { kind, numbers }] of rouletteSpots) {
      if (!['split', 'corner', 'line', 'street'].includes(kind) || numbers.includes(0)) continue;
      const [columns, rows] = [numbers.map((of) => place(of)[0]), numbers.map((of) => place(of)[1])];
      const [wide, high] = [columns, rows].map((of) => Math.max(...of) - Math.min(...of) + 1);
      expect((wide ?? 0) * (high ?? 0), id).toBe(numbers.length);
    }
    expect(
      [...rouletteSpots.values()].filter(({ numbers }) => numbers.includes(0)).map(({ numbers }) => numbers),
    ).toEqual([[0], [0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]]);
  });

  it('shares red, black, odd, even, low and high without the zero', () => {
    expect(NUMBERS.filter((number) => rouletteReturns({ number }, 'red') > 0)).toEqual([
      1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
    ]);
    for (const [one, other] of [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ] as const)
      expect(NUMBERS.map((number) => rouletteReturns({ number }, one) + rouletteReturns({ number }, other))).toEqual([
        0,
        ...Array.from({ length: 36 }, () => 200),
      ]);
  });

  it('pays 35, 17, 11, 8, 5, 2 and 1 to 1', () => {
    const back = (number: number, spot: string) => rouletteReturns({ number }, spot);
    expect([back(17, 'straight 17'), back(18, 'straight 17'), back(17, 'split 17 20')]).toEqual([3_600, 0, 1_800]);
    expect([back(9, 'street 7 8 9'), back(5, 'corner 1 2 4 5'), back(0, 'corner 0 1 2 3')]).toEqual([1_200, 900, 900]);
    expect([back(6, 'line 1 2 3 4 5 6'), back(13, 'dozen 2'), back(36, 'column 3')]).toEqual([600, 300, 300]);
    expect([back(0, 'red'), back(0, 'even'), back(0, 'dozen 1'), back(0, 'nowhere')]).toEqual([0, 0, 0, 0]);
  });

  it('puts the chip of an inside bet on the border of its numbers', () => {
    expect(markOf('split', [1, 2])).toEqual([(0.5 / 12) * 100, (2 / 3) * 100]);
    expect(markOf('split', [1, 4])).toEqual([(1 / 12) * 100, (2.5 / 3) * 100]);
    expect(markOf('street', [1, 2, 3])).toEqual([(0.5 / 12) * 100, 100]);
    expect(markOf('corner', [0, 1, 2, 3])).toEqual([0, 100]);
    expect(markOf('split', [0, 3])).toEqual([0, (0.5 / 3) * 100]);
  });
});

it('returns 36/37 of every roulette bet, counted over all numbers', () => {
  for (const id of rouletteSpots.keys())
    expect(
      NUMBERS.reduce((sum, number) => sum + rouletteReturns({ number }, id), 0),
      id,
    ).toBe(3_600);
  expect(roulette.bets.map(({ id }) => id).toSorted()).toEqual([...kinds.keys()].toSorted());
  for (const { rtp } of roulette.bets) expect(rtp).toEqual({ numerator: 36n, denominator: 37n });
});

it('comes near that return in 20,000 spins', () => {
  const spots = ['red', 'dozen 2', 'line 1 2 3 4 5 6', 'straight 17'];
  for (const { mean, sigma, id } of simulatedReturn(roulette, spots, rouletteReturns, 20_000))
    expect(Math.abs(mean - decimal({ numerator: 36n, denominator: 37n })), id).toBeLessThan(4 * sigma);
});

it('[GAME-12] gives the same number for the same seeds, and pays all bets on it together', () => {
  const seeds = { serverSeed: 'c'.repeat(64), clientSeed: 'market', nonce: 1 };
  const play = (spots: Readonly<Record<string, number>>) =>
    drawNow(roulette.play({ stake: 0, choice: { spots }, moves: [] }), seeds);
  const [one, other] = [play({ red: 100 }), play({ 'straight 17': 500 })];
  expect(other.view).toEqual(one.view);
  const { number } = one.view;
  const many = play({ [`straight ${number}`]: 10_000, red: 200, black: 200, odd: 150 });
  const evens = rouletteReturns({ number }, 'red') > 0 || rouletteReturns({ number }, 'black') > 0 ? 400 : 0;
  expect(many.payout).toBe(360_000 + evens + (number % 2 === 1 ? 300 : 0));
  expect([one.isOver, roulette.readMove({}), roulette.leave(one.view)]).toEqual([true, null, null]);
});

it('[GAME-12] refuses roulette bets that are not on its felt, not whole, or not the stake', () => {
  refusesBadSpots(roulette, 'straight 0', 'split 1 2');
  expect(roulette.readChoice({ spots: { 'split 2 1': 100 } })).toBeNull();
  expect(roulette.readChoice({ spots: { 'straight 37': 100 } })).toBeNull();
});
