import dayjs from 'dayjs';
import type { Problem } from './problem.ts';

const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * REG-30: a birthday is a day of the calendar, and at least `age` years before today.
 * @param value yyyy-MM-dd or MM-dd-yyyy (VALID-22)
 * @param today yyyy-MM-dd, of the business day (GMT+8)
 */
export function birthdayProblem(value: string, age: number, today: string): Problem | null {
  const born = dayOf(value);
  const now = dayOf(today);
  if (born === null) return { kind: 'noDate' };
  if (now === null) throw new Error(`${today} is no day`);
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1) >= age ? null : { kind: 'underAge', age };
}

/** A birthday as it is kept: yyyy-MM-dd; null for a day that is in no calendar. */
export function isoBirthday(value: string): string | null {
  const born = dayOf(value);
  if (born === null) return null;
  const [month, day] = [born.month, born.day].map((part) => String(part).padStart(2, '0'));
  return `${born.year}-${month}-${day}`;
}

function dayOf(text: string): Day | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const [, otherMonth, otherDay, otherYear] = MONTH_FIRST.exec(text) ?? [];
  const found = { year: Number(year ?? otherYear), month: Number(month ?? otherMonth), day: Number(day ?? otherDay) };
  // A day that the month has not is one of another month.
  const exists = dayjs(`${found.year}-${found.month}-${found.day}`).month() === found.month - 1;
  return exists && found.year >= 1900 ? found : null;
}
