import { describe, expect, it } from 'vitest';
import { sicbo, sicboReturns, sicboSpots } from '../../provider/engines/board/sicbo.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { decimal, reduced } from './enumerateSlot.ts';
import { refusesBadSpots, simulatedReturn } from './spotTables.ts';

type Dice = readonly [number, number, number];
const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));
const back = (dice: Dice) =>
  Object.fromEntries(
    [...sicboSpots.keys()].map((spot) => [spot, sicboReturns({ dice }, spot)]).filter(([, paid]) => paid !== 0),
  );

describe('[GAME-12] three dice', () => {
  it('pay size, parity, total, each number and each pair of numbers', () => {
    expect(back([5, 1, 4])).toEqual({
      ...{ small: 200, even: 200, 'total 10': 750, 'single 1': 200, 'single 4': 200, 'single 5': 200 },
      ...{ 'combo 1 4': 700, 'combo 1 5': 700, 'combo 4 5': 700 },
    });
  });

  it('pay a number twice, and its double, if two dice show it', () => {
    expect(back([6, 6, 5])).toEqual({
      ...{ big: 200, odd: 200, 'total 17': 6_600, 'single 5': 200, 'single 6': 300 },
      ...{ 'double 6': 1_300, 'combo 5 6': 700 },
    });
  });

  it('pay triples, and lose size and parity on them', () => {
    expect(back([2, 2, 2])).toEqual({
      ...{ 'total 6': 2_000, 'single 2': 400, 'double 2': 1_300, 'any triple': 3_400, 'triple 2': 20_100 },
    });
    expect(back([1, 1, 1])).not.toHaveProperty('small');
  });
});

it('return of every dice bet exactly what all 216 throws give', () => {
  // What each throw pays besides the stake, from the dice alone, as printed on the felt.
  const odds: Readonly<Record<number, number>> = { 4: 65, 5: 33, 6: 19, 7: 13, 8: 9, 9: 7, 10: 6.5 };
  const pays = (id: string, dice: Dice): number => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    const isTriple = new Set(dice).size === 1;
    const [kind, ...numbers] = id.split(' ');
    const shown = numbers.map((number) => dice.filter((die) => String(die) === number).length);
    const [first = 0, second = 0] = shown;
    const won: Readonly<Record<string, () => number>> = {
      big: () => (!isTriple && total > 10 ? 2 : 0),
      small: () => (!isTriple && total < 11 ? 2 : 0),
      odd: () => (!isTriple && total % 2 === 1 ? 2 : 0),
      even: () => (!isTriple && total % 2 === 0 ? 2 : 0),
      total: () => (total === Number(numbers[0]) ? (odds[Math.min(total, 21 - total)] ?? 0) + 1 : 0),
      single: () => (first > 0 ? first + 1 : 0),
      double: () => (first > 1 ? 13 : 0),
      combo: () => (first > 0 && second > 0 ? 7 : 0),
      any: () => (isTriple ? 34 : 0),
      triple: () => (first === 3 ? 201 : 0),
    };
    return won[kind ?? '']?.() ?? 0;
  };
  expect(sicbo.bets).toHaveLength(4 + 14 + 6 + 6 + 15 + 1 + 6);
  for (const { id, rtp } of sicbo.bets) {
    const sum = THROWS.reduce((all, dice) => all + pays(id, dice) * 100, 0);
    expect(reduced(rtp.numerator, rtp.denominator), id).toEqual(reduced(BigInt(sum), 21_600n));
  }
});

it('come near those returns in 20,000 throws', () => {
  const spots = ['big', 'odd', 'total 10', 'total 5', 'single 3', 'double 6', 'combo 1 2', 'any triple'];
  for (const { mean, sigma, rtp, id } of simulatedReturn(sicbo, spots, sicboReturns, 20_000))
    expect(Math.abs(mean - decimal(rtp)), id).toBeLessThan(4 * sigma);
});

it('[GAME-12] gives the same throw for the same seeds, whatever is bet on', () => {
  const play = (spots: Readonly<Record<string, number>>) => {
    const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'market', nonce: 2 };
    return drawNow(sicbo.play({ stake: 0, choice: { spots }, moves: [] }), seeds);
  };
  const one = play({ big: 10_000, small: 10_000, 'any triple': 0 });
  expect(play({ 'total 9': 100 }).view).toEqual(one.view);
  const isTriple = new Set(one.view.dice).size === 1;
  expect(one.payout).toBe(isTriple ? 0 : 20_000);
  expect([one.isOver, sicbo.readMove({}), sicbo.leave(one.view)]).toEqual([true, null, null]);
});

it('[GAME-12] refuses dice bets that are not on the felt, not whole, or not the stake', () => {
  refusesBadSpots(sicbo, 'big', 'combo 1 6');
  expect(sicbo.readChoice({ spots: { 'total 3': 100 } })).toBeNull();
  expect(sicbo.readChoice({ spots: { 'combo 6 1': 100 } })).toBeNull();
});
