import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { multiplierOf, type Tiles, type TowerMove, tower } from '../../provider/engines/board/tower.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { boardOf } from '../../provider/play/boardGames.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const P = 10_000;
const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (tiles: Tiles, moves: readonly TowerMove[], nonce = 1, stake = 20 * P) =>
  drawNow(tower.play({ stake, choice: { tiles }, moves }), { serverSeed, clientSeed: 'lamyai88', nonce });
const pick = (...tiles: readonly number[]): readonly TowerMove[] => tiles.map((tile) => ({ pick: tile }));
const cashOut: TowerMove = { cashOut: true };

/** The bad tile of each floor, found by playing: the left tile is picked, and the next one where that was bad. */
function badIn(tiles: Tiles, nonce: number): readonly number[] {
  let good: readonly number[] = [];
  while (good.length < 9) {
    const isBad = play(tiles, pick(...good, 0), nonce).view.hit !== null;
    good = [...good, isBad ? 1 : 0];
  }
  return play(tiles, pick(...good), nonce).view.bad ?? [];
}
const goodIn = (tiles: Tiles, nonce: number): readonly number[] =>
  badIn(tiles, nonce).map((bad) => (bad === 0 ? 1 : 0));

const counts: readonly Tiles[] = [2, 3, 4];

/** Towers of so many floors, every one of them laid: those in which the left tiles are all good, and all. */
function countTowers(tiles: number, floors: number): { readonly good: bigint; readonly all: bigint } {
  let [good, all] = [0n, 0n];
  for (let tower = 0; tower < tiles ** floors; tower += 1) {
    let isGood = true;
    for (let left = tower, floor = 0; floor < floors; floor += 1, left = Math.floor(left / tiles))
      isGood &&= left % tiles !== 0;
    all += 1n;
    if (isGood) good += 1n;
  }
  return { good, all };
}

describe('[GAME-09] [GAME-12] the returns of the tower', () => {
  it('are told for every number of tiles and every floor to cash out on, three floors of three tiles first', () => {
    const told = tower.bets.map(({ id }) => id);
    const all = counts.flatMap((tiles) => Array.from({ length: 9 }, (_, at) => `${tiles}-${at + 1}`));
    expect(told.toSorted()).toEqual(all.toSorted());
    expect(told[0]).toBe('3-3');
  });

  it.each(counts)('with %i tiles are the multiplier by the share of all towers that are climbed so far', (tiles) => {
    for (let floors = 1; floors <= 9; floors += 1) {
      const { good, all } = countTowers(tiles, floors);
      const rtp = tower.bets.find(({ id }) => id === `${tiles}-${floors}`)?.rtp ?? { numerator: 0n, denominator: 1n };
      expect(reduced(rtp.numerator, rtp.denominator)).toEqual(
        reduced(BigInt(multiplierOf(tiles, floors)) * good, 100n * all),
      );
      // No hundredth more would stay within 98 %.
      expect(BigInt(multiplierOf(tiles, floors) + 1) * good > 98n * all).toBe(true);
    }
  });

  it('lie between 97 and 98 %', () => {
    const shares = tower.bets.map(({ rtp }) => decimal(rtp));
    expect(Math.min(...shares)).toBeGreaterThan(0.97);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.98);
    expect(tower.bets[0]?.rtp).toEqual({ numerator: 330n * 8n, denominator: 2_700n });
  });

  it('come out in 20,000 rounds of three tiles, cashed out on the third floor', () => {
    const rounds = 20_000;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const isAlive = [1, 2, 3].every((floors) => !play(3, pick(0, 2, 1).slice(0, floors), nonce, 100).isOver);
      if (isAlive) paid += play(3, [...pick(0, 2, 1), cashOut], nonce, 100).payout;
    }
    const [chance, multiplier] = [8 / 27, 3.3];
    const sigma = multiplier * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(paid / 100 / rounds - chance * multiplier)).toBeLessThan(4 * sigma);
  });

  it('hold on any tile and floor: each is bad equally often', () => {
    const rounds = 1_000;
    const all = Array.from({ length: rounds }, (_, nonce) => badIn(4, nonce));
    const sigma = Math.sqrt(rounds * 0.25 * 0.75);
    for (let floor = 0; floor < 9; floor += 1)
      for (let tile = 0; tile < 4; tile += 1) {
        const count = all.filter((bad) => bad[floor] === tile).length;
        expect(Math.abs(count - rounds / 4)).toBeLessThan(4.5 * sigma);
      }
  });
});

describe('a multiplier of the tower', () => {
  it.each([
    [2, 0, 0],
    [2, 1, 196],
    [2, 9, 50_176],
    [2, 10, 0],
    [3, 1, 147],
    [3, 3, 330],
    [3, 9, 3_767],
    [4, 1, 130],
    [4, 2, 174],
    [4, 9, 1_305],
  ] as const)('with %i tiles after %i floors is %i hundredths', (tiles, floors, multiplier) => {
    expect(multiplierOf(tiles, floors)).toBe(multiplier);
  });
});

