import { randomUUID } from 'node:crypto';
import pg from 'pg';

const DEFAULT_URL = 'postgresql://postgres@127.0.0.1:5432/postgres';
const CONNECT_MS = 1_000;

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const adminUrl = process.env.TEST_DATABASE_URL ?? DEFAULT_URL;

/** Whether a PostgreSQL server answers, at TEST_DATABASE_URL or locally. */
export async function isPostgresThere(): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A temporary database: a copy of a template, or empty. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const name = `statehouse_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return { url: urlOf(name), drop: () => dropDatabase(name) };
}

/** Leaves a database that does not go in time: PostgreSQL waits for every session, also those of other databases. */
const dropDatabase = (name: string): Promise<void> =>
  withAdmin(async (client) => {
    await client.query(`set statement_timeout = ${DROP_MS}`);
    await client.query(`drop database if exists ${name} with (force)`).catch((error: { readonly code?: string }) => {
      if (error.code !== CANCELLED) throw error;
    });
  });
const DROP_MS = 5_000;
const CANCELLED = '57014';

/**
 * Creates and fills a database of this name if missing, and drops outdated ones with the same prefix. Concurrent runs
 * wait for each other.
 */
export async function makeOnce(name: string, prefix: string, fill: (url: string) => Promise<void>): Promise<void> {
  await withAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MAKING_LOCK]);
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname ^@ $1', [
      prefix,
    ]);
    if (rows.some(({ datname }) => datname === name)) return;
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    const unfinished = `${name}_unfinished`;
    await client.query(`create database ${unfinished}`);
    await fill(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}

/** Arbitrary; must be unique on the server. */
const MAKING_LOCK = 7_402_615;

function urlOf(name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const asAdmin = (statement: string): Promise<void> => withAdmin(async (client) => void (await client.query(statement)));

async function withAdmin(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A query that fails rejects by itself; what the server says besides would end the process without a listener.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
