import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/database/openDatabase.ts';
import { rowsOf } from '../../server/ledger/rowsOf.ts';
import { createTestDatabase, isPostgresThere } from '../support/testDatabase.ts';

describe.skipIf(!(await isPostgresThere()))('the queries of a connection to PostgreSQL', () => {
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

  it('are parsed once for the same text, whatever its values', async () => {
    for (const value of ['one', 'two', 'three']) {
      expect(await ask(sql`select ${value}::text as value`)).toEqual([{ value }]);
    }
    expect(await statements('select $1::text as value')).toEqual([{ executed: 3 }]);
  });

  it('begin and roll back, and a wrong one harms none after it', async () => {
    await expect(database.db.transaction((db) => db.execute(sql`select 1 / ${0}::int`))).rejects.toThrow();
    await expect(ask(sql`select nothing from nowhere`)).rejects.toThrow();
    await expect(ask(sql`select nothing from nowhere`)).rejects.toThrow();
    expect(await database.db.transaction((db) => rowsOf(db, sql`select 2 as two`))).toEqual([{ two: 2 }]);
  });

  it('are answered as well when there are more texts than are kept', async () => {
    for (let place = 0; place < 520; place += 1) {
      expect(await ask(sql.raw(`select ${place} as place`))).toEqual([{ place }]);
    }
    const [{ kept } = {}] = await ask(sql`select count(*)::int as kept from pg_prepared_statements`);
    expect(kept).toBeGreaterThan(400);
    expect(kept).toBeLessThanOrEqual(500);
  });
});
