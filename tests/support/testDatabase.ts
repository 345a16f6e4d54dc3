import { randomUUID } from 'node:crypto';
import pg from 'pg';

const DEFAULT_URL = 'postgresql://postgres@127.0.0.1:5432/postgres';
const CONNECT_MS = 1_000;

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const adminUrl = process.env.TEST_DATABASE_URL ?? DEFAULT_URL;

/** Whether a PostgreSQL server answers, at TEST_DATABASE_URL or on this machine. */
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

/** An empty database of its own, to be dropped afterwards. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `statehouse_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
