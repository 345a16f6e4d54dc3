import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import type { ServerDeps } from '../../../server/deps.ts';
import { rowsOf } from '../../../server/money/ledger/rowsOf.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { WalletRefusal } from '../../../server/play/provider/walletRefusal.ts';
import { Refusal } from '../../../server/refusal.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { startWithProvider } from '../../support/gameProvider.ts';
import type { Reference } from '../../support/reference.ts';

const POLL_MS = 5;
/** Longer than any statement before the first write. */
const PATIENCE_MS = 10_000;

/**
 * Runs calls so that all have read before any of them writes: the table is closed to writes and row locks until every
 * call waits. What decides by a row that it has not locked decides by an old one.
 * @param table where the calls write what they decide by
 * @returns `ok` or the refusal of each, in the order of the calls; a defect is thrown
 */
export async function atOnce(
  { db }: { readonly db: Database },
  table: string,
  calls: readonly (() => Promise<unknown>)[],
): Promise<readonly string[]> {
  let open = calls.length;
  const [closed, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gate = db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`lock table ${table} in exclusive mode`));
    closed.resolve();
    await opened.promise;
  });
  await Promise.race([closed.promise, gate]);
  const outcomes = Promise.allSettled(
    calls.map((call) =>
      call().finally(() => {
        open -= 1;
      }),
    ),
  );
  try {
    const until = performance.now() + PATIENCE_MS;
    while ((await waiting(db)) < open) {
      if (performance.now() > until) throw new Error(`${open} calls have not come to ${table}`);
      await new Promise((rest) => setTimeout(rest, POLL_MS));
    }
  } finally {
    opened.resolve();
    await gate;
  }
  return (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? 'ok' : refusalIn(outcome.reason)));
}

async function waiting(db: Database): Promise<number> {
  const [row] = await rowsOf<{ readonly calls: number }>(
    db,
    sql`select count(*)::int as calls from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`,
  );
  return row?.calls ?? 0;
}

function refusalIn(error: unknown): string {
  if (error instanceof Refusal || error instanceof WalletRefusal) return error.code;
  const failure = failureOf(error);
  if (failure.kind === 'refused') return failure.code;
  throw error;
}

type Work = (deps: ServerDeps, db: Database) => Promise<unknown>;

/** Two servers of one site on PostgreSQL for the tests of a file. Their books must agree at the end. */
export function twoServers() {
  let servers: readonly [Reference, Reference];
  beforeAll(async () => {
    const first = await startWithProvider({ database: 'postgresql' });
    servers = [first, await first.beside()];
  });
  afterAll(async () => {
    const { faults } = await verifyLedger(servers[0].db);
    for (const one of servers.toReversed()) await one.close();
    expect(faults).toEqual([]);
  });
  const onBoth = (
    table: string,
    works: readonly [Work, Work],
    how: (work: Work, deps: ServerDeps) => Promise<unknown>,
  ) =>
    atOnce(
      servers[0],
      table,
      works.map((work, place) => () => how(work, servers[place === 0 ? 0 : 1].deps)),
    );
  return {
    first: (): Reference => servers[0],
    second: (): Reference => servers[1],
    /** One call on each server at once; the outcomes in order. */
    calls: (table: string, ...works: readonly [Work, Work]) =>
      onBoth(table, works, (work, deps) => work(deps, deps.db)),
    /** The same, each in a transaction. */
    transactions: (table: string, ...works: readonly [Work, Work]) =>
      onBoth(table, works, (work, deps) => deps.db.transaction((db) => work(deps, db))),
  };
}

/** The outcomes of two calls of which one comes too late. */
export const oneOf = (refusal: string) => [refusal, 'ok'];
