const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Decision S6: business days are of GMT+8. */
export const ZONE_MS = 8 * HOUR_MS;

/** The first millisecond of an instant's business day. */
export const dayOf = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
