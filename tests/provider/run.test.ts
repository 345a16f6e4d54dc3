import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { lanesOf, multiplierOf, type Risk, type RunMove, run } from '../../provider/engines/board/run.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { boardOf } from '../../provider/play/boardGames.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const P = 10_000;
const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (risk: Risk, moves: readonly RunMove[], nonce = 1, stake = 20 * P) =>
  drawNow(run.play({ stake, choice: { risk }, moves }), { serverSeed, clientSeed: 'lamyai88', nonce });
const go = (lanes: number): readonly RunMove[] => Array.from({ length: lanes }, () => ({ go: true }));
const cashOut: RunMove = { cashOut: true };

/** How many lanes of a round hold, by running until it ends. */
function holdsIn(risk: Risk, nonce: number): number {
  for (let lanes = 1; ; lanes += 1) {
    const { view } = play(risk, go(lanes), nonce);
    if (view.end !== null) return view.crossed;
  }
}
const nonces = Array.from({ length: 400 }, (_, nonce) => nonce);
/** A round in which at least so many lanes hold, and not all. */
const nonceWith = (risk: Risk, least: number): number =>
  nonces.find((nonce) => {
    const holds = holdsIn(risk, nonce);
    return holds >= least && holds < lanesOf(risk);
  }) ?? -1;

const roads: readonly (readonly [risk: Risk, sinking: number, lanes: number])[] = [
  ['easy', 1, 20],
  ['medium', 3, 12],
  ['hard', 5, 8],
];

/** Ways to cross so many lanes, counted lane by lane over the 25 numbers of each: those still running, and all. */
function countWays(sinking: number, lanes: number) {
  let [running, all] = [1n, 1n];
  for (let lane = 0; lane < lanes; lane += 1) {
    let [next, every] = [0n, 0n];
    for (let number = 0; number < 25; number += 1) {
      every += all;
      if (number < 25 - sinking) next += running;
    }
    [running, all] = [next, every];
  }
  return { running, all };
}

describe('[GAME-09] [GAME-12] the returns of the run', () => {
  it('are told for every risk and every lane to cash out in, three lanes of medium risk first', () => {
    const told = run.bets.map(({ id }) => id);
    const all = roads.flatMap(([risk, , lanes]) => Array.from({ length: lanes }, (_, at) => `${risk}-${at + 1}`));
    expect(told.toSorted()).toEqual(all.toSorted());
    expect(told[0]).toBe('medium-3');
  });

  it.each(roads)('of %s are the multiplier by the counted share of rounds that get so far', (risk, sinking, lanes) => {
    for (let lane = 1; lane <= lanes; lane += 1) {
      const { running, all } = countWays(sinking, lane);
      const rtp = run.bets.find(({ id }) => id === `${risk}-${lane}`)?.rtp ?? { numerator: 0n, denominator: 1n };
      expect(reduced(rtp.numerator, rtp.denominator)).toEqual(
        reduced(BigInt(multiplierOf(risk, lane)) * running, 100n * all),
      );
      // No hundredth more would stay within 98 %.
      expect(BigInt(multiplierOf(risk, lane) + 1) * running > 98n * all).toBe(true);
    }
  });

  it('lie between 97.3 and 98 %', () => {
    const shares = run.bets.map(({ rtp }) => decimal(rtp));
    expect(Math.min(...shares)).toBeGreaterThan(0.973);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.98);
    expect(run.bets[0]?.rtp).toEqual({ numerator: 143n * 22n ** 3n, denominator: 100n * 25n ** 3n });
  });

  it('come out in 20,000 rounds of medium risk, cashed out in the third lane', () => {
    const rounds = 20_000;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { view, isOver } = play('medium', go(1), nonce, 100);
      if (isOver || view.crossed !== 1) continue;
      const second = play('medium', go(2), nonce, 100);
      if (second.isOver) continue;
      const third = play('medium', go(3), nonce, 100);
      if (!third.isOver) paid += play('medium', [...go(3), cashOut], nonce, 100).payout;
    }
    const [chance, multiplier] = [0.681472, 1.43];
    const sigma = multiplier * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(paid / 100 / rounds - chance * multiplier)).toBeLessThan(4 * sigma);
  });

  it.each(roads)('of %s hold in each lane: as many sink in the first as in the second', (risk, sinking) => {
    const holds = Array.from({ length: 2_000 }, (_, nonce) => holdsIn(risk, nonce));
    const chance = sinking / 25;
    for (const lane of [0, 1]) {
      const reached = holds.filter((count) => count >= lane);
      const sunk = reached.filter((count) => count === lane).length;
      const sigma = Math.sqrt(reached.length * chance * (1 - chance));
      expect(Math.abs(sunk - reached.length * chance)).toBeLessThan(4 * sigma);
    }
  });
});

