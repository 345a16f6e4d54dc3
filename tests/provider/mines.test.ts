import { describe, expect, it } from 'vitest';
import { goalOf, type MinesMove, mines, multiplierOf } from '../../provider/engines/board/mines.ts';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const P = 10_000;
const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (count: number, moves: readonly MinesMove[], nonce = 1, stake = 20 * P) =>
  drawNow(mines.play({ stake, choice: { mines: count }, moves }), { serverSeed, clientSeed: 'lamyai88', nonce });
const open = (...cells: readonly number[]): readonly MinesMove[] => cells.map((cell) => ({ open: cell }));
const cashOut: MinesMove = { cashOut: true };

/** Where the mines of a round lie: a cell is opened alone; a mine or a cash-out shows them all. */
function laidIn(count: number, nonce: number): readonly number[] {
  const { view } = play(count, open(0), nonce);
  return view.mines ?? play(count, [...open(0), cashOut], nonce).view.mines ?? [];
}
const safeIn = (count: number, nonce: number): readonly number[] => {
  const laid = laidIn(count, nonce);
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !laid.includes(cell));
};

/** Share of all layouts in which the first cells are free of mines, by laying every one. */
function countLayouts(count: number, safe: number) {
  let [free, all] = [0n, 0n];
  const lay = (from: number, left: number, isFree: boolean): void => {
    if (left === 0) {
      all += 1n;
      if (isFree) free += 1n;
      return;
    }
    for (let cell = from; cell <= 25 - left; cell += 1) lay(cell + 1, left - 1, isFree && cell >= safe);
  };
  lay(0, count, true);
  return { free, all };
}

/** Share of rounds in which so many cells, opened one after the other, are all safe. */
const chanceOf = (count: number, safe: number) =>
  Array.from({ length: safe }, (_, at) => at).reduce(
    (chance, at) => reduced(chance.numerator * BigInt(25 - count - at), chance.denominator * BigInt(25 - at)),
    { numerator: 1n, denominator: 1n },
  );

describe('[GAME-09] [GAME-11] the returns of mines', () => {
  it('are told for every number of mines and every number of safe cells that a round comes to', () => {
    const told = mines.bets.map(({ id }) => id);
    const all = Array.from({ length: 24 }, (_, at) => at + 1).flatMap((count) =>
      Array.from({ length: goalOf(count) }, (_, at) => `${count}-${at + 1}`),
    );
    expect(told.toSorted()).toEqual(all.toSorted());
    expect(told[0]).toBe('3-3');
  });

  it('are the multiplier by the chance of opening that many safe cells', () => {
    for (const { id, rtp } of mines.bets) {
      const [count = 0, safe = 0] = id.split('-').map(Number);
      const { numerator, denominator } = chanceOf(count, safe);
      expect([id, reduced(rtp.numerator, rtp.denominator)]).toEqual([
        id,
        reduced(BigInt(multiplierOf(count, safe)) * numerator, 100n * denominator),
      ]);
    }
  });

  it.each([
    [1, 1],
    [2, 7],
    [3, 3],
    [4, 2],
    [5, 11],
    [22, 2],
    [24, 1],
  ])('with %i mines and %i safe cells agree with a count of all layouts', (count, safe) => {
    const { free, all } = countLayouts(count, safe);
    const rtp = mines.bets.find(({ id }) => id === `${count}-${safe}`)?.rtp ?? { numerator: 0n, denominator: 1n };
    expect(reduced(rtp.numerator, rtp.denominator)).toEqual(
      reduced(BigInt(multiplierOf(count, safe)) * free, 100n * all),
    );
  });

  it('lie between 97 and 98 %', () => {
    const shares = mines.bets.map(({ rtp }) => decimal(rtp));
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([0.9728, 0.98]);
  });

  it('come out in 20,000 rounds of three mines, cashed out after three cells', () => {
    const rounds = 20_000;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const laid = laidIn(3, nonce);
      const cells = [4, 12, 20];
      if (!cells.some((cell) => laid.includes(cell))) paid += play(3, [...open(...cells), cashOut], nonce, 100).payout;
    }
    const [chance, multiplier] = [1540 / 2300, 1.46];
    const sigma = multiplier * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(paid / 100 / rounds - chance * multiplier)).toBeLessThan(4 * sigma);
  });

  it('hold in any cell: each has a mine equally often', () => {
    const rounds = 5_000;
    const counts = Array.from({ length: 25 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const cell of laidIn(5, nonce)) counts[cell] = (counts[cell] ?? 0) + 1;
    const sigma = Math.sqrt(rounds * 0.2 * 0.8);
    expect(counts.filter((count) => Math.abs(count - rounds / 5) > 4 * sigma)).toEqual([]);
  });
});

