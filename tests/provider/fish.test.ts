import { describe, expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { type FishChoice, fish } from '../../provider/engines/board/fish.ts';
import { type FishId, NUMBERS } from '../../provider/engines/board/fishKinds.ts';
import type { Draw } from '../../provider/engines/rng/blocks.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { boardOf } from '../../provider/play/boardGames.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const at = (target: string, count = 1) => ({ fish: target as FishId, count });
const seeds = { serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082', clientSeed: 'reef' };
const played = (choice: FishChoice, stake: number, nonce = 1) =>
  drawNow(fish.play({ stake, choice, moves: [] }), { ...seeds, nonce });

/** Plays with the values that are given instead of drawn ones: number and blast of each shot. */
function playedWith<T>(draw: Draw<T>, values: readonly (readonly [number: number, blast: number])[]): T {
  const words = values.flatMap(([number, blast]) => [
    number * Math.floor(2 ** 32 / 15_000),
    blast * Math.floor(2 ** 32 / 32),
  ]);
  let step = draw.next();
  while (!step.done) {
    const block = Buffer.alloc(32);
    for (const [index, word] of words.slice(step.value * 8, step.value * 8 + 8).entries())
      block.writeUInt32BE(word, index * 4);
    step = draw.next(block);
  }
  return step.value;
}
const one = (target: string, number: number, blast = 0) =>
  playedWith(fish.play({ stake: 10_000, choice: { cannon: 1, shots: [at(target)] }, moves: [] }), [[number, blast]]);
/** Shots that hit out of all numbers, ten of them in each volley. */
function hitsOf(target: string) {
  const bet = { stake: 100_000, choice: { cannon: 1, shots: [at(target, 10)] } as const, moves: [] };
  let hits = 0;
  for (let from = 0; from < NUMBERS; from += 10) {
    const values = Array.from({ length: 10 }, (_, index) => [from + index, 0] as const);
    hits += playedWith(fish.play(bet), values).view.shots.filter(({ caught }) => caught.length > 0).length;
  }
  return hits;
}

const PAID = { shrimp: 2, clown: 3, betta: 4, angel: 6, puffer: 10, ray: 15, octopus: 20, turtle: 25 };
const RARE = { shark: 60, whale: 100, naga: 200 };

describe('[GAME-05] the odds of a shot', () => {
  it('are the same for all 24 fish games of the lobby, and for no other game', () => {
    const games = referenceGames();
    const fishing = games.filter(({ category }) => category === 'FISH').map(({ id }) => id);
    expect(fishing).toHaveLength(24);
    expect(games.filter(({ id }) => boardOf(id) === 'fish-1').map(({ id }) => id)).toEqual(fishing);
  });

  it('return 96 % of every target', () => {
    expect(fish.bets).toHaveLength(12);
    for (const { id, rtp } of fish.bets) {
      expect([id, reduced(rtp.numerator, rtp.denominator)]).toEqual([id, reduced(24n, 25n)]);
    }
  });

  it.each(Object.entries({ ...PAID, ...RARE }))('return it by count of all numbers: %s pays %i times', (id, times) => {
    expect(hitsOf(id) * times).toBe(14_400);
    expect(one(id, 0).payout).toBe(times * 10_000);
  });

  it('return it by count of all numbers and all blasts of the crab', () => {
    const hits = hitsOf('crab');
    const blasts = Array.from({ length: 32 }, (_, blast) => one('crab', 0, blast).payout / 10_000);
    expect(hits).toBe(640);
    expect([Math.min(...blasts), Math.max(...blasts)]).toEqual([10, 35]);
    expect(hits * blasts.reduce((sum, paid) => sum + paid, 0)).toBe(14_400 * 32);
  });

  it('hold over 20,000 volleys', () => {
    const choice: FishChoice = { cannon: 1, shots: ['shrimp', 'puffer', 'crab', 'turtle', 'naga'].map((id) => at(id)) };
    const returns = Array.from({ length: 20_000 }, (_, nonce) => played(choice, 50_000, nonce).payout / 50_000);
    const mean = returns.reduce((sum, paid) => sum + paid, 0) / returns.length;
    const variance = returns.reduce((sum, paid) => sum + (paid - mean) ** 2, 0) / (returns.length - 1);
    expect(Math.abs(mean - 0.96)).toBeLessThan(4 * Math.sqrt(variance / returns.length));
    expect(fish.bets.map(({ rtp }) => decimal(rtp))).toEqual(Array.from({ length: 12 }, () => 0.96));
  });
});

describe('[GAME-05] a volley', () => {
  it('pays each hit at the price of its shot, and nothing for a miss', () => {
    const choice: FishChoice = { cannon: 2, shots: [at('clown', 2), at('naga'), at('crab')] };
    const drawn = [
      [4_799, 31],
      [4_800, 31],
      [71, 0],
      [639, 0b10010],
    ] as const;
    expect(playedWith(fish.play({ stake: 80_000, choice, moves: [] }), drawn)).toEqual({
      view: {
        shots: [
          { fish: 'clown', number: 4_799, caught: ['clown'] },
          { fish: 'clown', number: 4_800, caught: [] },
          { fish: 'naga', number: 71, caught: ['naga'] },
          { fish: 'crab', number: 639, caught: ['crab', 'clown', 'puffer'] },
        ],
      },
      // Price 2 P: 3 + 200 + (10 + 3 + 10) times.
      payout: (3 + 200 + 23) * 20_000,
      isOver: true,
    });
  });

  it.each([
    ['shrimp', 7_200],
    ['puffer', 1_440],
    ['crab', 640],
    ['whale', 144],
    ['naga', 72],
  ])('hits %s below %i and misses from there', (id, line) => {
    expect(one(id, line - 1).payout).toBeGreaterThan(0);
    expect(one(id, line).payout).toBe(0);
  });

  it('draws the same numbers whatever is aimed at, and the same ones again for the same seeds', () => {
    const numbers = (choice: FishChoice) => played(choice, 40_000).view.shots.map(({ number }) => number);
    const shrimps = numbers({ cannon: 1, shots: [at('shrimp', 4)] });
    expect(numbers({ cannon: 2, shots: [at('naga', 2), at('crab'), at('ray')] })).toEqual(shrimps);
    expect(numbers({ cannon: 1, shots: [at('shrimp', 4)] })).toEqual(shrimps);
    expect(new Set(shrimps).size).toBe(4);
  });

  it('takes up to ten shots, each target once', () => {
    const read = { cannon: 5, shots: [at('shrimp', 7), at('naga', 3)] };
    expect(fish.readChoice({ ...read, more: 1 })).toEqual(read);
    const shots = (...list: unknown[]) => ({ cannon: 1, shots: list });
    for (const wrong of [
      ...[null, undefined, 7, 'shrimp', [], {}, { cannon: 1 }, { shots: [at('shrimp')] }],
      ...[shots(), shots(at('shrimp', 11)), shots(at('shrimp', 6), at('clown', 5)), shots(at('clown'), at('clown'))],
      ...[shots(at('shrimp', 0)), shots(at('shrimp', 1.5)), shots(at('shrimp', -1)), shots(at('kraken'))],
      ...[shots(null), shots('shrimp'), shots({ fish: 'shrimp' }), shots({ fish: 'shrimp', count: '1' })],
      ...[
        { ...read, cannon: 4 },
        { ...read, cannon: '1' },
        { ...read, shots: 'shrimp' },
        { ...read, shots: { 0: 1 } },
      ],
      ...[Object.create(read), shots(Object.create(at('shrimp'))), shots(at('toString')), shots(at('__proto__'))],
    ])
      expect(fish.readChoice(wrong)).toBeNull();
  });

  it('costs its shots times the cannon times a chip of whole hundredths', () => {
    const choice: FishChoice = { cannon: 3, shots: [at('shrimp', 2), at('ray')] };
    expect(fish.isBet(90_000, choice)).toBe(true);
    expect(fish.isBet(900, choice)).toBe(true);
    expect(fish.isBet(90_100, choice)).toBe(false);
    expect(fish.isBet(30_000, choice)).toBe(false);
  });

  it('is over at once and takes no moves', () => {
    const { view, isOver } = played({ cannon: 1, shots: [at('shrimp')] }, 10_000);
    expect(isOver).toBe(true);
    expect(fish.leave(view)).toBeNull();
    expect(fish.readMove({ fish: 'shrimp' })).toBeNull();
  });
});
