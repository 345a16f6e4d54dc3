import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './databaseHandle.ts';
import { pipelineConnection } from './pipelineConnection.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** Arbitrary; must be unique on the database and differ from the migrations'. */
const ALONE_LOCK = 7_402_614;

/** A pool on PostgreSQL or a compatible engine. Fails at once if unreachable. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void = () => {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Compiling a plan costs more than it saves: the site's queries are short.
    options: '-c jit=off',
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    // A connection breaking between two queries of a transaction would end the process too; the next query reports
    // it.
    client.on('error', () => {});
    pipelineConnection(client, names);
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
      // A broken connection has rolled back already; report the first error.
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
    // The lock has its own connection while the work uses others.
    alone: (work) =>
      inTransaction(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock($1)', [ALONE_LOCK]);
        return work();
      }),
    close: () => pool.end(),
  };
}
