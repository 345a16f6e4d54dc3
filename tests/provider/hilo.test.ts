import { describe, expect, it } from 'vitest';
import {
  afterGuess,
  canGuess,
  type HiloMove,
  hilo,
  rankOf,
  type Side,
  stepOf,
} from '../../provider/engines/board/hilo.ts';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { en } from '../../provider/page/boards/hilo/copy.en.ts';
import { th } from '../../provider/page/boards/hilo/copy.th.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (moves: readonly HiloMove[], nonce = 1, stake = 200_000) =>
  drawNow(hilo.play({ stake, choice: {}, moves }), { serverSeed, clientSeed: 'lamyai88', nonce });
const guess = (...sides: readonly Side[]): readonly HiloMove[] => sides.map((side) => ({ guess: side }));
const cashOut: HiloMove = { cashOut: true };
const RANKS = Array.from({ length: 13 }, (_, at) => at + 1);
const SIDES = ['higher', 'lower'] as const;
const isRight = (from: number, to: number, side: Side) => (side === 'higher' ? to >= from : to <= from);

/** Guesses the likelier side until a guess is wrong or the round is over; the moves that were right. */
function climb(nonce: number) {
  const moves: HiloMove[] = [];
  for (;;) {
    const { view, isOver } = play(moves, nonce);
    if (isOver) return { moves, view };
    moves.push({ guess: rankOf(view.cards.at(-1) ?? 0) <= 7 ? 'higher' : 'lower' });
  }
}
/** The first round after a nonce in which so many likelier guesses are right. */
function longRound(right: number): { readonly nonce: number; readonly moves: readonly HiloMove[] } {
  for (let nonce = 0; ; nonce += 1) {
    const { moves, view } = climb(nonce);
    if (moves.length - (view.end === 'wrong' ? 1 : 0) >= right) return { nonce, moves: moves.slice(0, right) };
  }
}

/** Hundredths that the best play of so many guesses at most returns, by trying every side on every card; times 13 a guess. */
function bestFrom(multiplier: number, rank: number, left: number): number {
  const of = (side: Side) =>
    RANKS.filter((to) => isRight(rank, to, side)).reduce((sum, to) => {
      const reached = afterGuess(multiplier, rank, side);
      const stopped = reached * 13 ** (left - 1);
      return sum + (left === 1 ? reached : Math.max(stopped, bestFrom(reached, to, left - 1)));
    }, 0);
  return Math.max(...SIDES.filter((side) => canGuess(multiplier, rank, side)).map(of));
}

describe('[GAME-09] [GAME-11] the returns of higher or lower', () => {
  it('of a first guess are the multiplier by the ranks that win', () => {
    for (const rank of RANKS)
      for (const side of SIDES) {
        const rtp = hilo.bets.find(({ id }) => id === `${side}-${rank}`)?.rtp ?? { numerator: 0n, denominator: 1n };
        const ways = RANKS.filter((to) => isRight(rank, to, side)).length;
        expect(reduced(rtp.numerator, rtp.denominator)).toEqual(reduced(BigInt(stepOf(rank, side) * ways), 1_300n));
      }
    expect(hilo.bets).toHaveLength(27);
  });

  it('of the best play are those of one guess on the better side: three more guesses add nothing', () => {
    const [best] = hilo.bets;
    const sumOf = (left: number) => RANKS.reduce((sum, rank) => sum + bestFrom(0, rank, left), 0);
    expect(sumOf(4)).toBe(sumOf(1) * 13 ** 3);
    expect(best && reduced(best.rtp.numerator, best.rtp.denominator)).toEqual(reduced(BigInt(sumOf(1)), 16_900n));
    expect(best?.rtp && decimal(best.rtp)).toBeCloseTo(0.969349, 6);
  });

  it('lie between 96 and 97 %', () => {
    const shares = hilo.bets.map(({ rtp }) => decimal(rtp));
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([0.964615384615, 0.97]);
  });

  it('come out in 20,000 rounds of one guess on the likelier side', () => {
    const rounds = 20_000;
    let [paid, squares, expected] = [0, 0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const rank = rankOf(play([], nonce).view.cards[0] ?? 0);
      const side = rank <= 7 ? 'higher' : 'lower';
      expected += decimal(
        hilo.bets.find(({ id }) => id === `${side}-${rank}`)?.rtp ?? { numerator: 0n, denominator: 1n },
      );
      const { payout } = play(guess(side), nonce, 100);
      paid += payout / 100;
      squares += (payout / 100) ** 2;
    }
    const sigma = Math.sqrt(squares - paid ** 2 / rounds);
    expect(Math.abs(paid - expected)).toBeLessThan(4 * sigma);
  });

  it('rest on cards of which each comes equally often', () => {
    const counts = Array.from({ length: 52 }, () => 0);
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const [card = 0] = play([], nonce).view.cards;
      counts[card] = (counts[card] ?? 0) + 1;
    }
    const sigma = Math.sqrt((20_000 / 52) * (51 / 52));
    expect(counts.filter((count) => Math.abs(count - 20_000 / 52) > 4.5 * sigma)).toEqual([]);
  });
});

