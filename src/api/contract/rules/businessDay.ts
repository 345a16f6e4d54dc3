/** Decision S6: the business day is GMT+8. */
const DAY_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The business day of an instant: yyyy-MM-dd. */
export const businessDay = (at: number): string => new Date(at + DAY_OFFSET_MS).toISOString().slice(0, 10);

/** When a business day begins, ms; NaN where the text is no day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - DAY_OFFSET_MS;

/** The business day so many days later, or earlier where `days` is below zero. */
export const daysLater = (day: string, days: number): string => businessDay(startOfDay(day) + days * DAY_MS);
