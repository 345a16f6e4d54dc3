import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimit } from '../database/schema.ts';

export interface LimitRule {
  /** Tries per window. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface AttemptCount {
  /** Tries in the current window. */
  readonly count: number;
  /** Whole seconds until the window ends. */
  readonly waitSeconds: number;
}

export interface Taken extends AttemptCount {
  /** False when the window exceeds its limit. */
  readonly ok: boolean;
}

/** Counts tries in windows, in the database: shared by all servers and kept across restarts. */
export interface RateLimits {
  /** Counts one try, atomically: concurrent tries never exceed the limit. */
  take(key: string, rule: LimitRule): Promise<Taken>;
  /** Counts several keys at once; answers in their order. */
  takeAll(tries: readonly (LimitRule & { readonly key: string })[]): Promise<readonly Taken[]>;
  /** The current window without counting; a count of 0 when there is none. */
  peek(key: string): Promise<AttemptCount>;
  peekAll(keys: readonly string[]): Promise<readonly AttemptCount[]>;
  /** Takes one try back from each of these windows. */
  giveBack(keys: readonly string[]): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Above any limit and within the column's range. */
const MOST_COUNTED = 1_000_000_000;

export function createRateLimits(db: Database, now: () => number): RateLimits {
  const takeAll: RateLimits['takeAll'] = async (tries) => {
    const at = now();
    // Sorted, to avoid deadlocks between servers.
    const sorted = tries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    // One that began later than now was counted before the clock was put back.
    const isOver = sql`(${rateLimit.expiresAt} <= excluded.started_at or ${rateLimit.startedAt} > excluded.started_at)`;
    const rows = await db
      .insert(rateLimit)
      .values(sorted.map(({ key, windowMs }) => ({ key, startedAt: at, count: 1, expiresAt: at + windowMs })))
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          startedAt: sql`case when ${isOver} then excluded.started_at else ${rateLimit.startedAt} end`,
          count: sql`case when ${isOver} then 1 else least(${rateLimit.count} + 1, ${MOST_COUNTED}) end`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimit.expiresAt} end`,
        },
      })
      .returning({ key: rateLimit.key, count: rateLimit.count, expiresAt: rateLimit.expiresAt });
    const counted = new Map(rows.map((row) => [row.key, row]));
    return tries.map(({ key, limit }) => {
      const row = counted.get(key);
      if (!row) throw new Error('an upsert returns its row');
      return { ok: row.count <= limit, count: row.count, waitSeconds: secondsUntil(row.expiresAt, at) };
    });
  };

  const peekAll: RateLimits['peekAll'] = async (keys) => {
    const at = now();
    const rows = await db
      .select({ key: rateLimit.key, count: rateLimit.count, expiresAt: rateLimit.expiresAt })
      .from(rateLimit)
      .where(and(inArray(rateLimit.key, [...keys]), gt(rateLimit.expiresAt, at), lte(rateLimit.startedAt, at)));
    const running = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => {
      const row = running.get(key);
      return row ? { count: row.count, waitSeconds: secondsUntil(row.expiresAt, at) } : { count: 0, waitSeconds: 0 };
    });
  };

  return {
    takeAll,
    peekAll,
    take: async (key, rule) => {
      const [taken] = await takeAll([{ key, ...rule }]);
      if (!taken) throw new Error('one try has one answer');
      return taken;
    },
    peek: async (key) => (await peekAll([key]))[0] ?? { count: 0, waitSeconds: 0 },
    giveBack: async (keys) => {
      await db
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(inArray(rateLimit.key, [...keys]));
    },
    clear: async (key) => {
      await db.delete(rateLimit).where(eq(rateLimit.key, key));
    },
  };
}

const secondsUntil = (instant: number, at: number) => Math.max(1, Math.ceil((instant - at) / 1000));
