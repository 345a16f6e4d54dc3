import { describe, expect, it } from 'vitest';
import {
  BACCARAT_SPOTS,
  type BaccaratSpot,
  baccarat,
  baccaratHand,
  baccaratReturns,
} from '../../provider/engines/board/baccarat.ts';
import { placesOf } from '../../provider/engines/board/shoe.ts';
import type { Ratio } from '../../provider/engines/ratio.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { countHands } from './enumerateBaccarat.ts';
import { decimal, reduced } from './enumerateSlot.ts';
import { refusesBadSpots, simulatedReturn } from './spotTables.ts';

/** Spades by name. */
const cards = (text: string) => text.split(' ').map((name) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').indexOf(name));
const hand = (text: string) => baccaratHand(cards(text));

describe('[GAME-01] [GAME-12] a hand of baccarat', () => {
  it.each([
    ['a natural ends it at once', '9 2 10 5 4 4', 2, 2, 'player'],
    ['a natural of the banker ends it as well', '2 8 3 10 4 4', 2, 2, 'banker'],
    ['both stand on 6 and 7', '6 7 10 10 4 4', 2, 2, 'banker'],
    ['the player stands on 6, so the banker draws on 5', '6 5 10 10 4 4', 2, 3, 'banker'],
    ['a banker of 3 stands against an 8', '2 3 10 10 8 4', 3, 2, 'banker'],
    ['a banker of 3 draws against a 9', '2 3 10 10 9 4', 3, 3, 'banker'],
    ['a banker of 4 stands against an ace', '2 4 10 10 A 9', 3, 2, 'banker'],
    ['a banker of 5 draws against a 4', '2 5 10 10 4 9', 3, 3, 'player'],
    ['a banker of 5 stands against a 3', '2 5 10 10 3 9', 3, 2, 'tie'],
    ['a banker of 6 draws against a 6', '2 6 10 10 6 9', 3, 3, 'player'],
    ['a banker of 6 stands against a king', '2 6 10 10 K 9', 3, 2, 'banker'],
    ['a banker of 2 always draws', '2 2 10 10 8 9', 3, 3, 'banker'],
  ] as const)('%s', (_, text, player, banker, winner) => {
    const view = hand(text);
    expect([view.player.length, view.banker.length, view.winner]).toEqual([player, banker, winner]);
  });

  // The drawing table of the rule books: third cards of the player by their points, tens and pictures first.
  it.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '01234567 9'],
    [4, '  234567  '],
    [5, '    4567  '],
    [6, '      67  '],
    [7, '          '],
  ])('a banker of %i draws against a third card of %s', (points, drawn) => {
    const ten = 9;
    const ofPoints = (worth: number) => (worth === 0 ? ten : worth - 1);
    // A player without points, so that the third card is drawn.
    const drawsOn = (third: number) =>
      baccaratHand([ten, ten, ten, ofPoints(points), ofPoints(third), ten]).banker.length === 3;
    expect(Array.from({ length: 10 }, (_, third) => (drawsOn(third) ? third : ' ')).join('')).toBe(drawn);
  });

  it('pays what the felt says, with bets on both sides back on a tie', () => {
    const back = (text: string) => BACCARAT_SPOTS.map((spot) => baccaratReturns(hand(text), spot));
    // player, banker, tie, pair-player, pair-banker, small, big, even
    expect(back('9 2 10 5 4 4')).toEqual([200, 0, 0, 0, 0, 250, 0, 0]);
    expect(back('2 6 10 10 K 9')).toEqual([0, 195, 0, 0, 0, 0, 154, 150]);
    expect(back('6 7 10 10 4 4')).toEqual([0, 195, 0, 0, 0, 250, 0, 200]);
    expect(back('7 7 K K 4 4')).toEqual([100, 100, 1_000, 0, 0, 250, 0, 100]);
    expect(back('4 K 4 K 4 4')).toEqual([200, 0, 0, 1_300, 1_300, 250, 0, 0]);
  });

  it('takes the cards of a shoe without putting one back', () => {
    expect(placesOf([0, 0, 0])).toEqual([0, 1, 2]);
    expect(placesOf([5, 4, 5, 0])).toEqual([5, 4, 7, 0]);
    expect(placesOf([415, 414, 413])).toEqual([415, 414, 413]);
  });
});

it('[GAME-12] returns of every baccarat bet exactly what the hands of an eight-deck shoe give', () => {
  const { paid, deals } = countHands();
  expect(deals).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  const lowest = ({ numerator, denominator }: Ratio) => reduced(numerator, denominator);
  expect(Object.fromEntries(baccarat.bets.map(({ id, rtp }) => [id, lowest(rtp)]))).toEqual(
    Object.fromEntries(Object.entries(paid).map(([id, rtp]) => [id, lowest(rtp)])),
  );
  expect(['player', 'banker', 'tie'].map((spot) => decimal(paid[spot as BaccaratSpot]).toFixed(4))).toEqual([
    '0.9876',
    '0.9894',
    '0.9516',
  ]);
});

it('comes near the returns of baccarat in 20,000 rounds', () => {
  for (const { mean, sigma, rtp, id } of simulatedReturn(baccarat, BACCARAT_SPOTS, baccaratReturns, 20_000)) {
    expect(Math.abs(mean - decimal(rtp)), id).toBeLessThan(4 * sigma);
  }
});

it('[GAME-12] gives the same baccarat round for the same seeds, whatever is bet on', () => {
  const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'market', nonce: 3 };
  const play = (spots: object) =>
    drawNow(
      baccarat.play({ stake: 100_000, choice: baccarat.readChoice({ spots }) ?? { spots: {} }, moves: [] }),
      seeds,
    );
  const [one, other] = [play({ player: 100_000 }), play({ tie: 60_000, big: 40_000 })];
  expect(play({ player: 100_000 })).toEqual(one);
  expect(other.view).toEqual(one.view);
  expect([one.isOver, baccarat.readMove({}), baccarat.leave(one.view)]).toEqual([true, null, null]);
});

it('[GAME-12] refuses baccarat bets that are not on its spots, not whole, or not the stake', () => {
  refusesBadSpots(baccarat, 'player', 'banker');
});