describe('a round of the tower', () => {
  it('begins below the first floor and tells no bad tile', () => {
    const view = { picks: [], hit: null, multiplier: 0, bad: null };
    expect(play(3, [])).toEqual({ view, payout: 0, isOver: false });
  });

  it('tells no bad tile while it goes on, and what cashing out would pay', () => {
    const picks = goodIn(3, 1).slice(0, 2);
    expect(play(3, pick(...picks))).toEqual({
      ...{ view: { picks, hit: null, multiplier: 220, bad: null } },
      ...{ payout: 440_000, isOver: false },
    });
  });

  it('pays what was reached when cashed out, and shows the bad tiles of the floors climbed only', () => {
    const picks = goodIn(3, 1).slice(0, 3);
    expect(play(3, [...pick(...picks), cashOut])).toEqual({
      ...{ view: { picks, hit: null, multiplier: 330, bad: badIn(3, 1).slice(0, 3) } },
      ...{ payout: 660_000, isOver: true },
    });
  });

  it('pays nothing once a bad tile is picked, and shows no floor above it', () => {
    const [good = 0] = goodIn(2, 1);
    const bad = badIn(2, 1).slice(0, 2);
    expect(play(2, pick(good, bad[1] ?? 0))).toEqual({
      ...{ view: { picks: [good], hit: bad[1], multiplier: 0, bad } },
      ...{ payout: 0, isOver: true },
    });
  });

  it.each([
    [2, 100_352_000],
    [3, 7_534_000],
    [4, 2_610_000],
  ] as const)('with %i tiles ends by itself above the ninth floor', (tiles, payout) => {
    const picks = goodIn(tiles, 5);
    expect(play(tiles, pick(...picks), 5)).toMatchObject({ payout, isOver: true, view: { bad: badIn(tiles, 5) } });
    expect(() => play(tiles, [...pick(...picks), cashOut], 5)).toThrow(IllegalMove);
  });

  it('is the same with the same seeds, and its bad tiles lie where they lay whatever is picked', () => {
    expect(play(4, pick(2), 9)).toEqual(play(4, pick(2), 9));
    const first = [0, 1, 2, 3].map((tile) => {
      const { view } = play(4, pick(tile), 9);
      return (view.bad ?? play(4, [...pick(tile), cashOut], 9).view.bad)?.[0];
    });
    expect(new Set(first).size).toBe(1);
  });

  it('refuses a cash-out below the first floor, a tile that is not there, and any move after the end', () => {
    const [good = 0] = goodIn(2, 1);
    const [bad = 0] = badIn(2, 1);
    for (const moves of [
      [cashOut],
      pick(2),
      pick(bad, 0),
      [...pick(bad), cashOut],
      [...pick(good), cashOut, cashOut],
      [...pick(good), cashOut, ...pick(0)],
    ])
      expect(() => play(2, moves)).toThrow(IllegalMove);
  });

  it('that its player has left is cashed out, after the first floor if none is climbed', () => {
    expect(tower.leave(play(3, []).view)).toEqual({ pick: 0 });
    expect(tower.leave(play(3, pick(goodIn(3, 1)[0] ?? 0)).view)).toEqual({ cashOut: true });
  });
});

describe('what the tower is asked for', () => {
  it.each([
    [null],
    [{}],
    [{ tiles: 1 }],
    [{ tiles: 5 }],
    [{ tiles: 2.5 }],
    [{ tiles: '3' }],
    [3],
    [Object.create({ tiles: 3 })],
  ])('is refused as a choice: %j', (value) => expect(tower.readChoice(value)).toBeNull());
  it.each([
    [null],
    [{}],
    [{ pick: -1 }],
    [{ pick: 4 }],
    [{ pick: 0.5 }],
    [{ pick: '1' }],
    [{ cashOut: false }],
    [{ pick: 1, cashOut: true }],
    [Object.create({ pick: 1 })],
  ])('is refused as a move: %j', (value) => expect(tower.readMove(value)).toBeNull());
  it('is taken without anything that does not belong to it', () => {
    expect(tower.readChoice({ tiles: 4, more: 1 })).toEqual({ tiles: 4 });
    expect(tower.readMove({ pick: 3, floor: 1 })).toEqual({ pick: 3 });
    expect(tower.readMove({ cashOut: true })).toEqual({ cashOut: true });
    expect([tower.isBet(100, { tiles: 3 }), tower.isBet(150, { tiles: 3 })]).toEqual([true, false]);
  });
  it('is played for games that stack or catch', () => {
    expect(['gong-stack', 'lime-catch', 'catch-a-koi'].map(boardOf)).toEqual(['tower-1', 'tower-1', null]);
  });
});