describe('a multiplier of higher or lower', () => {
  it.each([
    [1, 'higher', 97],
    [1, 'lower', 1_261],
    [2, 'higher', 105],
    [2, 'lower', 630],
    [7, 'higher', 180],
    [7, 'lower', 180],
    [10, 'higher', 315],
    [13, 'lower', 97],
    [13, 'higher', 1_261],
  ] as const)('on rank %i, %s, is %i hundredths', (rank, side, step) => {
    expect(stepOf(rank, side)).toBe(step);
  });

  it('is 97 % over the chance for the first guess, and fair for the rest, rounded down', () => {
    expect([afterGuess(0, 7, 'higher'), afterGuess(180, 7, 'lower'), afterGuess(97, 1, 'higher')]).toEqual([
      180, 334, 97,
    ]);
  });

  it('of a further guess returns all that stands, but for the rounding', () => {
    for (const rank of RANKS)
      for (const side of SIDES) {
        const ways = RANKS.filter((to) => isRight(rank, to, side)).length;
        const returned = (afterGuess(1_000, rank, side) * ways) / 13;
        expect(returned).toBeLessThanOrEqual(1_000);
        expect(returned).toBeGreaterThan(999);
      }
  });

  it('is what the rules say, in both languages', () => {
    expect([en.rule_3, en.rule_5]).toEqual([
      'A right first guess multiplies the stake by 97% divided by the chance, and each further one what you have so far by 1 divided by the chance. Every time the total is rounded down to 0.01×.',
      'The 3% are taken once, with the first guess. Guessing on puts all you have so far at risk again, and returns all of it on average, but for the rounding. A sure first guess pays 0.97×, a sure further one 1.00×.',
    ]);
    expect(th.rule_5).toContain('หัก 3% ครั้งเดียวตอนทายครั้งแรก');
    expect(th.rule_5).not.toContain('เสียเฉลี่ย');
  });

  it('never passes 10,000×: a guess that leads above is not taken', () => {
    expect([canGuess(1_000_000, 7, 'higher'), canGuess(1_000_000, 1, 'higher')]).toEqual([false, true]);
    expect([canGuess(76_923, 1, 'lower'), canGuess(76_924, 1, 'lower')]).toEqual([true, false]);
  });
});

