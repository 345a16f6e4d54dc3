import { describe, expect, it } from 'vitest';
import { type PlinkoChoice, plinko } from '../../provider/engines/board/plinko.ts';
import { binsOf, RISKS, ROWS } from '../../provider/engines/board/plinkoPays.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { easingsOf, touchesOf } from '../../provider/page/boards/plinko/fall.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (choice: PlinkoChoice, nonce: number, stake = 200_000) =>
  drawNow(plinko.play({ stake, choice, moves: [] }), { serverSeed, clientSeed: 'lamyai88', nonce });

/** What all 2ⁿ paths pay together, in hundredths, each path walked. */
function walkAll(rows: number, bins: readonly number[]): bigint {
  let sum = 0n;
  for (let path = 0; path < 2 ** rows; path += 1) {
    let bin = 0;
    for (let row = 0; row < rows; row += 1) bin += (path >> row) & 1;
    sum += BigInt(bins[bin] ?? 0);
  }
  return sum;
}

const choices = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

describe('[GAME-09] the returns of plinko', () => {
  it.each(choices)('with $rows rows and $risk risk are what all paths pay together', ({ rows, risk }) => {
    const bet = plinko.bets.find(({ id }) => id === `${rows}-${risk}`);
    const paid = walkAll(rows, binsOf(rows, risk));
    expect(bet && reduced(bet.rtp.numerator, bet.rtp.denominator)).toEqual(reduced(paid, 100n * BigInt(2 ** rows)));
  });

  it('lie between 96 and 99 %, with the board that a player finds first', () => {
    const shares = plinko.bets.map(({ rtp }) => decimal(rtp));
    expect(shares).toHaveLength(15);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.96);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.99);
    expect([plinko.bets[0]?.id, shares[0]]).toEqual(['12-medium', 0.97949218_75]);
  });

  it.each([
    { rows: 8, risk: 'low' },
    { rows: 12, risk: 'medium' },
    { rows: 10, risk: 'high' },
  ] as const)('come out in 20,000 rounds of $rows rows and $risk risk', (choice) => {
    const rounds = 20_000;
    const bins = binsOf(choice.rows, choice.risk);
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) paid += play(choice, nonce, 100).payout;
    const declared = decimal(
      plinko.bets.find(({ id }) => id === `${choice.rows}-${choice.risk}`)?.rtp ?? { numerator: 0n, denominator: 1n },
    );
    const squares =
      Number(
        walkAll(
          choice.rows,
          bins.map((pay) => pay * pay),
        ),
      ) /
      10_000 /
      2 ** choice.rows;
    const sigma = Math.sqrt((squares - declared ** 2) / rounds);
    expect(Math.abs(paid / 100 / rounds - declared)).toBeLessThan(4 * sigma);
  });
});

describe('the bins of plinko', () => {
  it.each(choices)(
    'with $rows rows and $risk risk are one more than rows, pay the same on both sides, and least in the middle',
    ({ rows, risk }) => {
      const bins = binsOf(rows, risk);
      expect(bins).toHaveLength(rows + 1);
      expect(bins).toEqual(bins.toReversed());
      const half = bins.slice(0, rows / 2 + 1);
      expect(half).toEqual(half.toSorted((a, b) => b - a));
    },
  );

  it('pay as published', () => {
    expect(binsOf(8, 'low')).toEqual([600, 200, 110, 100, 50, 100, 110, 200, 600]);
    expect(binsOf(12, 'medium')).toEqual([3600, 1200, 470, 200, 100, 50, 40, 50, 100, 200, 470, 1200, 3600]);
    expect(binsOf(16, 'high')[0]).toBe(100_000);
  });
});

describe('a ball', () => {
  it('lands in the bin that its turns to the right count, and is paid what the bin says', () => {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const { view, payout, isOver } = play({ rows: 16, risk: 'high' }, nonce);
      expect(view.path).toHaveLength(16);
      expect(view.bin).toBe(view.path.filter((turn) => turn === 1).length);
      expect([payout, isOver]).toEqual([(binsOf(16, 'high')[view.bin] ?? 0) * 2_000, true]);
    }
  });

  it('turns either way equally often at every row', () => {
    const rounds = 5_000;
    const rights = Array.from({ length: 16 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const [row, turn] of play({ rows: 16, risk: 'low' }, nonce).view.path.entries())
        rights[row] = (rights[row] ?? 0) + turn;
    expect(rights.filter((count) => Math.abs(count - rounds / 2) > 4 * Math.sqrt(rounds / 4))).toEqual([]);
  });

  it('falls the same way with the same seeds, whatever the risk', () => {
    const first = play({ rows: 12, risk: 'low' }, 7);
    expect(play({ rows: 12, risk: 'low' }, 7)).toEqual(first);
    expect(play({ rows: 12, risk: 'high' }, 7).view.path).toEqual(first.view.path);
    expect(play({ rows: 14, risk: 'low' }, 7).view.path.slice(0, 12)).toEqual(first.view.path);
  });

  it('is drawn on its way from the middle to its bin, where it comes to rest', () => {
    const touches = touchesOf([1, 1, 1, 1, 0, 1, 1, 1]);
    expect(touches).toHaveLength(10);
    expect(touches[0]?.x).toBe(180);
    expect(touches.at(-1)?.x).toBeCloseTo(180 + (3 * 344) / 9);
    const { x, y } = easingsOf([1, 1, 1, 1, 0, 1, 1, 1]);
    expect([x, y].map((easing) => easing.endsWith(', 1.0000)'))).toEqual([true, true]);
    expect(x.split(',')).toHaveLength(46);
  });
});

describe('what plinko is asked for', () => {
  it.each([
    [null],
    [{}],
    [{ rows: 12 }],
    [{ rows: 9, risk: 'low' }],
    [{ rows: 18, risk: 'low' }],
    [{ rows: '12', risk: 'low' }],
    [{ rows: 12, risk: 'toString' }],
    [{ rows: 12, risk: ['low'] }],
    [Object.create({ rows: 12, risk: 'low' })],
  ])('is refused: %j', (value) => expect(plinko.readChoice(value)).toBeNull());

  it('is taken without anything that does not belong to it, and has no moves', () => {
    expect(plinko.readChoice({ rows: 12, risk: 'low', path: [1] })).toEqual({ rows: 12, risk: 'low' });
    expect([plinko.readMove({ cashOut: true }), plinko.leave(play({ rows: 8, risk: 'low' }, 1).view)]).toEqual([
      null,
      null,
    ]);
    expect([100, 150].map((stake) => plinko.isBet(stake, { rows: 8, risk: 'low' }))).toEqual([true, false]);
  });
});
