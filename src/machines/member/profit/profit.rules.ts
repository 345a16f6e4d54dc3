import type { ProfitDay } from '../../../api/contract/member/profit.ts';
import { daysBetween, daysLater } from '../../../api/contract/rules/businessDay.ts';
import type { Days } from '../../list/dateRange.ts';

/** A longer period shows only the days that have something to show. */
const MOST_DAYS = 366;

/** What was won, less what was lost; in 1/10,000 P. */
export const netOf = ({ stake, payout, bonuses = 0 }: Pick<ProfitDay, 'stake' | 'payout'> & { bonuses?: number }) =>
  payout + bonuses - stake;

interface DayOnChart {
  readonly id: string;
  /** In 1/10,000 P. */
  readonly net: number;
  /** The net result of the period so far. */
  readonly total: number;
}

/** Every day of a period, the oldest first. */
export function daysOnChart(days: readonly ProfitDay[], { from, to }: Days): readonly DayOnChart[] {
  const known = new Map(days.map((day) => [day.id, netOf(day)]));
  const length = daysBetween(from, to) + 1;
  const ids =
    length > MOST_DAYS ? [...known.keys()].toSorted() : Array.from({ length }, (_, place) => daysLater(from, place));
  let total = 0;
  return ids.map((id) => {
    const net = known.get(id) ?? 0;
    total += net;
    return { id, net, total };
  });
}

/** The highest and the lowest value of a chart that starts at 0. */
export const edgesOf = (values: readonly number[]): { readonly top: number; readonly bottom: number } => ({
  top: Math.max(0, ...values),
  bottom: Math.min(0, ...values),
});
