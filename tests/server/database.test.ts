import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { DatabaseInUseError, lockFolder } from '../../server/database/lockFolder.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import * as schema from '../../server/database/schema.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/database/migrations');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

onEachDatabase('migrations', (kind) => {
  let database: OpenDatabase;
  let own: TestDatabase | null = null;
  const open = async () => (own ? openDatabase({ url: own.url }) : openDatabase({ memory: true }));
  beforeEach(async () => {
    own = kind === 'postgresql' ? await createTestDatabase() : null;
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await own?.drop();
  });

  const rows = (text: string) => database.inTransaction((transaction) => transaction.query(text));

  it('apply once, in name order', async () => {
    const all = (await readdir(MIGRATIONS)).toSorted();
    expect(await migrate(database)).toEqual(all);
    expect(await migrate(database)).toEqual([]);
    expect(await rows('select name from migration order by name')).toEqual(all.map((name) => ({ name })));
  });

  it('create exactly the tables and columns of the schema', async () => {
    await migrate(database);
    const made = await rows(
      "select table_name, column_name, is_nullable, data_type from information_schema.columns where table_schema = 'public' and table_name <> 'migration'",
    );
    const line = (table: unknown, column: unknown, nullable: boolean, type: string) =>
      `${table}.${column} ${type}${nullable ? ' null' : ''}`;
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    const declared = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => line(name, column.name, !column.notNull, column.getSQLType()));
    });
    expect(
      made
        .map((row) => line(row.table_name, row.column_name, row.is_nullable === 'YES', String(row.data_type)))
        .toSorted(),
    ).toEqual(declared.toSorted());
  });

  it('create the indexes of the schema', async () => {
    await migrate(database);
    const made = (await rows("select indexname from pg_indexes where schemaname = 'public'")).map(
      ({ indexname }) => indexname,
    );
    const declared = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name));
    expect(declared.filter((name) => !made.includes(name))).toEqual([]);
  });

  it('give the games that are there the least and the greatest return of their bets', async () => {
    for (const name of await readdir(MIGRATIONS))
      if (!name.startsWith('0052')) await copyFile(join(MIGRATIONS, name), join(folder, name));
    await migrate(database, folder);
    const games = referenceGames().map(
      ({ id, vendor, category, name, engine, motif, greatestReturn, volatility }, place) => ({
        ...{ merchant_code: 'm', id, vendor, category, name, other_spellings: [], engine, motif, features: [] },
        ...{ rtp: engine === 'board' ? 9_000 : greatestReturn, volatility, min_stake: 1, max_stake: 1, is_hot: false },
        ...{ is_new: false, rank: place + 1, enabled: true },
      }),
    );
    await database.inTransaction(async (transaction) => {
      await transaction.script(
        'alter table game drop constraint game_merchant_code_fkey; alter table game drop constraint game_merchant_code_vendor_fkey;',
      );
      await transaction.query('insert into game select * from jsonb_populate_recordset(null::game, $1::jsonb)', [
        JSON.stringify(games),
      ]);
    });
    expect(await migrate(database)).toEqual(['0052-game-returns.sql']);
    const told = await rows('select id, least_return as least, greatest_return as greatest from game order by rank');
    expect(told).toEqual(
      referenceGames().map(({ id, leastReturn, greatestReturn }) => ({
        id,
        least: leastReturn,
        greatest: greatestReturn,
      })),
    );
  });

  it('roll back entirely when one fails', async () => {
    await writeFile(join(folder, '0001-good.sql'), 'create table good (id int);');
    await writeFile(join(folder, '0002-bad.sql'), 'create table half (id int); create table half (id int);');
    await expect(migrate(database, folder)).rejects.toThrow('already exists');
    expect(await rows("select table_name from information_schema.tables where table_schema = 'public'")).toEqual([]);
  });

  it('reject a changed or unknown migration file', async () => {
    await writeFile(join(folder, '0001-first.sql'), 'create table first (id int);');
    await migrate(database, folder);
    await writeFile(join(folder, '0001-first.sql'), 'create table first (id bigint);');
    await expect(migrate(database, folder)).rejects.toThrow('0001-first.sql was changed after it was applied');
    await rm(join(folder, '0001-first.sql'));
    await expect(migrate(database, folder)).rejects.toThrow(
      'knows a migration 0001-first.sql that this version does not have',
    );
  });

  it.skipIf(kind === 'embedded')('run, with the seed, on one server at a time', async () => {
    const other = await open();
    let busy = 0;
    const most: number[] = [];
    const work = async () => {
      busy += 1;
      await rows('select pg_sleep(0.02)');
      most.push(busy);
      busy -= 1;
    };
    await Promise.all([database, other, database, other].map((each) => each.alone(work)));
    expect(most).toEqual([1, 1, 1, 1]);
    await other.close();
  });

  it.skipIf(kind === 'embedded')('wait for each other when servers start together', async () => {
    const others = await Promise.all([open(), open(), open()]);
    const applied = await Promise.all([database, ...others].map((each) => migrate(each)));
    expect(applied.flat()).toEqual((await readdir(MIGRATIONS)).toSorted());
    await Promise.all(others.map((each) => each.close()));
  });
});

describe('the folder of an embedded database', { timeout: 60_000 }, () => {
  it('is locked by one server at a time', async () => {
    const first = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseInUseError);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    await second.close();
  });

  it('is released when its server is killed', async () => {
    // What is left of a socket when its process was killed: a name that nobody answers at.
    await writeFile(join(folder, 'lock'), '');
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseInUseError);
    release();
  });

  it('persists writes', async () => {
    const first = await openDatabase({ dataDir: folder });
    await migrate(first);
    await first.db.insert(schema.serverSecret).values({ name: 'kept', value: 'yes' });
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect(await second.db.select().from(schema.serverSecret)).toEqual([{ name: 'kept', value: 'yes' }]);
    await second.close();
  });
});
