import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Maximum age of a copy, ms: seeded dates are relative ("yesterday", "an hour ago"). */
const MAX_AGE = 10 * 60_000;
const HOUR = 3_600_000;

/** A copy of the seeded tables in a schema of its own, because seeding recomputes every agreement and bill. */
export interface SeedCopy {
  /** Whether it still equals a fresh seed. */
  readonly isFresh: (now: number) => boolean;
  /**
   * Restores changed tables and all that reference them.
   * @param emptying empties these tables, referenced tables first
   */
  readonly restore: (db: Database, emptying: (names: readonly string[]) => SQL) => Promise<void>;
  /** Copies the tables. */
  readonly keep: (db: Database, now: number) => Promise<void>;
}

/** A foreign key. */
interface Reference {
  readonly by: string;
  readonly to: string;
}

/**
 * When the tables were last as seeded: a row is unchanged unless written by a transaction that was running then or
 * began later, other than the restoring one.
 */
interface Restored {
  /** The restoring transaction; 0 if none. */
  readonly by: string;
  /** The oldest running transaction. */
  readonly oldest: string;
}

interface Strayed {
  readonly tables: readonly string[];
  /** The oldest running transaction at the time of the check. */
  readonly oldest: string;
}

/** The oldest running transaction; its rows are not visible to others yet. */
const OLDEST = 'pg_snapshot_xmin(pg_current_snapshot())::xid::text';

/** @param tables every seeded table, referenced tables first */
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
    // Items added to a set during iteration are visited too.
    for (const name of found) for (const { by, to } of references) if (to === name) found.add(by);
    return { tables: names.filter((name) => found.has(name)), oldest };
  };

  return {
    // Bills and bets belong to an hour, so the copy expires with it.
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

/** Sends several statements at once, in one transaction. */
export const inOne = (statements: readonly string[]): SQL => sql.raw(`do $$ begin ${statements.join(' ')} end $$`);
