import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Database } from '../deps.ts';

/** What a copy may differ from a fresh seed by, ms: the seed tells of "yesterday" and "an hour ago". */
const MAX_AGE = 10 * 60_000;
const HOUR = 3_600_000;

/** A copy of what the seed has put in, in a schema of its own: seeding works every contract and bill out anew. */
export interface SeedCopy {
  /** Whether it is still what a fresh seed would give. */
  readonly isFresh: (now: number) => boolean;
  /**
   * Brings the tables back that somebody has written in since, and all that refer to one of them.
   * @param emptying What empties these, of which those that others refer to come first.
   */
  readonly restore: (db: Database, emptying: (names: readonly string[]) => SQL) => Promise<void>;
  /** Copies the tables as they are. */
  readonly keep: (db: Database, now: number) => Promise<void>;
}

/** A table that refers to another. */
interface Reference {
  readonly by: string;
  readonly to: string;
}

/**
 * When the tables were as seeded: what no transaction has written that was under way then or has begun since, but for the
 * one that has put them back, is as it was.
 */
interface Restored {
  /** That transaction; 0 where none has yet. */
  readonly by: string;
  /** The oldest transaction that was under way. */
  readonly oldest: string;
}

interface Strayed {
  readonly tables: readonly string[];
  /** The oldest transaction that was under way when they were looked at. */
  readonly oldest: string;
}

/** The oldest transaction that is under way, and whose rows nobody else sees yet. */
const OLDEST = 'pg_snapshot_xmin(pg_current_snapshot())::xid::text';

/** @param tables Every table that the seed fills; what others refer to comes first. */
export function createSeedCopy(tables: readonly Table[]): SeedCopy {
  const names = tables.map(getTableName);
  let keptAt: number | null = null;
  let rows: readonly number[] = [];
  let references: readonly Reference[] = [];
  let last: Restored = { by: '0', oldest: '0' };

  const strayed = async (db: Database): Promise<Strayed> => {
    const isYounger = `age(xmin) <= age('${last.oldest}'::xid) and xmin <> '${last.by}'::xid`;
    const asItWas = names.map(
      (name, at) => `(select count(*) = ${rows[at]} and not coalesce(bool_or(${isYounger}), false) from ${name})`,
    );
    const { kept, oldest } = await one<{ kept: readonly boolean[]; oldest: string }>(
      db,
      `select array[${asItWas.join(', ')}] as kept, ${OLDEST} as oldest`,
    );
    const found = new Set(names.filter((_, at) => kept[at] !== true));
    // What is added to a set while it is walked is walked as well.
    for (const name of found) for (const { by, to } of references) if (to === name) found.add(by);
    return { tables: names.filter((name) => found.has(name)), oldest };
  };

  return {
    // Bills and bets belong to an hour, so a copy does not outlive its own.
    isFresh: (now) =>
      keptAt !== null &&
      now >= keptAt &&
      now - keptAt < MAX_AGE &&
      Math.floor(now / HOUR) === Math.floor(keptAt / HOUR),
    restore: async (db, emptying) => {
      last = await db.transaction(async (transaction) => {
        const { tables: wanted, oldest } = await strayed(transaction);
        if (wanted.length === 0) return last;
        await transaction.execute(emptying(wanted));
        await transaction.execute(inOne(wanted.map((name) => `insert into ${name} select * from seed_copy.${name};`)));
        const { by } = await one<{ by: string }>(transaction, 'select pg_current_xact_id()::xid::text as by');
        return { by, oldest };
      });
    },
    keep: async (db, now) => {
      keptAt = null;
      const copied = names.map((name) => `create table seed_copy.${name} as table ${name};`);
      const { oldest } = await one<{ oldest: string }>(db, `select ${OLDEST} as oldest`);
      last = { by: '0', oldest };
      await db.execute(inOne(['drop schema if exists seed_copy cascade;', 'create schema seed_copy;', ...copied]));
      const counted = names.map((name) => `(select count(*)::int from seed_copy.${name})`);
      ({ rows } = await one<{ rows: readonly number[] }>(db, `select array[${counted.join(', ')}] as rows`));
      references = await all<Reference>(
        db,
        `select conrelid::regclass::text as by, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
      );
      keptAt = now;
    },
  };
}

async function one<Row>(db: Database, query: string): Promise<Row> {
  const [row] = await all<Row>(db, query);
  if (row === undefined) throw new Error(`no row has come of ${query}`);
  return row;
}

async function all<Row>(db: Database, query: string): Promise<readonly Row[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { readonly rows: readonly Row[] };
  return rows;
}

/** Statements that go to the database in one, and take effect together. */
export const inOne = (statements: readonly string[]): SQL => sql.raw(`do $$ begin ${statements.join(' ')} end $$`);
