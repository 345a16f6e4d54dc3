import { startOfDay } from '../../api/contract/rules/businessDay.ts';
import { dayProblem } from '../statement/statement.rules.ts';

/** The days of an offer as they are typed: business days of GMT+8, yyyy-MM-dd; empty for none. */
export interface OfferDays {
  /** The first day that counts. */
  readonly start: string;
  /** The day on which it ends, which counts no more. */
  readonly end: string;
  /** The business day of now. */
  readonly today: string;
}

/** What is wrong with a day of an offer: no day, over already, or an end that is not after its beginning. */
export type OfferDayProblem = 'noDay' | 'past' | 'afterToday' | 'afterStart';

/** What is wrong with the days of an offer, by field. */
export function offerDayProblems({ start, end, today }: OfferDays): {
  readonly start: OfferDayProblem | null;
  readonly end: OfferDayProblem | null;
} {
  const first = isWrong(start) ? 'noDay' : start !== '' && start < today ? 'past' : null;
  if (isWrong(end)) return { start: first, end: 'noDay' };
  const isFollowing = start !== '' && first === null;
  if (end === '' || end > (isFollowing ? start : today)) return { start: first, end: null };
  return { start: first, end: isFollowing ? 'afterStart' : 'afterToday' };
}

const isWrong = (day: string): boolean => dayProblem(day) === 'noDay';

/** When a typed day begins, ms; null where there is none. */
export const instantOf = (day: string): number | null => (day === '' ? null : startOfDay(day));