describe('a round of higher or lower', () => {
  it('shows its first card alone, and pays nothing before a guess', () => {
    const { view, payout, isOver } = play([]);
    expect([view.cards.length, view.guesses, view.multiplier, view.end, payout, isOver]).toEqual([
      1,
      [],
      0,
      null,
      0,
      false,
    ]);
  });

  it('shows one more card a guess, and tells what cashing out would pay', () => {
    const { nonce, moves } = longRound(3);
    const { view, payout, isOver } = play(moves, nonce);
    const [a = 0, b = 0, c = 0] = view.cards.map(rankOf);
    const side = (rank: number): Side => (rank <= 7 ? 'higher' : 'lower');
    const reached = [b, c].reduce(
      (so, rank) => Math.floor((so * 13) / (rank <= 7 ? 14 - rank : rank)),
      stepOf(a, side(a)),
    );
    expect(view.cards).toHaveLength(4);
    expect([view.multiplier, payout, isOver]).toEqual([reached, reached * 2_000, false]);
    expect(play([...moves, cashOut], nonce)).toEqual({ view: { ...view, end: 'cashed' }, payout, isOver: true });
  });

  it('pays nothing after a wrong guess', () => {
    const [wrong] = Array.from({ length: 50 }, (_, nonce) => nonce).flatMap((nonce) =>
      SIDES.map((side) => ({ nonce, side })).filter(({ side }) => {
        const [from = 0, to = 0] = play(guess(side), nonce).view.cards.map(rankOf);
        return !isRight(from, to, side);
      }),
    );
    const { view, payout, isOver } = play(guess(wrong?.side ?? 'higher'), wrong?.nonce);
    expect([view.end, view.multiplier, payout, isOver]).toEqual(['wrong', 0, 0, true]);
  });

  it('pays either guess when the same rank comes again', () => {
    const nonce = Array.from({ length: 500 }, (_, at) => at).find((at) => {
      const [from = 0, to = 0] = play(guess('higher'), at).view.cards.map(rankOf);
      return from === to && from !== 1 && from !== 13;
    });
    const paid = SIDES.map((side) => play(guess(side), nonce).payout);
    expect(paid.filter((payout) => payout > 0)).toHaveLength(2);
  });

  it('ends by itself after twelve guesses', () => {
    const { nonce, moves } = longRound(12);
    const { view, isOver, payout } = play(moves, nonce);
    expect([view.cards.length, view.end, isOver, payout === view.multiplier * 2_000]).toEqual([13, 'top', true, true]);
    expect(() => play([...moves, cashOut], nonce)).toThrow(IllegalMove);
  });

  it('has the same cards with the same seeds, whatever is guessed', () => {
    expect(play(guess('higher'), 5)).toEqual(play(guess('higher'), 5));
    expect(play(guess('lower'), 5).view.cards).toEqual(play(guess('higher'), 5).view.cards);
  });

  it('refuses a cash-out before the first guess, and any move after the end', () => {
    const { nonce, moves } = longRound(1);
    expect(() => play([cashOut])).toThrow(IllegalMove);
    expect(() => play([...moves, cashOut, ...guess('higher')], nonce)).toThrow(IllegalMove);
    expect(() => play([...moves, cashOut, cashOut], nonce)).toThrow(IllegalMove);
  });

  it('that its player has left is cashed out, after a guess on the likelier side if there is none', () => {
    const { nonce, moves } = longRound(1);
    expect(hilo.leave(play([], nonce).view)).toEqual(moves[0]);
    expect(hilo.leave(play(moves, nonce).view)).toEqual({ cashOut: true });
  });
});

describe('what higher or lower is asked for', () => {
  it.each([[null], [undefined], ['higher'], [3], [[]]])('is refused as a choice: %j', (value) =>
    expect(hilo.readChoice(value)).toBeNull(),
  );
  it.each([
    [null],
    [{}],
    [{ guess: 'up' }],
    [{ guess: ['higher'] }],
    [{ cashOut: false }],
    [{ cashOut: 'true' }],
    [{ guess: 'higher', cashOut: true }],
    [Object.create({ guess: 'higher' })],
  ])('is refused as a move: %j', (value) => expect(hilo.readMove(value)).toBeNull());
  it('is taken without anything that does not belong to it', () => {
    expect([hilo.readChoice({ rank: 1 }), hilo.readMove({ guess: 'lower', at: 1 })]).toEqual([{}, { guess: 'lower' }]);
    expect([hilo.isBet(100, {}), hilo.isBet(150, {})]).toEqual([true, false]);
  });
});
