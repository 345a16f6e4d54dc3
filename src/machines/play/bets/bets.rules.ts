import { type Days, dayProblem } from '../../list/dateRange.ts';
import type { ListChoice } from '../../list/list.rules.ts';

/** Address of the betting record for these days. */
export const pathOfBets = ({ from, to }: Days): string => `/member/personalHistoryCopy?from=${from}&to=${to}`;

/** The days that the address of the betting record names; null unless both are days in order. */
export function daysChosen(address: string): Partial<ListChoice> | null {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (dayProblem(days.from) || dayProblem(days.to) || days.from > days.to) return null;
  return { span: 'own', days, typed: days };
}
