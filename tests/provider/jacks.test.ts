import { beforeAll, describe, expect, it } from 'vitest';
import { type JacksMove, jacks } from '../../provider/engines/board/jacks.ts';
import { type DeckCard, handOf } from '../../provider/engines/board/pokerHands.ts';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { ALL_HANDS, COMMON, classes, type Solved, solve } from './solveJacks.ts';

const STAKE = 200_000;
const seeds = (nonce: number) => ({ serverSeed: 'ab'.repeat(32), clientSeed: 'jacks', nonce });
const play = (nonce: number, moves: readonly JacksMove[] = []) =>
  drawNow(jacks.play({ stake: STAKE, choice: {}, moves }), seeds(nonce));
const hold = (...places: readonly (0 | 1)[]): JacksMove => ({ hold: places.map(Boolean) });

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
const cards = (text: string): readonly DeckCard[] =>
  text.split(' ').map((card) => RANKS.indexOf(card.charAt(0)) + 13 * SUITS.indexOf(card.charAt(1)));

let solved: Solved;
beforeAll(() => {
  solved = solve();
});

describe('the odds of video poker', () => {
  it('pays as many of the 2,598,960 hands as there are of each kind', () => {
    expect(ALL_HANDS).toBe(2_598_960);
    expect(Object.fromEntries(solved.worths)).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      four: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      three: 54_912,
      twoPair: 123_552,
      jacks: 337_920,
      none: 2_062_860,
    });
  });

  it('returns what the best hold of every hand brings, to the last digit', () => {
    let [kinds, total, sum] = [0, 0, 0];
    for (const [hand, count] of classes()) {
      kinds += 1;
      total += count;
      sum += count * solved.best(hand)[0];
    }
    expect([kinds, total]).toEqual([134_459, ALL_HANDS]);
    const [{ rtp } = { rtp: { numerator: 0n, denominator: 1n } }] = jacks.bets;
    expect(BigInt(sum) * rtp.denominator).toBe(rtp.numerator * BigInt(COMMON) * BigInt(ALL_HANDS));
  });

  it('returns that much in 40,000 rounds of best play, give or take four deviations', () => {
    const returns = Array.from({ length: 40_000 }, (_, nonce) => {
      const { dealt } = play(nonce).view;
      const order = dealt.toSorted((a, b) => a - b);
      const [, mask] = solved.best(order);
      return play(nonce, [{ hold: dealt.map((card) => (mask & (1 << order.indexOf(card))) > 0) }]).payout / STAKE;
    });
    const mean = returns.reduce((sum, part) => sum + part, 0) / returns.length;
    const variance = returns.reduce((sum, part) => sum + (part - mean) ** 2, 0) / returns.length;
    expect(Math.abs(mean - 0.995439)).toBeLessThan(4 * Math.sqrt(variance / returns.length));
  });
});

describe('[GAME-12] a round of video poker', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royalFlush'],
    ['9h Th Jh Qh Kh', 'straightFlush'],
    ['5d Ad 2d 4d 3d', 'straightFlush'],
    ['7c 7d 7h 7s 2c', 'four'],
    ['8c 8d 8h Ks Kc', 'fullHouse'],
    ['2s 9s 4s Ks Js', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['Qc Kd Ah 2s 3c', null],
    ['4c 4d 4h Ks Jc', 'three'],
    ['4c 4d Kh Ks 9c', 'twoPair'],
    ['Jc Jd 2h 3s 4c', 'jacks'],
    ['Ac Ad 2h 3s 4c', 'jacks'],
    ['Tc Td 2h 3s 4c', null],
    ['2c 4d 6h 8s Tc', null],
  ])('reads %s as %s', (text, hand) => {
    expect(handOf(cards(text))).toBe(hand);
    expect(handOf(cards(text).toReversed())).toBe(hand);
  });

  it('pays each hand by the table, the stake included', () => {
    const paid = new Map<string | null, number>();
    for (let nonce = 0; nonce < 4_000; nonce += 1) {
      const { view, payout } = play(nonce, [hold(1, 1, 1, 1, 1)]);
      expect(paid.get(view.hand) ?? payout).toBe(payout);
      paid.set(view.hand, payout);
    }
    expect(paid.get(null)).toBe(0);
    expect(paid.get('jacks')).toBe(200_000);
    expect(paid.get('twoPair')).toBe(400_000);
    expect(paid.get('three')).toBe(600_000);
    expect(paid.get('straight')).toBe(800_000);
    expect(paid.get('flush')).toBe(1_200_000);
    expect(paid.get('fullHouse')).toBe(1_800_000);
  });

  it('is open after the deal and shows no replacement', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const open = play(nonce);
      const changed = play(nonce, [hold(0, 0, 0, 0, 0)]);
      expect(open.isOver).toBe(false);
      expect(open.view.held).toBeNull();
      expect(open.view.cards).toEqual(changed.view.dealt);
      const shown = new Set(Object.values(open.view).flat());
      expect(changed.view.cards.filter((card) => shown.has(card))).toEqual([]);
      expect(new Set([...changed.view.cards, ...changed.view.dealt]).size).toBe(10);
    }
  });

  it('gives a place the same replacement whatever else is held', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const changed = play(nonce, [hold(0, 0, 0, 0, 0)]).view.cards;
      const { cards: some, dealt } = play(nonce, [hold(1, 0, 1, 0, 1)]).view;
      expect(some).toEqual([dealt[0], changed[1], dealt[2], changed[3], dealt[4]]);
    }
  });

  it('is the same round for the same seeds and moves', () => {
    expect(play(7, [hold(1, 0, 0, 1, 1)])).toEqual(play(7, [hold(1, 0, 0, 1, 1)]));
    expect(play(7).view.cards).not.toEqual(play(8).view.cards);
  });

  it('keeps what is dealt when its player leaves', () => {
    const open = play(3);
    const move = jacks.leave(open.view);
    expect(move).toEqual(hold(1, 1, 1, 1, 1));
    const over = play(3, move === null ? [] : [move]);
    expect([over.isOver, over.payout, over.view.cards]).toEqual([true, open.payout, open.view.cards]);
  });

  it('changes cards once', () => {
    expect(() => play(1, [hold(1, 1, 1, 1, 1), hold(0, 0, 0, 0, 0)])).toThrow(IllegalMove);
  });
});

describe('a bet or a move that is none', () => {
  it.each([null, undefined, 0, 'x', [], { hand: 1 }])('refuses the choice %j', (value) => {
    expect(jacks.readChoice(value)).toBeNull();
  });
  it('takes an empty choice and five booleans', () => {
    expect(jacks.readChoice({})).toEqual({});
    expect(jacks.readMove({ hold: [true, false, true, false, true] })).toEqual(hold(1, 0, 1, 0, 1));
  });
  it.each([
    null,
    {},
    [],
    { hold: true },
    { hold: [true, true, true, true] },
    { hold: [true, true, true, true, true, true] },
    { hold: [1, 0, 1, 0, 1] },
    { hold: [true, true, true, true, null] },
    { hold: { length: 5 } },
    { hold: new Array(5) },
    Object.create({ hold: [true, true, true, true, true] }),
  ])('refuses the move %j', (value) => {
    expect(jacks.readMove(value)).toBeNull();
  });
  it('takes stakes in whole steps', () => {
    expect(jacks.isBet(20_000, {})).toBe(true);
    expect(jacks.isBet(20_050, {})).toBe(false);
  });
});
