import type { LimitRule, Taken } from './rateLimits.ts';

/** Counts one try of a key. */
export type LocalLimit = (key: string) => Taken;

/** Counts tries in windows in this process alone, where a write to the database would cost more than what is counted. */
export function createLocalLimit({ limit, windowMs }: LimitRule, now: () => number): LocalLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    const at = now();
    if (at >= endsAt || at < endsAt - windowMs) {
      counts = new Map();
      endsAt = at + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ok: count <= limit, count, waitSeconds: Math.max(1, Math.ceil((endsAt - at) / 1_000)) };
  };
}
