import { describe, expect, it } from 'vitest';
import { lotteries } from '../../provider/engines/lottery/lotteries.ts';
import { type LotteryBet, linesOf, type Marks, range } from '../../provider/engines/lottery/lotteryGame.ts';
import { lotteryRules, type Slip } from '../../provider/engines/lottery/lotteryRules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { decimal } from './enumerateSlot.ts';

/** Every mark of a bet type. */
const allMarks = ({ picker }: LotteryBet): Marks =>
  picker.type === 'rows'
    ? picker.rows.map(() => picker.of)
    : [picker.type === 'set' ? picker.of : picker.of.map((_, place) => place)];

/** All draws, each equally likely; of five balls or more, every choice once. */
const digits = (count: number): number[][] =>
  count === 0 ? [[]] : digits(count - 1).flatMap((rest) => range(0, 9).map((digit) => [...rest, digit]));
const balls = (most: number, count: number): number[][] =>
  count === 0
    ? [[]]
    : balls(most, count - 1).flatMap((rest) =>
        range(1, most)
          .filter((ball) => !rest.includes(ball))
          .map((ball) => [...rest, ball]),
      );

const leastReturn = (bet: LotteryBet, lines: readonly (readonly number[])[], draws: readonly number[][]): number =>
  Math.min(
    ...lines.map((line) => {
      const paid = draws.reduce(
        (sum, drawn) => sum + (bet.isReturned?.(line, drawn) ? 100 : bet.hits(line, drawn) * bet.times(line)),
        0,
      );
      return paid / 100 / draws.length;
    }),
  );

const betOf = (lottery: string, id: string): LotteryBet => {
  const bet = lotteries.get(lottery)?.bets.find((each) => each.id === id);
  if (bet === undefined) throw new Error(`${lottery} has no ${id}`);
  return bet;
};
/** A few lines stand for all where digits and balls are alike. */
const few = (bet: LotteryBet) => linesOf(bet, allMarks(bet)).filter((_, at) => at % 97 === 0 || at < 12);

describe('[LOTTERY-06] [SCREEN-01] the odds of lotteries', () => {
  const five = digits(5);
  const fiveBalls = balls(11, 5);
  const threeBoats = balls(10, 3);

  it.each([
    ['thai3-1', 'top3', 0.92],
    ['thai3-1', 'box3', 0.918],
    ['thai3-1', 'top2', 0.94],
    ['thai3-1', 'bottom2', 0.94],
    ['thai3-1', 'runTop', 0.93495],
    ['thai3-1', 'runBottom', 0.931],
    ['ssc-1', 'last2', 0.96],
    ['ssc-1', 'last3', 0.95],
    ['ssc-1', 'last1', 0.97],
    ['ssc-1', 'lastBox3', 0.948],
    ['ssc-1', 'sum5', 0.975],
  ])('%s %s returns at least %d, counted over all 100,000 draws', (lottery, id, share) => {
    const bet = betOf(lottery, id);
    expect(leastReturn(bet, few(bet).slice(0, 14), five)).toBeCloseTo(share, 10);
    expect(decimal(bet.rtp)).toBeCloseTo(share, 10);
  });

  it.each([
    ['any1', 212 * 5, 1_100],
    ['any2', 530 * 10, 5_500],
    ['any3', 1_590 * 10, 16_500],
    ['any4', 6_300 * 5, 33_000],
    ['any5', 44_000, 46_200],
    ['front1', 1_060, 1_100],
  ])('11x5-1 %s returns %d/%d, counted over all 55,440 draws', (id, paid, of) => {
    const bet = betOf('11x5-1', id);
    expect(leastReturn(bet, few(bet).slice(0, 6), fiveBalls)).toBeCloseTo(paid / of, 10);
    expect(decimal(bet.rtp)).toBeCloseTo(paid / of, 10);
  });

  it.each([
    ['winner', 0.97],
    ['firstTwo', 8_700 / 9_000],
    ['sumOfTwo', 8_728 / 9_000],
    ['winnerHalf', 0.975],
  ])('pk10-1 %s returns at least %d, counted over the first three of ten', (id, share) => {
    const bet = betOf('pk10-1', id);
    expect(leastReturn(bet, linesOf(bet, allMarks(bet)), threeBoats)).toBeCloseTo(share, 10);
    expect(decimal(bet.rtp)).toBeCloseTo(share, 10);
  });

  it.each([
    ['special', 47 / 49],
    ['colour', (2.95 * 16) / 49],
    ['specialHalf', (1.95 * 24 + 1) / 49],
  ])('lhc-1 %s returns at least %d, counted over the special number', (id, share) => {
    const bet = betOf('lhc-1', id);
    const draws = range(1, 49).map((special) => [0, 0, 0, 0, 0, 0, special]);
    expect(leastReturn(bet, linesOf(bet, allMarks(bet)), draws)).toBeCloseTo(share, 10);
    expect(decimal(bet.rtp)).toBeCloseTo(share, 10);
  });

  it('returns of numbers among the six of 49 follow from the ways to hold them', () => {
    // One of six, both of two, all of three: 6/49, 15/1,176, 20/18,424.
    expect(decimal(betOf('lhc-1', 'anyMain').rtp)).toBeCloseTo((7.8 * 6) / 49, 10);
    expect(decimal(betOf('lhc-1', 'twoMains').rtp)).toBeCloseTo((75 * 15) / 1_176, 10);
    expect(decimal(betOf('lhc-1', 'threeMains').rtp)).toBeCloseTo((870 * 20) / 18_424, 10);
    expect(decimal(betOf('hanoi-1', 'specialLot').rtp)).toBeCloseTo(0.95, 10);
    expect(decimal(betOf('hanoi-1', 'anyLot').rtp)).toBeCloseTo((3.55 * 27) / 100, 10);
  });

  it.each([...lotteries.keys()])('%s simulated over 20,000 issues stays within 4 sigma for the main bet', (id) => {
    const game = lotteries.get(id);
    const [bet] = game?.bets ?? [];
    if (game === undefined || bet === undefined) throw new Error(id);
    const [line = []] = linesOf(bet, allMarks(bet)).slice(-30);
    const rounds = 20_000;
    const paid = range(1, rounds).map((nonce) => {
      const drawn = drawNow(game.draw(), { serverSeed: 'ab'.repeat(32), clientSeed: id, nonce });
      return (bet.hits(line, drawn) * bet.times(line)) / 100;
    });
    const mean = paid.reduce((sum, each) => sum + each, 0) / rounds;
    const sigma = Math.sqrt(paid.reduce((sum, each) => sum + (each - mean) ** 2, 0) / rounds / rounds);
    const expected = decimal(bet.rtp) * (line.length > 0 ? bet.times(line) / bet.times(line) : 1);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.max(sigma, 1e-9));
  });
});

