import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Database } from '../deps.ts';

/** What a copy may differ from a fresh seed by, ms: the seed tells of "yesterday" and "an hour ago". */
const MAX_AGE = 10 * 60_000;
const HOUR = 3_600_000;

/** A copy of what the seed has put in, in a schema of its own: seeding works every contract and bill out anew. */
export interface SeedCopy {
  /** Whether it is still what a fresh seed would give. */
  readonly isFresh: (now: number) => boolean;
  /** Puts the copy into tables that are empty. */
  readonly restore: (db: Database) => Promise<void>;
  /** Copies the tables as they are. */
  readonly keep: (db: Database, now: number) => Promise<void>;
}

/** @param tables Every table that the seed fills; what others refer to comes first. */
export function createSeedCopy(tables: readonly Table[]): SeedCopy {
  let keptAt: number | null = null;
  const names = tables.map(getTableName);
  return {
    // Bills and bets belong to an hour, so a copy does not outlive its own.
    isFresh: (now) =>
      keptAt !== null &&
      now >= keptAt &&
      now - keptAt < MAX_AGE &&
      Math.floor(now / HOUR) === Math.floor(keptAt / HOUR),
    restore: async (db) => {
      await db.execute(inOne(names.map((name) => `insert into ${name} select * from seed_copy.${name};`)));
    },
    keep: async (db, now) => {
      keptAt = null;
      const copied = names.map((name) => `create table seed_copy.${name} as table ${name};`);
      await db.execute(inOne(['drop schema if exists seed_copy cascade;', 'create schema seed_copy;', ...copied]));
      keptAt = now;
    },
  };
}

/** Statements that go to the database in one, and take effect together. */
export const inOne = (statements: readonly string[]): SQL => sql.raw(`do $$ begin ${statements.join(' ')} end $$`);