describe('a multiplier of mines', () => {
  it.each([
    [1, 1, 102],
    [1, 24, 2_450],
    [3, 1, 111],
    [3, 3, 146],
    [3, 22, 225_400],
    [5, 2, 154],
    [10, 5, 1_733],
    [24, 1, 2_450],
    [24, 2, 0],
  ])('for %i mines and %i safe cells is %i hundredths', (count, safe, multiplier) => {
    expect(multiplierOf(count, safe)).toBe(multiplier);
  });

  it('never passes 10,000×: the round ends before', () => {
    expect([3, 4, 12, 20, 24].map(goalOf)).toEqual([22, 20, 9, 4, 1]);
  });
});

describe('a round of mines', () => {
  it('shows no mine and pays nothing yet while no cell is open', () => {
    expect(play(3, [])).toEqual({
      view: { opened: [], hit: null, multiplier: 0, mines: null },
      payout: 0,
      isOver: false,
    });
  });

  it('shows no mine while it goes on, and tells what cashing out would pay', () => {
    const [first = 0, second = 0] = safeIn(3, 1);
    expect(play(3, open(first, second))).toEqual({
      ...{ view: { opened: [first, second], hit: null, multiplier: 127, mines: null } },
      ...{ payout: 254_000, isOver: false },
    });
  });

  it('pays what was reached when cashed out, and shows the mines', () => {
    const [first = 0, second = 0, third = 0] = safeIn(3, 1);
    const { view, payout, isOver } = play(3, [...open(first, second, third), cashOut]);
    expect([payout, isOver, view.multiplier, view.mines]).toEqual([292_000, true, 146, laidIn(3, 1)]);
  });

  it('pays nothing once a mine is opened', () => {
    const [safe = 0] = safeIn(3, 1);
    const [mine = 0] = laidIn(3, 1);
    const { view, payout, isOver } = play(3, open(safe, mine));
    expect([payout, isOver, view.hit, view.multiplier, view.mines?.length]).toEqual([0, true, mine, 0, 3]);
  });

  it('ends by itself with the last safe cell', () => {
    expect(play(24, open(...safeIn(24, 2)), 2)).toMatchObject({ payout: 490 * P, isOver: true });
    expect(play(3, open(...safeIn(3, 3)), 3)).toMatchObject({ payout: 45_080 * P, isOver: true });
    expect(play(20, open(...safeIn(20, 4).slice(0, 4)), 4)).toMatchObject({ isOver: true });
  });

  it('is the same with the same seeds, and its mines lie where they lay whatever is opened', () => {
    expect(play(5, open(3, 4), 9)).toEqual(play(5, open(3, 4), 9));
    const ends = Array.from({ length: 25 }, (_, cell) => {
      const { view } = play(5, open(cell), 9);
      return view.mines ?? play(5, [...open(cell), cashOut], 9).view.mines;
    });
    expect(new Set(ends.map((laid) => JSON.stringify(laid))).size).toBe(1);
  });

  it('has as many mines as were chosen, all in different cells', () => {
    for (let count = 1; count <= 24; count += 1) expect(new Set(laidIn(count, 50 + count)).size).toBe(count);
  });

  it('refuses a cash-out before the first cell, a cell opened twice, and any move after the end', () => {
    const [safe = 0, other = 0] = safeIn(3, 1);
    const [mine = 0] = laidIn(3, 1);
    for (const moves of [
      [cashOut],
      open(safe, safe),
      open(mine, safe),
      [...open(safe), cashOut, ...open(other)],
      [...open(safe), cashOut, cashOut],
    ])
      expect(() => play(3, moves)).toThrow(IllegalMove);
  });

  it('that its player has left is cashed out, after the first cell if none is open', () => {
    const { leave } = mines;
    expect(leave(play(3, []).view)).toEqual({ open: 0 });
    expect(leave(play(3, open(safeIn(3, 1)[0] ?? 0)).view)).toEqual({ cashOut: true });
  });
});

describe('what mines are asked for', () => {
  it.each([
    [null],
    [{}],
    [{ mines: 0 }],
    [{ mines: 25 }],
    [{ mines: 2.5 }],
    [{ mines: '3' }],
    [[3]],
    [Object.create({ mines: 3 })],
  ])('is refused as a choice: %j', (value) => expect(mines.readChoice(value)).toBeNull());
  it.each([
    [null],
    [{}],
    [{ open: -1 }],
    [{ open: 25 }],
    [{ open: 1.5 }],
    [{ open: '1' }],
    [{ cashOut: false }],
    [{ cashOut: 1 }],
    [{ open: 1, cashOut: true }],
    [Object.create({ open: 1 })],
  ])('is refused as a move: %j', (value) => expect(mines.readMove(value)).toBeNull());
  it('is taken without anything that does not belong to it', () => {
    expect(mines.readChoice({ mines: 24, more: 1 })).toEqual({ mines: 24 });
    expect(mines.readMove({ open: 24, at: 1 })).toEqual({ open: 24 });
    expect(mines.readMove({ cashOut: true })).toEqual({ cashOut: true });
    expect([mines.isBet(100, { mines: 3 }), mines.isBet(150, { mines: 3 })]).toEqual([true, false]);
  });
});
