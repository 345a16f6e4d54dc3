/** Day within the month, whatever the time zone of the browser. */
const MIDDLE_MS = 15 * 24 * 3_600_000;

/** The month that begins at an instant, as in `November` or `Nov`. */
export const monthText = (start: number, locale: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { month, timeZone: 'Asia/Singapore' }).format(start + MIDDLE_MS);
