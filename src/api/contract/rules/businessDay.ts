import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** HEADER-02, decision S6: the site's time is GMT+8 in every time zone. */
const SITE_OFFSET_HOURS = 8;

/** An instant as the site's clocks and calendars show it. */
export const inSiteTime = (instant: number): Dayjs => dayjs(instant).utcOffset(SITE_OFFSET_HOURS);

/** The same instant as the clock of this device shows it. */
export const inDeviceTime = (instant: number): Dayjs => dayjs(instant);

/** The business day of an instant: yyyy-MM-dd. */
export const businessDay = (at: number): string => inSiteTime(at).format('YYYY-MM-DD');

/** An instant written in the site's time (`2026-11-27T18:30`), ms; NaN where the text is none. */
export const parseSiteTime = (text: string): number => dayjs(`${text}Z`).subtract(SITE_OFFSET_HOURS, 'hour').valueOf();

/** When a business day begins, ms; NaN where the text is no day. */
export const startOfDay = (day: string): number => parseSiteTime(`${day}T00:00:00`);

/** The business day so many days later, or earlier where `days` is below zero. */
export const daysLater = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');

/** The first day of the month so many months later, or earlier where `months` is below zero. */
export const monthStart = (day: string, months: number): string =>
  dayjs.utc(day).startOf('month').add(months, 'month').format('YYYY-MM-DD');

/** Days from one business day to another; 0 for the same. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');
