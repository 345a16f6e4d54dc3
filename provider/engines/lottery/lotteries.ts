import { anyOrder, halves, runs, straight, sumOf } from './digitBets.ts';
import { drawBalls, drawDigits } from './draws.ts';
import { type LotteryBet, type LotteryGame, range, ratio } from './lotteryGame.ts';
import { lucky28 } from './lucky28.ts';
import { firstHanoi, hanoi, vietnamCentral, vietnamSouth } from './vietnamese.ts';

const MINUTE_MS = 60_000;

/** Three digits on top and two below, as the Thai lottery is talked about. */
const thai: LotteryGame = {
  id: 'thai3-1',
  everyMs: 5 * MINUTE_MS,
  sealMs: 20_000,
  draw: () => drawDigits(5),
  digitsAt: () => 1,
  bets: [
    straight('top3', ['hundreds', 'tens', 'units'], 0, 92_000),
    anyOrder('box3', ['digit1', 'digit2', 'digit3'], 0, 15_300),
    straight('top2', ['tens', 'units'], 1, 9_400),
    straight('bottom2', ['tens', 'units'], 3, 9_400),
    runs('runTop', 0, 3, 345),
    runs('runBottom', 3, 2, 490),
  ],
};

const PLACES = ['place1', 'place2', 'place3', 'place4', 'place5'] as const;

/** Five digits every minute. */
const fiveDigits: LotteryGame = {
  id: 'ssc-1',
  everyMs: MINUTE_MS,
  sealMs: 10_000,
  draw: () => drawDigits(5),
  digitsAt: () => 1,
  bets: [
    straight('last2', ['tens', 'units'], 3, 9_600),
    straight('last3', ['hundreds', 'tens', 'units'], 2, 95_000),
    straight('last1', ['units'], 4, 970),
    anyOrder('lastBox3', ['digit1', 'digit2', 'digit3'], 2, 15_800),
    straight('all5', PLACES, 0, 9_000_000),
    halves('sum5', sumOf, 23, 195),
  ],
};

/** Five of eleven; so many of one's numbers among them. */
const anyOf = (pick: number, times: number, ways: number, total: number): LotteryBet => ({
  id: `any${pick}`,
  picker: { type: 'set', pick, of: range(1, 11) },
  times: () => times,
  hits: (line, drawn) => (line.every((number) => drawn.includes(number)) ? 1 : 0),
  rtp: ratio(times * ways, 100 * total),
});

const fiveOfEleven: LotteryGame = {
  id: '11x5-1',
  everyMs: MINUTE_MS,
  sealMs: 10_000,
  draw: () => drawBalls(11, 5),
  digitsAt: () => 2,
  bets: [
    anyOf(1, 212, 5, 11),
    anyOf(2, 530, 10, 55),
    anyOf(3, 1_590, 10, 165),
    anyOf(4, 6_300, 5, 330),
    anyOf(5, 44_000, 1, 462),
    {
      id: 'front1',
      picker: { type: 'set', pick: 1, of: range(1, 11) },
      times: () => 1_060,
      hits: ([number], [first]) => (number === first ? 1 : 0),
      rtp: ratio(1_060, 1_100),
    },
  ],
};

/** Ways in which two of ten places make a sum, of 90. */
const sumWays = (sum: number): number =>
  range(1, 10).filter((first) => sum - first >= 1 && sum - first <= 10 && sum - first !== first).length;

/** Ten boats, in the order of their arrival. */
const tenBoats: LotteryGame = {
  id: 'pk10-1',
  everyMs: MINUTE_MS,
  sealMs: 10_000,
  draw: () => drawBalls(10, 10),
  digitsAt: () => 2,
  bets: [
    {
      id: 'winner',
      picker: { type: 'set', pick: 1, of: range(1, 10) },
      times: () => 970,
      hits: ([boat], [first]) => (boat === first ? 1 : 0),
      rtp: ratio(970, 1_000),
    },
    {
      id: 'firstTwo',
      picker: { type: 'rows', rows: ['boat1', 'boat2'], of: range(1, 10) },
      isLine: ([a, b]) => a !== b,
      times: () => 8_700,
      hits: ([a, b], drawn) => (a === drawn[0] && b === drawn[1] ? 1 : 0),
      rtp: ratio(8_700, 9_000),
    },
    {
      id: 'sumOfTwo',
      picker: { type: 'set', pick: 1, of: range(3, 19) },
      times: ([sum = 0]) => Math.floor((9_700 * 90) / sumWays(sum) / 100),
      hits: ([sum], [a = 0, b = 0]) => (sum === a + b ? 1 : 0),
      rtp: ratio(1_091 * 8, 9_000),
    },
    halves('winnerHalf', ([first = 0]) => first, 6, 195),
  ],
};

export const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
export const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const GREEN = range(1, 49).filter((number) => !RED.includes(number) && !BLUE.includes(number));
const COLOURS = [RED, BLUE, GREEN];
const special = (drawn: readonly number[]): number => drawn[6] ?? 0;

/** Six and a special one of 49. */
const markSix: LotteryGame = {
  id: 'lhc-1',
  everyMs: 10 * MINUTE_MS,
  sealMs: 30_000,
  draw: () => drawBalls(49, 7),
  digitsAt: () => 2,
  bets: [
    {
      id: 'special',
      picker: { type: 'set', pick: 1, of: range(1, 49) },
      times: () => 4_700,
      hits: ([number], drawn) => (number === special(drawn) ? 1 : 0),
      rtp: ratio(4_700, 4_900),
    },
    {
      id: 'anyMain',
      picker: { type: 'set', pick: 1, of: range(1, 49) },
      times: () => 780,
      hits: ([number = 0], drawn) => (drawn.slice(0, 6).includes(number) ? 1 : 0),
      rtp: ratio(780 * 6, 4_900),
    },
    {
      id: 'twoMains',
      picker: { type: 'set', pick: 2, of: range(1, 49) },
      times: () => 7_500,
      hits: (line, drawn) => (line.every((number) => drawn.slice(0, 6).includes(number)) ? 1 : 0),
      rtp: ratio(7_500 * 15, 100 * 1_176),
    },
    {
      id: 'threeMains',
      picker: { type: 'set', pick: 3, of: range(1, 49) },
      times: () => 87_000,
      hits: (line, drawn) => (line.every((number) => drawn.slice(0, 6).includes(number)) ? 1 : 0),
      rtp: ratio(87_000 * 20, 100 * 18_424),
    },
    {
      id: 'colour',
      picker: { type: 'options', of: ['red', 'blue', 'green'] },
      times: ([colour = 0]) => (colour === 0 ? 278 : 295),
      hits: ([colour = 0], drawn) => (COLOURS[colour]?.includes(special(drawn)) ? 1 : 0),
      rtp: ratio(295 * 16, 4_900),
    },
    {
      ...halves('specialHalf', special, 25, 195),
      hits: ([option = -1], drawn) => {
        const number = special(drawn);
        const is = [number >= 25, number < 25, number % 2 === 1, number % 2 === 0];
        return number !== 49 && is[option] ? 1 : 0;
      },
      isReturned: (_, drawn) => special(drawn) === 49,
      rtp: ratio(195 * 24 + 100, 4_900),
    },
  ],
};

/** The lotteries of this provider by id, those that are no longer drawn included. */
export const lotteries: ReadonlyMap<string, LotteryGame> = new Map(
  [
    ...[thai, hanoi, vietnamSouth, vietnamCentral, fiveDigits, tenBoats, fiveOfEleven, markSix, lucky28],
    firstHanoi,
  ].map((game) => [game.id, game]),
);