describe('a slip', () => {
  const thai = lotteryRules(lotteries.get('thai3-1') as never);
  const slip: Slip = {
    entries: [
      { bet: 'top3', marks: [[1, 7], [0, 4], [9]], unit: 50_000 },
      { bet: 'box3', marks: [[4], [0], [7]], unit: 200_000 },
    ],
  };

  it('costs its lines times their unit: four lines of P 5 and one of P 20', () => {
    expect(thai.readChoice(slip)).toEqual(slip);
    expect([thai.isBet(400_000, slip), thai.isBet(390_000, slip)]).toEqual([true, false]);
  });

  it('pays what its entries hit', () => {
    const drawn = { serverSeed: 'cd'.repeat(32), clientSeed: 'thai', nonce: 5 };
    const { view } = drawNow(thai.play({ stake: 400_000, choice: slip, moves: [] }), drawn);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = view.drawn;
    const own: Slip = {
      entries: [
        { bet: 'top3', marks: [[a], [b], [c]], unit: 10_000 },
        { bet: 'bottom2', marks: [[d, (d + 1) % 10].toSorted((x, y) => x - y), [e]], unit: 10_000 },
        { bet: 'top2', marks: [[(b + 1) % 10], [c]], unit: 10_000 },
      ],
    };
    const played = drawNow(thai.play({ stake: 40_000, choice: own, moves: [] }), drawn);
    expect(played.view.results).toEqual([
      { hits: 1, payout: 9_200_000 },
      { hits: 1, payout: 940_000 },
      { hits: 0, payout: 0 },
    ]);
    expect(played.payout).toBe(10_140_000);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no entry', { entries: [] }],
    ['an unknown bet', { entries: [{ bet: 'top9', marks: [[1], [1], [1]], unit: 10_000 }] }],
    ['a row that is missing', { entries: [{ bet: 'top3', marks: [[1], [1]], unit: 10_000 }] }],
    ['an empty row', { entries: [{ bet: 'top3', marks: [[1], [], [1]], unit: 10_000 }] }],
    ['a digit twice', { entries: [{ bet: 'top3', marks: [[1, 1], [1], [1]], unit: 10_000 }] }],
    ['a number that is no digit', { entries: [{ bet: 'top3', marks: [[10], [1], [1]], unit: 10_000 }] }],
    ['a unit with odd parts', { entries: [{ bet: 'top3', marks: [[1], [1], [1]], unit: 10_050 }] }],
    ['no unit', { entries: [{ bet: 'top3', marks: [[1], [1], [1]] }] }],
    ['three of a kind in any order', { entries: [{ bet: 'box3', marks: [[1], [1], [1]], unit: 10_000 }] }],
    ['more than 30 entries', { entries: Array.from({ length: 31 }, () => slip.entries[0]) }],
  ])('with %s is refused', (_, value) => {
    expect(thai.readChoice(value)).toBeNull();
  });

  it('of more than 2,000 lines is refused', () => {
    const six = lotteryRules(lotteries.get('lhc-1') as never);
    const marks = [range(1, 49)];
    expect(six.readChoice({ entries: [{ bet: 'threeMains', marks, unit: 10_000 }] })).toBeNull();
    expect(six.readChoice({ entries: [{ bet: 'twoMains', marks, unit: 10_000 }] })).not.toBeNull();
  });
});
