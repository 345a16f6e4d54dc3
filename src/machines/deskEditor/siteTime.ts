/** Decision S6: the site's time is GMT+8 in every time zone. */
const OFFSET_MS = 8 * 3_600_000;
const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** An instant as a field for date and time holds it: `2026-11-27T18:30`; empty for null. */
export const timeToInput = (instant: number | null): string =>
  instant === null ? '' : new Date(instant + OFFSET_MS).toISOString().slice(0, 16);

/** What a field for date and time holds, in ms; null for what is no time. */
export function parseTime(typed: string): number | null {
  const instant = TYPED.test(typed) ? Date.parse(`${typed}Z`) - OFFSET_MS : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
