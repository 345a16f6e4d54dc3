import { describe, expect, it } from 'vitest';
import {
  DRAGON_SPOTS,
  type DragonSpot,
  dragon,
  dragonHand,
  dragonReturns,
} from '../../provider/engines/board/dragon.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { decimal, reduced } from './enumerateSlot.ts';
import { refusesBadSpots, simulatedReturn } from './spotTables.ts';

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
/** `K♥` as a number. */
const card = (name: string) => RANKS.indexOf(name.slice(0, -1)) + 13 * '♠♥♣♦'.indexOf(name.slice(-1));
const back = (one: string, other: string) => {
  const view = dragonHand(card(one), card(other));
  return Object.fromEntries(
    DRAGON_SPOTS.map((spot) => [spot, dragonReturns(view, spot)]).filter(([, paid]) => paid !== 0),
  );
};

describe('[GAME-01] [GAME-12] dragon tiger', () => {
  it('pays the higher card, with king above and ace below all', () => {
    expect(back('K♠', 'A♥')).toEqual({
      ...{ dragon: 200, 'dragon-big': 200, 'dragon-odd': 200 },
      ...{ 'tiger-small': 200, 'tiger-odd': 200 },
    });
    expect(back('2♠', 'Q♥')).toEqual({
      ...{ tiger: 200, 'dragon-small': 200, 'dragon-even': 200 },
      ...{ 'tiger-big': 200, 'tiger-even': 200 },
    });
  });

  it('gives half back on a tie, and pays a suited tie besides', () => {
    expect(back('8♠', '8♥')).toMatchObject({ dragon: 50, tiger: 50, tie: 1_300 });
    expect(back('8♠', '8♥')).not.toHaveProperty('suited');
    expect(back('8♠', '8♠')).toMatchObject({ dragon: 50, tiger: 50, tie: 1_300, suited: 5_600 });
  });

  it('loses every bet on a card that is a seven', () => {
    expect(back('7♠', '6♥')).toEqual({ dragon: 200, 'tiger-small': 200, 'tiger-even': 200 });
    expect(back('7♠', '7♥')).toEqual({ dragon: 50, tiger: 50, tie: 1_300 });
  });
});

it('returns of every dragon tiger bet exactly what all pairs of cards give', () => {
  const sums = new Map<DragonSpot, bigint>(DRAGON_SPOTS.map((spot) => [spot, 0n]));
  const wins: Readonly<Record<string, (points: number) => boolean>> = {
    big: (points) => points > 7,
    small: (points) => points < 7,
    odd: (points) => points % 2 === 1 && points !== 7,
    even: (points) => points % 2 === 0,
  };
  const paid = (spot: DragonSpot, one: number, other: number): number => {
    const [points, against] = [(one % 13) + 1, (other % 13) + 1];
    if (spot === 'tie') return points === against ? 1_300 : 0;
    if (spot === 'suited') return one === other ? 5_600 : 0;
    const [side, what] = spot.split('-');
    const mine = side === 'dragon' ? points : against;
    if (what !== undefined) return wins[what]?.(mine) ? 200 : 0;
    return points === against ? 50 : mine === Math.max(points, against) ? 200 : 0;
  };
  for (let one = 0; one < 52; one += 1)
    for (let other = 0; other < 52; other += 1) {
      const ways = 8n * (one === other ? 7n : 8n);
      for (const spot of DRAGON_SPOTS) sums.set(spot, (sums.get(spot) ?? 0n) + ways * BigInt(paid(spot, one, other)));
    }
  for (const { id, rtp } of dragon.bets)
    expect(reduced(rtp.numerator, rtp.denominator), id).toEqual(
      reduced(sums.get(id as DragonSpot) ?? 0n, 416n * 415n * 100n),
    );
  expect(dragon.bets.map(({ id }) => id)).toEqual([...DRAGON_SPOTS]);
});

it('comes near the returns of dragon tiger in 20,000 rounds', () => {
  for (const { mean, sigma, rtp, id } of simulatedReturn(dragon, DRAGON_SPOTS, dragonReturns, 20_000))
    expect(Math.abs(mean - decimal(rtp)), id).toBeLessThan(4 * sigma);
});

it('[GAME-12] gives the same two cards for the same seeds, whatever is bet on', () => {
  const play = (spots: Readonly<Record<string, number>>) => {
    const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'market', nonce: 9 };
    return drawNow(dragon.play({ stake: 0, choice: { spots }, moves: [] }), seeds);
  };
  const one = play({ dragon: 10_000, tiger: 10_000 });
  expect(play({ tie: 100 }).view).toEqual(one.view);
  expect(one.payout).toBe(one.view.winner === 'tie' ? 10_000 : 20_000);
  expect([one.isOver, dragon.readMove({}), dragon.leave(one.view)]).toEqual([true, null, null]);
});

it('[GAME-12] refuses dragon tiger bets that are not on its spots, not whole, or not the stake', () => {
  refusesBadSpots(dragon, 'dragon', 'tiger-odd');
});
