import type { Draw } from '../rng/blocks.ts';
import { DIGITS, straight } from './digitBets.ts';
import { drawDigits } from './draws.ts';
import { combinations, type LotteryBet, type LotteryGame, range, ratio } from './lotteryGame.ts';

/** One prize of an issue: so many lots of so many digits. */
interface Prize {
  readonly lots: number;
  readonly digits: number;
}
const prize = (lots: number, digits: number): Prize => ({ lots, digits });

/** The special prize first, then the first to the last: 27 lots in the north, 18 in the south and the centre. */
const NORTH = [prize(1, 5), prize(1, 5), prize(2, 5), prize(6, 5), prize(4, 4), prize(6, 4), prize(3, 3), prize(4, 2)];
const SOUTH = [
  ...[prize(1, 6), prize(1, 5), prize(1, 5), prize(2, 5), prize(7, 5)],
  ...[prize(1, 4), prize(3, 4), prize(1, 3), prize(1, 2)],
];

/** What is paid, in hundredths: for the last 2, 3 and 4 digits of any lot, and for 2, 3 and 4 numbers that all come. */
interface Pays {
  readonly lots: readonly [two: number, three: number, four: number];
  readonly together: readonly [two: number, three: number, four: number];
}

/** Digits of every lot. */
const widthsOf = (prizes: readonly Prize[]): readonly number[] =>
  prizes.flatMap(({ lots, digits }) => Array.from({ length: lots }, () => digits));

/** Every lot as a number; leading zeros are implied by its place. */
function* drawLots(widths: readonly number[]): Draw<readonly number[]> {
  const digits = yield* drawDigits(widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  return widths.map((width) => {
    const lot = digits.slice(at, at + width);
    at += width;
    return numberOf(lot);
  });
}

const numberOf = (digits: readonly number[]): number => digits.reduce((number, digit) => number * 10 + digit, 0);

const ROWS = ['thousands', 'hundreds', 'tens', 'units'] as const;

/** The last digits of the special prize. */
const ofSpecial = (id: string, count: number, times: number): LotteryBet => ({
  ...straight(id, ROWS.slice(-count), 0, times),
  hits: (line, [special = 0]) => (special % 10 ** count === numberOf(line) ? 1 : 0),
});

/** One digit of the special prize: its tens or its units. */
const oneOfSpecial = (id: string, place: number): LotteryBet => ({
  id,
  picker: { type: 'set', pick: 1, of: DIGITS },
  times: () => 960,
  hits: ([digit], [special = 0]) => (Math.floor(special / 10 ** place) % 10 === digit ? 1 : 0),
  rtp: ratio(960, 1_000),
});

/** The last digits of any lot that has so many, paid for each. */
function ofAnyLot(id: string, count: number, widths: readonly number[], times: number): LotteryBet {
  const lots = widths.filter((width) => width >= count).length;
  return {
    id,
    lots,
    picker: { type: 'rows', rows: ROWS.slice(-count), of: DIGITS },
    times: () => times,
    hits: (line, drawn) =>
      drawn.filter((lot, at) => (widths[at] ?? 0) >= count && lot % 10 ** count === numberOf(line)).length,
    rtp: ratio(times * lots, 100 * 10 ** count),
  };
}

/** Numbers of two digits that must all come, each as the last two digits of any lot; paid once. */
function together(pick: number, lots: number, times: number): LotteryBet {
  // Inclusion and exclusion: all draws, less those without one of them, plus those without two …
  const ways = range(0, pick).reduce(
    (sum, missing) =>
      sum + BigInt((missing % 2 === 0 ? 1 : -1) * combinations(pick, missing)) * BigInt(100 - missing) ** BigInt(lots),
    0n,
  );
  return {
    id: `together${pick}`,
    lots,
    picker: { type: 'set', pick, of: range(0, 99), digits: 2 },
    times: () => times,
    hits: (line, drawn) => (line.every((number) => drawn.some((lot) => lot % 100 === number)) ? 1 : 0),
    rtp: { numerator: BigInt(times) * ways, denominator: 100n * 100n ** BigInt(lots) },
  };
}

function vietnamese(id: string, everyMinutes: number, prizes: readonly Prize[], pays: Pays): LotteryGame {
  const widths = widthsOf(prizes);
  return {
    id,
    everyMs: everyMinutes * 60_000,
    sealMs: 30_000,
    draw: () => drawLots(widths),
    digitsAt: (place) => widths[place] ?? 2,
    prizes: prizes.map(({ lots }) => lots),
    bets: [
      ofSpecial('specialLot', 2, 9_500),
      ofSpecial('special3', 3, 93_000),
      ofAnyLot('anyLot', 2, widths, pays.lots[0]),
      ofAnyLot('anyLot3', 3, widths, pays.lots[1]),
      ofAnyLot('anyLot4', 4, widths, pays.lots[2]),
      together(2, widths.length, pays.together[0]),
      together(3, widths.length, pays.together[1]),
      together(4, widths.length, pays.together[2]),
      oneOfSpecial('specialTens', 1),
      oneOfSpecial('specialUnits', 0),
    ],
  };
}

/** The north: 27 lots, of which 23 have three digits and 20 four. */
export const hanoi = vietnamese('hanoi-2', 10, NORTH, {
  lots: [355, 4_150, 47_500],
  together: [1_730, 7_700, 35_500],
});

/** The south and the centre: 18 lots, of which 17 have three digits and 16 four. */
const eighteen: Pays = { lots: [530, 5_600, 59_000], together: [3_650, 24_300, 170_000] };
export const vietnamSouth = vietnamese('viet-south-1', 10, SOUTH, eighteen);
export const vietnamCentral = vietnamese('viet-central-1', 5, SOUTH, eighteen);

/** Two digits of every lot, as 0 to 99: the special lot first, 27 lots in all. */
function* drawTails(): Draw<readonly number[]> {
  const digits = yield* drawDigits(54);
  return range(0, 26).map((lot) => (digits[2 * lot] ?? 0) * 10 + (digits[2 * lot + 1] ?? 0));
}

/** Twenty-seven lots of two digits: how the north was drawn before `hanoi-2`. Its tickets are still checked. */
export const firstHanoi: LotteryGame = {
  id: 'hanoi-1',
  everyMs: 600_000,
  sealMs: 30_000,
  draw: drawTails,
  digitsAt: () => 2,
  bets: [
    {
      id: 'specialLot',
      picker: { type: 'rows', rows: ['tens', 'units'], of: DIGITS },
      times: () => 9_500,
      hits: ([tens = 0, units = 0], [first]) => (tens * 10 + units === first ? 1 : 0),
      rtp: ratio(9_500, 10_000),
    },
    {
      id: 'anyLot',
      picker: { type: 'rows', rows: ['tens', 'units'], of: DIGITS },
      times: () => 355,
      hits: ([tens = 0, units = 0], drawn) => drawn.filter((lot) => lot === tens * 10 + units).length,
      rtp: ratio(355 * 27, 10_000),
    },
  ],
};
