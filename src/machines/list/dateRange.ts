import * as z from 'zod/mini';
import { daysLater, startOfDay } from '../../api/contract/rules/businessDay.ts';

/** A range of days: ready-made and ending today, or the member's own. */
export const spanChoice = z.enum(['today', 'week', 'days30', 'month', 'own']);
export type SpanChoice = z.infer<typeof spanChoice>;

/** CONST-34, POINTS-07: the period before or after the one on screen. */
export const daysShift = z.enum(['previous30', 'previous7', 'next7', 'next30']);
export type DaysShift = z.infer<typeof daysShift>;

/** Two business days of GMT+8 as yyyy-MM-dd, both included (decision S6). */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a typed day. */
export type DayProblem = 'empty' | 'noDay' | 'order';

interface Range {
  readonly span: SpanChoice;
  /** The business day of now. */
  readonly today: string;
  readonly days: Days;
}

/** The days of a ready-made span. The member's own stay as they are. */
export function daysOf({ span, today, days }: Range): Days {
  switch (span) {
    case 'today':
      return { from: today, to: today };
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

/** From the first instant of the first day to the first instant after the last day, ms. */
export const instantsOf = ({ from, to }: Days) => ({ from: startOfDay(from), to: startOfDay(daysLater(to, 1)) });

/** No record is older or newer than these. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const STEPS: Readonly<Record<DaysShift, number>> = { previous30: -30, previous7: -7, next7: 7, next30: 30 };

/**
 * CONST-34, POINTS-07: the 7 or 30 days right before or after a period. It never ends after today; null if there is
 * none.
 */
export function shiftedDays({ days, today }: Omit<Range, 'span'>, by: DaysShift): Days | null {
  const step = STEPS[by];
  if (step < 0) {
    return days.from <= FIRST_DAY ? null : { from: daysLater(days.from, step), to: daysLater(days.from, -1) };
  }
  if (days.to >= today) return null;
  const next = daysLater(days.to, step);
  const to = next < today ? next : today;
  return { from: daysLater(to, 1 - step), to };
}

/** What is wrong with typed days, by field. */
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
