import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import { dateText, dateTimeText, hourText } from '../../site/clock/timeText.ts';

/** A bill's period: a day, a range of days, or a range of hours. */
export function periodText({ kind, from, to }: Pick<BillRow, 'kind' | 'from' | 'to'>): string {
  if (kind === 'hourly' || kind === 'realTime') return `${dateTimeText(from)}–${hourText(to)}`;
  const [first, last] = [dateText(businessDay(from)), dateText(businessDay(to - 1))];
  return first === last ? first : `${first} – ${last}`;
}
