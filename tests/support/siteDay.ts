const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next midnight of the site, GMT+8 (decision S6): 16:00 UTC. */
export const nextMidnight = (at: number): number =>
  (Math.floor((at + 8 * HOUR_MS) / DAY_MS) + 1) * DAY_MS - 8 * HOUR_MS;
