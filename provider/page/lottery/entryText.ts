import type { Line, LotteryBet, LotteryGame } from '../../engines/lottery/lotteryGame.ts';
import { linesOf, textOf } from '../../engines/lottery/lotteryGame.ts';
import { betOf, lineCount, type SlipEntry } from '../../engines/lottery/lotteryRules.ts';
import type { Say } from '../board/board.ts';
import type { LotteryKey } from './copy.en.ts';

export type SayLottery = Say<LotteryKey>;

export const betName = (t: SayLottery, id: string): string => t(`bet_${id}` as LotteryKey);

/** Least times that a bet type pays, as `×920`. */
export function timesText(bet: LotteryBet): string {
  const sample = linesOf(bet, sampleMarks(bet));
  const times = sample.map((line) => bet.times(line));
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return least === most ? hundredthsText(least) : `${hundredthsText(least)}–${hundredthsText(most).slice(2)}`;
}

/** As `× 36.5`. */
export const hundredthsText = (hundredths: number): string =>
  `× ${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(hundredths / 100)}`;

const sampleMarks = ({ picker }: LotteryBet) => {
  if (picker.type === 'rows')
    return picker.rows.map((_, at) => picker.of.slice(0, picker.rows.length > 3 ? 1 : at < 1 ? 1 : 3));
  if (picker.type === 'options') return [picker.of.map((_, place) => place)];
  return [picker.pick === 1 ? picker.of : picker.of.slice(0, picker.pick)];
};

const MOST_NAMED = 8;

/** What an entry bets on: its lines if they are few, else its rows. */
export function entryNumbers(t: SayLottery, game: LotteryGame, entry: SlipEntry): string {
  const bet = betOf(game, entry.bet);
  if (bet === undefined) return '';
  const { picker } = bet;
  const numberText = (number: number) => textOf(number, picker.type === 'set' ? (picker.digits ?? 1) : 1);
  const named = (line: Line): string =>
    picker.type === 'options'
      ? t(`option_${picker.of[line[0] ?? 0]}` as LotteryKey)
      : picker.type === 'rows' && picker.of.length === 10 && picker.of[0] === 0
        ? line.join('')
        : line.map(numberText).join('-');
  if (lineCount(game, entry) <= MOST_NAMED) return linesOf(bet, entry.marks).map(named).join('  ');
  return entry.marks.map((row) => row.map(numberText).join(' ')).join(' × ');
}

export const linesText = (t: SayLottery, count: number): string => (count === 1 ? t('line_1') : t('lines', { count }));
