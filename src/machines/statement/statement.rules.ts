import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { Wallet } from '../../api/contract/funds.ts';
import { daysLater, startOfDay } from '../../api/contract/rules/businessDay.ts';
import { type MovementKind, movementKind, type statementContract } from '../../api/contract/statement.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { pageCount } from '../support/paging.ts';
import type { KindGroup, PageSize, SpanChoice } from './statement.events.ts';

export type StatementPart = ValueOf<typeof statementContract.page>;
export type CreditReport = ValueOf<typeof statementContract.creditReport>;
export type StatementFile = ValueOf<typeof statementContract.file>;

/** Two business days of GMT+8, yyyy-MM-dd, both of them meant (decision S6). */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a day that somebody has typed. */
export type DayProblem = 'empty' | 'noDay' | 'order';

export interface StatementContext {
  readonly language: LanguageCode;
  /** The business day of now. */
  readonly today: string;
  /** The main wallet first. */
  readonly wallets: readonly Wallet[];
  /** The code of the wallet that is shown. */
  readonly wallet: string;
  readonly span: SpanChoice;
  /** The days that are asked for. */
  readonly days: Days;
  /** The member's own days, as they are typed. */
  readonly typed: Days;
  /** What is wrong with the days is said from the first try on. */
  readonly tried: boolean;
  readonly kinds: KindGroup;
  readonly page: number;
  readonly pageSize: PageSize;
  /** The movements that belong to the filters; null until they have come. */
  readonly part: StatementPart | null;
  readonly report: CreditReport | null;
  readonly failure: ApiFailure | null;
  /** The last file: its name, and how many movements did not fit. */
  readonly saved: { readonly name: string; readonly left: number } | null;
  readonly fileFailure: ApiFailure | null;
}

/** Under which heading one looks for a movement; null for what only "all" shows. */
const GROUPS: Readonly<Record<MovementKind, Exclude<KindGroup, 'all'> | null>> = {
  opening: null,
  bonus: 'bonuses',
  trial: 'bonuses',
  vendorIn: 'transfers',
  vendorOut: 'transfers',
  lineUp: 'transfers',
  lineDown: 'transfers',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  withdrawalPaid: 'withdrawals',
  paidAgain: 'withdrawals',
  surplus: 'deposits',
  bet: 'bets',
  betVoided: 'bets',
  dividend: 'income',
  dailySalary: 'income',
  hourlySalary: 'income',
  realTimeSalary: 'income',
  pointsEarned: null,
  pointsTakenBack: null,
  exchange: null,
  exchangeReturn: null,
  exchangeApproved: null,
  pointsConverted: 'bonuses',
  adjustment: null,
};

export const groupOf = (kind: MovementKind): Exclude<KindGroup, 'all'> | null => GROUPS[kind];

/** The kinds of a group as the call wants them: with commas between, none for all. */
export const kindsOf = (group: KindGroup): string =>
  group === 'all' ? '' : movementKind.options.filter((kind) => GROUPS[kind] === group).join(',');

/** The days of a ready-made span that ends today. The member's own are left as they are. */
export function daysOf({ span, today, days }: Pick<StatementContext, 'span' | 'today' | 'days'>): Days {
  switch (span) {
    case 'week':
      return { from: daysLater(today, -6), to: today };
    case 'days30':
      return { from: daysLater(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'own':
      return days;
  }
}

/** From the first instant of the first day to the first after the last day, ms. */
export const instantsOf = ({ from, to }: Days) => ({ from: startOfDay(from), to: startOfDay(daysLater(to, 1)) });

/** No movement is older or newer than these. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** What is wrong with the days that were typed, by field. */
export function dayProblems({ from, to }: Days): { readonly from?: DayProblem; readonly to?: DayProblem } {
  const [first, last] = [dayProblem(from), dayProblem(to)];
  if (first === null && last === null) return from > to ? { to: 'order' } : {};
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/** What is wrong with one day by itself. */
export function dayProblem(day: string): 'empty' | 'noDay' | null {
  if (day === '') return 'empty';
  const isReal = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(startOfDay(day)) && daysLater(day, 0) === day;
  return isReal && day >= FIRST_DAY && day <= LAST_DAY ? null : 'noDay';
}

/** How many pages there are: one at least. */
export const pagesOf = ({ part, pageSize }: Pick<StatementContext, 'part' | 'pageSize'>): number =>
  pageCount(part, Number(pageSize));

/** Which movements are asked for, in the words of the calls. */
export const askedOf = ({ days, wallet, kinds }: StatementContext) => ({
  ...instantsOf(days),
  wallet,
  kinds: kindsOf(kinds),
});

/** The kinds of the report that belong to the chosen group, and what they come to, in 1/10,000 P. */
export function shownOf({ report, kinds }: Pick<StatementContext, 'report' | 'kinds'>) {
  const rows = (report?.kinds ?? []).filter(({ kind }) => kinds === 'all' || GROUPS[kind] === kinds);
  const sumOf = (side: 'in' | 'out') => rows.reduce((sum, row) => sum + row[side], 0);
  return { rows, in: sumOf('in'), out: sumOf('out') };
}
