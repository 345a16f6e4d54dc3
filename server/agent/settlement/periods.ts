import type { AgreementKind, PayPeriod } from '../../../src/api/contract/agent/agreement.ts';
import { REAL_TIME_MS } from '../../../src/api/contract/rules/agreementTerms.ts';

/** Half-open: [from, to). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Decision S6: days, weeks and months in GMT+8. */
const ZONE_MS = 8 * HOUR_MS;

const startOfDay = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;

const ofLength = (at: number, lengthMs: number): Span => {
  const from = Math.floor(at / lengthMs) * lengthMs;
  return { from, to: from + lengthMs };
};

/**
 * The pay period of an instant (CONTRACT-11, CONST-27): a week begins on Monday, a half month on the 1st and the 16th.
 */
export function payPeriodAt(period: PayPeriod, at: number): Span {
  const day = startOfDay(at);
  const local = new Date(day + ZONE_MS);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const dateIn = (monthThen: number, dateThen: number): number => Date.UTC(year, monthThen, dateThen) - ZONE_MS;
  switch (period) {
    case 'daily':
      return { from: day, to: day + DAY_MS };
    case 'weekly': {
      const from = day - ((local.getUTCDay() + 6) % 7) * DAY_MS;
      return { from, to: from + 7 * DAY_MS };
    }
    case 'semimonthly':
      return date < 16
        ? { from: dateIn(month, 1), to: dateIn(month, 16) }
        : { from: dateIn(month, 16), to: dateIn(month + 1, 1) };
    case 'monthly':
      return { from: dateIn(month, 1), to: dateIn(month + 1, 1) };
  }
}

/** The span of one bill: a dividend's pay period, or a salary's day, hour or five minutes (M10). */
export function settledSpanAt(kind: AgreementKind, period: PayPeriod, at: number): Span {
  switch (kind) {
    case 'dividend':
      return payPeriodAt(period, at);
    case 'daily':
      return payPeriodAt('daily', at);
    case 'hourly':
      return ofLength(at, HOUR_MS);
    case 'realTime':
      return ofLength(at, REAL_TIME_MS);
  }
}

/** The first span boundary at or after an instant. */
export function edgeFrom(kind: AgreementKind, period: PayPeriod, at: number): number {
  const { from, to } = settledSpanAt(kind, period, at);
  return from === at ? at : to;
}

const MINUTE_MS = 60_000;

/** Delay between the end of a span and its settlement (M10); dividends come after daily salaries. */
export const settledAfterMs: Readonly<Record<AgreementKind, number>> = {
  dividend: 40 * MINUTE_MS,
  daily: 30 * MINUTE_MS,
  hourly: 10 * MINUTE_MS,
  realTime: 0,
};
