import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { rowsOf } from '../../server/money/ledger/rowsOf.ts';
import { createTestDatabase, isPostgresThere } from '../support/testDatabase.ts';

describe.skipIf(!(await isPostgresThere()))('the PostgreSQL pipeline connection', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const created = await createTestDatabase();
    drop = created.drop;
    database = await openDatabase({ url: created.url });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const ask = (query: ReturnType<typeof sql>) => rowsOf<Readonly<Record<string, unknown>>>(database.db, query);
  const statements = (text: string) =>
    ask(sql`
      select (generic_plans + custom_plans)::int as executed from pg_prepared_statements where statement = ${text}
    `);

  it('parses each query text once, whatever its values', async () => {
    for (const value of ['one', 'two', 'three']) {
      expect(await ask(sql`select ${value}::text as value`)).toEqual([{ value }]);
    }
    expect(await statements('select $1::text as value')).toEqual([{ executed: 3 }]);
  });

  it('commits or rolls back a transaction as a whole, savepoints included', async () => {
    const { db } = database;
    const write = (to: typeof db, place: number) => to.execute(sql`insert into kept values (${place})`);
    const kept = async () =>
      (await rowsOf<{ place: number }>(db, sql`select place from kept order by place`)).map(({ place }) => place);
    await db.execute(sql`create table kept (place int primary key)`);

    await db.transaction(async (outer) => {
      await write(outer, 1);
      await outer.transaction((inner) => write(inner, 2));
      await expect(
        outer.transaction(async (inner) => {
          await write(inner, 3);
          throw new Error('not this part');
        }),
      ).rejects.toThrow('not this part');
      await outer.transaction(async () => 'nothing asked');
      await expect(outer.transaction((inner) => write(inner, 1))).rejects.toThrow();
      await write(outer, 4);
      expect(await kept()).toEqual([]);
    });
    expect(await kept()).toEqual([1, 2, 4]);

    await expect(
      db.transaction(async (outer) => {
        await outer.transaction((inner) => write(inner, 5));
        throw new Error('none of it');
      }),
    ).rejects.toThrow('none of it');
    await expect(
      db.transaction(async () => {
        throw new Error('nothing was asked');
      }),
    ).rejects.toThrow('nothing was asked');
    expect(await kept()).toEqual([1, 2, 4]);
    const transaction = () => ask(sql`select pg_current_xact_id()::text as id`);
    expect(await transaction()).not.toEqual(await transaction());
  });

  it('reports a rolled-back transaction, even when its error was swallowed', async () => {
    const { db } = database;
    await db.execute(sql`create table told (place int primary key)`);
    const unheard = (to: typeof db) => to.execute(sql`insert into told values (1), (1)`).catch(() => undefined);
    const told = {
      message: expect.stringContaining('commit'),
      cause: { message: expect.stringContaining('rolled back') },
    };
    await expect(db.transaction(unheard)).rejects.toMatchObject(told);
    await expect(db.transaction((outer) => outer.transaction(unheard))).rejects.toMatchObject(told);
    expect(await rowsOf(db, sql`select * from told`)).toEqual([]);
  });

  it('recovers after an error', async () => {
    await expect(database.db.transaction((db) => db.execute(sql`select 1 / ${0}::int`))).rejects.toThrow();
    await expect(ask(sql`select nothing from nowhere`)).rejects.toThrow();
    await expect(ask(sql`select nothing from nowhere`)).rejects.toThrow();
    expect(await database.db.transaction((db) => rowsOf(db, sql`select 2 as two`))).toEqual([{ two: 2 }]);
  });

  it('answers correctly beyond the number of cached texts', async () => {
    for (let place = 0; place < 520; place += 1) {
      expect(await ask(sql.raw(`select ${place} as place`))).toEqual([{ place }]);
    }
    const [{ kept } = {}] = await ask(sql`select count(*)::int as kept from pg_prepared_statements`);
    expect(kept).toBeGreaterThan(400);
    expect(kept).toBeLessThanOrEqual(500);
  });
});
