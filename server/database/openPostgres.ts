import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { makeLean } from './leanConnection.ts';
import type { OpenDatabase } from './openDatabase.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** Any number that no other program takes on the same database; migrations have their own. */
const ALONE_LOCK = 7_402_614;

/** A pool on PostgreSQL, or on an engine that speaks its protocol. Fails at once when nobody answers. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void = () => {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    // One that breaks in a transaction, between two queries, would end the process too; the next query tells of it.
    client.on('error', () => {});
    makeLean(client, names);
  });
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const inTransaction: OpenDatabase['inTransaction'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work({
        script: async (text) => void (await client.query(text)),
        query: async (text, values = []) => (await client.query(text, [...values])).rows,
      });
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that broke has rolled back already; the first error is the one to hear of.
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };

  return {
    kind: 'postgresql',
    db: drizzle(pool),
    inTransaction,
    // The lock is held by a connection of its own, for as long as the work goes on with others.
    alone: (work) =>
      inTransaction(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock($1)', [ALONE_LOCK]);
        return work();
      }),
    close: () => pool.end(),
  };
}
