import type { BillRow } from '../../api/contract/bill.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import { dateTimeText, hourText } from '../clock/timeText.ts';
import { dayText } from '../statement/dayText.ts';

/** The period of a bill: a day, its first and last day, or from which to which time of a day. */
export function periodText({ kind, from, to }: Pick<BillRow, 'kind' | 'from' | 'to'>): string {
  if (kind === 'hourly' || kind === 'realTime') return `${dateTimeText(from)}–${hourText(to)}`;
  const [first, last] = [dayText(businessDay(from)), dayText(businessDay(to - 1))];
  return first === last ? first : `${first} – ${last}`;
}
