import { fieldOf, isWhole, type Played, type Rules, STAKE_STEP } from '../board/rules.ts';
import { countLines, type Line, type LotteryBet, type LotteryGame, linesOf, type Marks } from './lotteryGame.ts';

/** One entry of a slip: marks of a bet type. */
export interface SlipEntry {
  readonly bet: string;
  readonly marks: Marks;
  /** Stake of each line, 1/10,000 P. */
  readonly unit: number;
}
export interface Slip {
  readonly entries: readonly SlipEntry[];
}

export interface EntryResult {
  readonly hits: number;
  /** 1/10,000 P */
  readonly payout: number;
}
export interface TicketView {
  readonly drawn: readonly number[];
  /** One an entry. */
  readonly results: readonly EntryResult[];
}

/** So many entries and lines a ticket may have. */
export const MOST_ENTRIES = 30;
export const MOST_LINES = 2_000;

export const stakeOfSlip = (game: LotteryGame, { entries }: Slip): number =>
  entries.reduce((sum, entry) => sum + lineCount(game, entry) * entry.unit, 0);

export const betOf = (game: LotteryGame, id: string): LotteryBet | undefined => game.bets.find((bet) => bet.id === id);

export function lineCount(game: LotteryGame, { bet: id, marks }: Pick<SlipEntry, 'bet' | 'marks'>): number {
  const bet = betOf(game, id);
  if (bet === undefined) return 0;
  const count = countLines(bet, marks);
  return bet.isLine === undefined || count > MOST_LINES ? count : linesOf(bet, marks).length;
}

function readMarks({ picker }: LotteryBet, value: unknown): Marks | null {
  const size = picker.type === 'rows' ? picker.rows.length : 1;
  if (!Array.isArray(value) || value.length !== size) return null;
  const of = picker.type === 'options' ? picker.of.map((_, at) => at) : picker.of;
  const rows = value.map((row: unknown) => {
    if (!Array.isArray(row) || row.length === 0 || row.length > of.length) return null;
    const numbers = row.filter((number): number is number => of.includes(number as number));
    return numbers.length === row.length && new Set(numbers).size === row.length
      ? numbers.toSorted((a, b) => a - b)
      : null;
  });
  return rows.includes(null) ? null : (rows as Marks);
}

function readEntry(game: LotteryGame, value: unknown): SlipEntry | null {
  const bet = betOf(game, String(fieldOf(value, 'bet')));
  const unit = fieldOf(value, 'unit');
  const marks = bet === undefined ? null : readMarks(bet, fieldOf(value, 'marks'));
  if (bet === undefined || marks === null || !isWhole(unit, STAKE_STEP, Number.MAX_SAFE_INTEGER)) return null;
  const entry = { bet: bet.id, marks, unit };
  const lines = lineCount(game, entry);
  return lines > 0 && lines <= MOST_LINES && unit % STAKE_STEP === 0 ? entry : null;
}

const payLine = ({ times, hits, isReturned }: LotteryBet, line: Line, unit: number, drawn: readonly number[]) => {
  const count = hits(line, drawn);
  const isBack = isReturned?.(line, drawn) === true;
  return { count, payout: isBack ? unit : (unit / STAKE_STEP) * times(line) * count };
};

/** A ticket: its numbers come from the seed of its issue. */
export const lotteryRules = (game: LotteryGame): Rules<Slip, never, TicketView> => ({
  id: game.id,
  bets: game.bets.map(({ id, rtp }) => ({ id, rtp })),
  hasOpposites: true,
  readChoice: (value) => {
    const entries = fieldOf(value, 'entries');
    if (!Array.isArray(entries) || entries.length === 0 || entries.length > MOST_ENTRIES) return null;
    const read = entries.map((entry) => readEntry(game, entry));
    if (read.includes(null)) return null;
    const slip = { entries: read as readonly SlipEntry[] };
    return slip.entries.reduce((sum, entry) => sum + lineCount(game, entry), 0) <= MOST_LINES ? slip : null;
  },
  readMove: () => null,
  isBet: (stake, slip) => stake === stakeOfSlip(game, slip),
  play: function* ({ choice }) {
    const drawn = yield* game.draw();
    const results = choice.entries.map((entry): EntryResult => {
      const bet = betOf(game, entry.bet);
      if (bet === undefined) throw new Error(`${game.id} has no bet ${entry.bet}`);
      const paid = linesOf(bet, entry.marks).map((line) => payLine(bet, line, entry.unit, drawn));
      return {
        hits: paid.reduce((sum, { count }) => sum + count, 0),
        payout: paid.reduce((sum, { payout }) => sum + payout, 0),
      };
    });
    const payout = results.reduce((sum, result) => sum + result.payout, 0);
    return { view: { drawn, results }, payout, isOver: true } satisfies Played<TicketView>;
  },
  leave: () => null,
});
