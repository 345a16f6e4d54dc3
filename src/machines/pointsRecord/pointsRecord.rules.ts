import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { Exchange, pointsContract } from '../../api/contract/points.ts';
import { daysLater } from '../../api/contract/rules/businessDay.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type Days, instantsOf } from '../statement/statement.rules.ts';
import { pageCount } from '../support/paging.ts';
import type { DaysShift } from './pointsRecord.events.ts';

export type Exchanges = ValueOf<(typeof pointsContract)['list']>;
export type PointMovements = ValueOf<(typeof pointsContract)['history']>;

export interface PointsRecordContext {
  readonly language: LanguageCode;
  /** The business day of now. */
  readonly today: string;
  /** The days that are asked for. */
  readonly days: Days;
  readonly page: number;
  /** What belongs to the days; null until it has come. */
  readonly exchanges: Exchanges | null;
  readonly movements: PointMovements | null;
  /** The exchange on screen. */
  readonly opened: Exchange | null;
  readonly failure: ApiFailure | null;
}

const PAGE_SIZE = '10' as const;
/** No movement is older. */
const FIRST_DAY = '2000-01-01';
const DAYS_AT_FIRST = 30;

/** The last thirty days. */
export const latestDays = (today: string): Days => ({ from: daysLater(today, 1 - DAYS_AT_FIRST), to: today });

const STEPS: Readonly<Record<DaysShift, number>> = { previous30: -30, previous7: -7, next7: 7, next30: 30 };

/**
 * CONST-34, POINTS-07: the seven or thirty days right before those on screen, or right after them. Days after today are
 * left to come: what would end later ends today. Null where there are none.
 */
export function shiftedDays({ days, today }: Pick<PointsRecordContext, 'days' | 'today'>, by: DaysShift): Days | null {
  const step = STEPS[by];
  if (step < 0) {
    return days.from <= FIRST_DAY ? null : { from: daysLater(days.from, step), to: daysLater(days.from, -1) };
  }
  if (days.to >= today) return null;
  const next = daysLater(days.to, step);
  const to = next < today ? next : today;
  return { from: daysLater(to, 1 - step), to };
}

/** What is asked for, in the words of both calls. */
export const askedOf = ({ days, page }: Pick<PointsRecordContext, 'days' | 'page'>) => ({
  ...instantsOf(days),
  page,
  pageSize: PAGE_SIZE,
});

/** How many pages there are: one at least. */
export const pagesOf = (part: { readonly count: number } | null): number => pageCount(part, Number(PAGE_SIZE));
