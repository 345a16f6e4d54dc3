import { inSiteTime as at, inDeviceTime } from '../../../api/contract/rules/businessDay.ts';
import { isYearFirst } from './dateOrder.ts';

/** What `<time>` is told: `2026-11-21T11:42:08.000Z`. */
export const isoText = (instant: number): string => at(instant).toISOString();

/** HEADER-03: `21/11/2026 19:42:08`. */
export const clockText = (instant: number): string => at(instant).format('DD/MM/YYYY HH:mm:ss');

/** `21/11/2026 19:42`; `2026/11/21 19:42` in Chinese and Japanese. */
export const dateTimeText = (instant: number): string =>
  at(instant).format(isYearFirst() ? 'YYYY/MM/DD HH:mm' : 'DD/MM/YYYY HH:mm');

/** A date, yyyy-MM-dd, in the same form: `21/11/2026`. */
export const dateText = (day: string): string =>
  isYearFirst() ? day.replaceAll('-', '/') : day.split('-').reverse().join('/');

/** `21/11`; `11/21` in Chinese and Japanese. */
export const monthDayText = (instant: number): string => at(instant).format(isYearFirst() ? 'MM/DD' : 'DD/MM');

/** `19:42`. */
export const hourText = (instant: number): string => at(instant).format('HH:mm');

/**
 * An instant on the clock of this device, where that differs from the site's: `18:42`, or `20/11 18:42` on another day;
 * else null.
 */
export function deviceTimeText(instant: number): string | null {
  const [site, device] = [at(instant), inDeviceTime(instant)];
  if (site.utcOffset() === device.utcOffset()) return null;
  if (site.date() === device.date()) return device.format('HH:mm');
  return device.format(isYearFirst() ? 'MM/DD HH:mm' : 'DD/MM HH:mm');
}

/** `21`, the day of the month. */
export const monthDateText = (instant: number): string => at(instant).format('DD');

/** `2026`. */
export const yearText = (instant: number): string => at(instant).format('YYYY');

/** `00:42:18`; hours beyond 99 count on. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
