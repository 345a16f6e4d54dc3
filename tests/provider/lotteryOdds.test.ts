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
/** All marks of a bet on one number or option; enough of the others. */
const sampleOf = (bet: LotteryBet): Marks =>
  bet.picker.type === 'set'
    ? [bet.picker.of.slice(0, Math.max(28, bet.picker.pick)).slice(0, bet.picker.pick === 1 ? 28 : 5)]
    : allMarks(bet);
/** The most frequent line, so that a simulation hits it often. */
const leastPaid = (bet: LotteryBet, lines: readonly (readonly number[])[]): readonly number[] =>
  lines.toSorted((one, other) => bet.times(one) - bet.times(other))[0] ?? [];
/** A few lines stand for all where digits and balls are alike. */
const few = (bet: LotteryBet) => linesOf(bet, allMarks(bet)).filter((_, at) => at % 97 === 0 || at < 12);

describe('the odds of lotteries', () => {
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
  });

  /** So many lots of two random digits: the share of draws with all of `pick` numbers, by counting how many are missed. */
  const shareTogether = (pick: number, lots: number): number => {
    // Of the numbers marked, how many have come so far; a lot is one of those still missing with (missing)/100.
    let have = [1, ...range(1, pick).map(() => 0)];
    for (let lot = 0; lot < lots; lot += 1)
      have = have.map((share, count) => {
        const stays = share * (1 - (pick - count) / 100);
        return stays + (count === 0 ? 0 : ((have[count - 1] ?? 0) * (pick - count + 1)) / 100);
      });
    return have[pick] ?? 0;
  };

  it.each([
    ['hanoi-2', [27, 23, 20], [355, 4_150, 47_500], [1_730, 7_700, 35_500]],
    ['viet-south-1', [18, 17, 16], [530, 5_600, 59_000], [3_650, 24_300, 170_000]],
    ['viet-central-1', [18, 17, 16], [530, 5_600, 59_000], [3_650, 24_300, 170_000]],
  ])('%s returns what its %j lots are worth', (lottery, lots, ofLots, ofTogether) => {
    const [two = 0, three = 0, four = 0] = lots;
    const [pays2 = 0, pays3 = 0, pays4 = 0] = ofLots;
    const own = Object.fromEntries((lotteries.get(lottery)?.bets ?? []).map(({ id, rtp }) => [id, decimal(rtp)]));
    const expected = {
      ...{ specialLot: 0.95, special3: 0.93, specialTens: 0.96, specialUnits: 0.96 },
      anyLot: (pays2 / 100) * (two / 100),
      anyLot3: (pays3 / 100) * (three / 1_000),
      anyLot4: (pays4 / 100) * (four / 10_000),
      together2: ((ofTogether[0] ?? 0) / 100) * shareTogether(2, two),
      together3: ((ofTogether[1] ?? 0) / 100) * shareTogether(3, two),
      together4: ((ofTogether[2] ?? 0) / 100) * shareTogether(4, two),
    };
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [id, share] of Object.entries(expected)) expect(own[id], id).toBeCloseTo(share, 10);
  });

  it('reads the last digits of a Vietnamese prize, and only of prizes that have so many', () => {
    // Special 104207, first 55555 …, fifth of four digits 0042, sixth 0107 0107 9999, seventh 007, eighth 42.
    const drawn = [104_207, 55_555, 55_555, ...range(1, 9).map(() => 55_555), 42, 107, 107, 9_999, 7, 42];
    const hits = (id: string, line: number[]) => betOf('viet-south-1', id).hits(line, drawn);
    expect([hits('specialLot', [0, 7]), hits('specialLot', [0, 8]), hits('special3', [2, 0, 7])]).toEqual([1, 0, 1]);
    expect([hits('specialTens', [0]), hits('specialUnits', [7]), hits('specialUnits', [0])]).toEqual([1, 1, 0]);
    // 07: special, both sixths, seventh. 42: fifth and eighth; as 042 only the fifth, for the eighth has two digits.
    expect([hits('anyLot', [0, 7]), hits('anyLot', [4, 2]), hits('anyLot3', [0, 4, 2])]).toEqual([4, 2, 1]);
    // 0007 is no seventh prize: that one has three digits.
    expect([hits('anyLot3', [0, 0, 7]), hits('anyLot4', [0, 0, 0, 7]), hits('anyLot4', [0, 1, 0, 7])]).toEqual([
      1, 0, 2,
    ]);
    expect([hits('together2', [7, 42]), hits('together3', [7, 42, 99]), hits('together4', [7, 42, 99, 98])]).toEqual([
      1, 1, 0,
    ]);
  });

  it.each([
    ['sumHalf', 1.95 / 2],
    ['sum28', (15.23 * 63) / 1_000],
    ['sumDouble', (4.15 * 231) / 1_000],
    ['extreme', (17.1 * 56) / 1_000],
    ['wave', (3.7 * 258) / 1_000],
    ['shape', 0.95],
  ])('lf28-1 %s returns at least %d, counted over all 1,000 draws', (id, share) => {
    const bet = betOf('lf28-1', id);
    expect(leastReturn(bet, linesOf(bet, allMarks(bet)), digits(3))).toBeCloseTo(share, 10);
    expect(decimal(bet.rtp)).toBeCloseTo(share, 10);
  });

  it('every bet type of every lottery returns between 90 and 99.5 percent', () => {
    const outside = [...lotteries.values()].flatMap(({ id, bets }) =>
      bets.filter(({ rtp }) => decimal(rtp) < 0.9 || decimal(rtp) > 0.995).map((bet) => `${id} ${bet.id}`),
    );
    expect(outside).toEqual([]);
  });

  const SIMULATED = 20_000;
  const simulated = new Map<string, readonly (readonly number[])[]>();
  const simulate = (lottery: string): readonly (readonly number[])[] => {
    const game = lotteries.get(lottery);
    if (game === undefined) throw new Error(`there is no ${lottery}`);
    const known = simulated.get(lottery);
    if (known !== undefined) return known;
    const draws = range(1, SIMULATED).map((nonce) =>
      drawNow(game.draw(), { serverSeed: 'ab'.repeat(32), clientSeed: lottery, nonce }),
    );
    simulated.set(lottery, draws);
    return draws;
  };

  it.each([
    ...[...lotteries.values()].map(({ id, bets }) => [id, bets[0]?.id ?? ''] as const),
    ...['anyLot', 'anyLot3', 'together2', 'together3', 'specialTens'].map((id) => ['viet-south-1', id] as const),
    ...['anyLot', 'together2', 'together3'].map((id) => ['hanoi-2', id] as const),
    ...['sum28', 'wave', 'shape', 'extreme', 'sumDouble'].map((id) => ['lf28-1', id] as const),
  ])('%s %s simulated over 20,000 issues stays within 4 sigma', (lottery, id) => {
    const bet = betOf(lottery, id);
    const { picker } = bet;
    const line =
      picker.type === 'set' && picker.pick > 1
        ? picker.of.slice(0, picker.pick)
        : leastPaid(bet, linesOf(bet, allMarks(bet)).slice(-30));
    const paid = simulate(lottery).map((drawn) => (bet.hits(line, drawn) * bet.times(line)) / 100);
    const mean = paid.reduce((sum, each) => sum + each, 0) / SIMULATED;
    const sigma = Math.sqrt(paid.reduce((sum, each) => sum + (each - mean) ** 2, 0) / SIMULATED / SIMULATED);
    expect(mean).toBeGreaterThan(0);
    // Where lines are paid by rarity, the return of the type is that of its worst; others are better by up to a hundredth.
    const isByRarity = new Set(linesOf(bet, sampleOf(bet)).map(bet.times)).size > 1;
    expect(Math.abs(mean - decimal(bet.rtp))).toBeLessThan(4 * sigma + (isByRarity ? 0.01 : 0));
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
