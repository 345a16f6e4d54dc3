import { inSiteTime, parseSiteTime } from '../../../api/contract/rules/businessDay.ts';

const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** An instant as a field for date and time holds it: `2026-11-27T18:30`; empty for null. */
export const timeToInput = (instant: number | null): string =>
  instant === null ? '' : inSiteTime(instant).format('YYYY-MM-DDTHH:mm');

/** What a field for date and time holds, in ms; null for what is no time. */
export function parseTime(typed: string): number | null {
  const instant = TYPED.test(typed) ? parseSiteTime(typed) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
