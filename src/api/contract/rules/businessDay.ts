/** Decision S6: the business day is GMT+8. */
const DAY_OFFSET_MS = 8 * 3_600_000;

/** The business day of an instant: yyyy-MM-dd. */
export const businessDay = (at: number): string => new Date(at + DAY_OFFSET_MS).toISOString().slice(0, 10);