describe('a multiplier of the run', () => {
  it.each([
    ['easy', 0, 0],
    ['easy', 1, 102],
    ['easy', 10, 147],
    ['easy', 20, 221],
    ['easy', 21, 0],
    ['medium', 1, 111],
    ['medium', 3, 143],
    ['medium', 12, 454],
    ['medium', 13, 0],
    ['hard', 1, 122],
    ['hard', 4, 239],
    ['hard', 8, 584],
    ['hard', 9, 0],
  ] as const)('of %s risk after %i lanes is %i hundredths', (risk, lanes, multiplier) => {
    expect(multiplierOf(risk, lanes)).toBe(multiplier);
  });
});

describe('a round of the run', () => {
  it('begins on the bank and tells nothing about the lanes', () => {
    expect(play('hard', [])).toEqual({ view: { crossed: 0, multiplier: 0, end: null }, payout: 0, isOver: false });
  });

  it('tells only the lanes crossed while it goes on, and what cashing out would pay', () => {
    const nonce = nonceWith('medium', 3);
    expect(play('medium', go(2), nonce)).toEqual({
      ...{ view: { crossed: 2, multiplier: 126, end: null } },
      ...{ payout: 252_000, isOver: false },
    });
  });

  it('pays what was reached when cashed out, and tells no lane ahead', () => {
    const nonce = nonceWith('hard', 3);
    expect(play('hard', [...go(3), cashOut], nonce)).toEqual({
      ...{ view: { crossed: 3, multiplier: 191, end: 'cashed' } },
      ...{ payout: 382_000, isOver: true },
    });
  });

  it('pays nothing once a leaf sinks', () => {
    const nonce = nonceWith('hard', 2);
    const holds = holdsIn('hard', nonce);
    expect(play('hard', go(holds + 1), nonce)).toEqual({
      ...{ view: { crossed: holds, multiplier: 0, end: 'fell' } },
      ...{ payout: 0, isOver: true },
    });
  });

  it.each([
    ['easy', 20, 442_000],
    ['medium', 12, 908_000],
    ['hard', 8, 1_168_000],
  ] as const)('of %s risk ends by itself behind lane %i', (risk, lanes, payout) => {
    const nonce = nonces.find((one) => holdsIn(risk, one) === lanes) ?? -1;
    expect(play(risk, go(lanes), nonce)).toMatchObject({ view: { crossed: lanes, end: 'top' }, payout, isOver: true });
    expect(() => play(risk, [...go(lanes), cashOut], nonce)).toThrow(IllegalMove);
  });

  it('is the same with the same seeds and moves', () => {
    expect(play('easy', go(1), 9)).toEqual(play('easy', go(1), 9));
  });

  it('refuses a cash-out on the bank, and any move after the end', () => {
    const nonce = nonceWith('hard', 1);
    const holds = holdsIn('hard', nonce);
    for (const moves of [
      [cashOut],
      [...go(1), cashOut, cashOut],
      [...go(1), cashOut, ...go(1)],
      go(holds + 2),
      [...go(holds + 1), cashOut],
    ])
      expect(() => play('hard', moves, nonce)).toThrow(IllegalMove);
  });

  it('that its player has left is cashed out, after the first lane if none is crossed', () => {
    const { leave } = run;
    expect(leave({ crossed: 0, multiplier: 0, end: null })).toEqual({ go: true });
    expect(leave({ crossed: 2, multiplier: 126, end: null })).toEqual({ cashOut: true });
  });
});

describe('what the run is asked for', () => {
  it.each([
    [null],
    [{}],
    [{ risk: 'none' }],
    [{ risk: 1 }],
    [{ risk: ['easy'] }],
    ['easy'],
    [Object.create({ risk: 'easy' })],
  ])('is refused as a choice: %j', (value) => expect(run.readChoice(value)).toBeNull());
  it.each([
    [null],
    [{}],
    [{ go: false }],
    [{ go: 1 }],
    [{ cashOut: 'true' }],
    [{ go: true, cashOut: true }],
    [{ go: true, cashOut: false }],
    [{ cashOut: true, go: false }],
    [Object.create({ go: true })],
  ])('is refused as a move: %j', (value) => expect(run.readMove(value)).toBeNull());
  it('is taken without anything that does not belong to it', () => {
    expect(run.readChoice({ risk: 'hard', more: 1 })).toEqual({ risk: 'hard' });
    expect(run.readMove({ go: true, lane: 3 })).toEqual({ go: true });
    expect(run.readMove({ cashOut: true })).toEqual({ cashOut: true });
    expect([run.isBet(100, { risk: 'easy' }), run.isBet(150, { risk: 'easy' })]).toEqual([true, false]);
  });
  it('is played for games that dash or run', () => {
    expect(['rabbit-dash', 'honey-run', 'durian-running'].map(boardOf)).toEqual(['run-1', 'run-1', null]);
  });
});
