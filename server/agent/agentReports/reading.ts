import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { DAY_MS, dayOf } from '../../rollUp/days.ts';
import { sumsUntil } from '../../rollUp/memberSums.ts';

/**
 * Reads a report from one snapshot, so that its rows and sums agree. Lines differ in size by a thousand times: each query
 * is planned for its own.
 */
export const readReport = <T>({ readDb }: Pick<ServerDeps, 'readDb'>, read: (db: Database) => Promise<T>): Promise<T> =>
  readDb.transaction(
    async (transaction) => {
      await transaction.execute(
        sql`select set_config('work_mem', '64MB', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
      );
      return read(transaction);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** A range in business days that are rolled up, and the rest of it, which is read live. */
export interface Parts {
  /** ms; equal when no day is rolled up. */
  readonly closed: { readonly from: number; readonly to: number };
  readonly live: readonly { readonly from: number; readonly to: number }[];
}

export async function partsOf(db: Database, from: number, to: number): Promise<Parts> {
  const [row] = await rowsOf<{ readonly closed_to: unknown }>(db, sql`select closed_to from roll_up`);
  const first = dayOf(from + DAY_MS - 1);
  const last = Math.min(dayOf(to), Number(row?.closed_to ?? 0));
  if (last <= first) return { closed: { from, to: from }, live: [{ from, to }] };
  const live = [
    { from, to: first },
    { from: last, to },
  ].filter((part) => part.from < part.to);
  return { closed: { from: first, to: last }, live };
}

/** Whether `hour` or `at` is in the part that is read live. */
export const liveSql = (column: SQL, { live }: Pick<Parts, 'live'>): SQL =>
  live.length === 0
    ? sql`false`
    : sql`(${sql.join(
        live.map(({ from, to }) => sql`${column} >= ${from} and ${column} < ${to}`),
        sql` or `,
      )})`;

/** The running totals whose difference is the closed part; 0 where there are none before. */
export async function sumsOf(
  db: Database,
  { closed }: Parts,
): Promise<{ readonly before: number; readonly after: number }> {
  if (closed.from === closed.to) return { before: 0, after: 0 };
  return { before: await sumsUntil(db, closed.from), after: await sumsUntil(db, closed.to) };
}

/** Whether the agent's line is rolled up by day. */
export async function isLarge(db: Database, agentId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from large_line where agent_id = ${agentId}`);
  return rows.length > 0;
}
