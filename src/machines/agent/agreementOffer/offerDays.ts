import { startOfDay } from '../../../api/contract/rules/businessDay.ts';
import { dayProblem } from '../../list/dateRange.ts';

/** The dates of an offer as typed: business days (GMT+8), yyyy-MM-dd; empty for none. */
export interface OfferDays {
  /** First day, inclusive. */
  readonly start: string;
  /** End, exclusive. */
  readonly end: string;
  /** Today as a business day. */
  readonly today: string;
}

/** Error of a date: invalid, past, or an end not after the start. */
export type OfferDayProblem = 'noDay' | 'past' | 'afterToday' | 'afterStart';

/** Errors of the dates, by field. */
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

/** Start of a typed day, ms; null if invalid or empty. */
export const instantOf = (day: string): number | null => (day === '' ? null : startOfDay(day));
