import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cachePlans, type QueryClient } from '../../server/database/cachePlans.ts';

let client: PGlite;
let planned: QueryClient;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec(
    'drop table if exists t; create table t (id int primary key, name text, big bigint, flag boolean, data jsonb)',
  );
  await client.query(
    `insert into t values (1, 'one', 9007199254740991, true, '{"a":[1,"x"]}'), (2, null, null, false, null)`,
  );
  planned = cachePlans(client);
  await client.exec('deallocate all');
});

const queries: readonly (readonly [string, readonly unknown[]])[] = [
  ['select * from t order by id', []],
  ['select name, big, flag, data from t where id = $1', [1]],
  ['select name from t where id = $1', [99]],
  ['select $1::text as a, $2::bigint as b, $3::boolean as c, $4::jsonb as d', ['ตลาด', 2 ** 40, false, { x: ['y'] }]],
  ['select $1::text as a', [null]],
  ['select count(*) from t where name = any($1)', [['one', 'two']]],
  ['update t set name = $1 where id = $2', ['uno', 1]],
  ['update t set name = $1 where id = $2 returning id, name', ['uno', 1]],
  ['select 1 as a, 2 as a', []],
  ['select t.id, t.id from t where id = $1', [1]],
];

describe('cached query plans', () => {
  it.each(queries)('return the same rows as PGlite for %s, first and second time', async (text, values) => {
    for (const rowMode of ['object', 'array'] as const) {
      const own = await client.query(text, [...values], { rowMode });
      expect(await planned.query(text, [...values], { rowMode })).toEqual(own);
      expect(await planned.query(text, [...values], { rowMode })).toEqual(own);
    }
  });

  it('use the caller’s parsers', async () => {
    const parsers = { 20: (value: string) => `${value}!` };
    expect((await planned.query('select big from t where id = $1', [1], { parsers })).rows).toEqual([
      { big: '9007199254740991!' },
    ]);
  });

  it.each(queries)('return the same rows within a transaction for %s', async (text, values) => {
    for (const rowMode of ['object', 'array'] as const) {
      const own = await client.query(text, [...values], { rowMode });
      await planned.transaction(async (tx) => {
        expect(await tx.query(text, [...values], { rowMode })).toEqual(own);
        expect(await tx.query(text, [...values], { rowMode })).toEqual(own);
      });
    }
  });

  it('fail within a transaction like PGlite, and recover at a savepoint', async () => {
    await planned.transaction(async (tx) => {
      await tx.query("update t set name = 'kept' where id = $1", [1]);
      await tx.query('savepoint here');
      await expect(tx.query('insert into t (id) values ($1)', [1])).rejects.toThrow('duplicate key');
      await expect(tx.query('select name from t where id = $1', [1])).rejects.toThrow('transaction is aborted');
      await tx.query('rollback to savepoint here');
      expect((await tx.query('select name from t where id = $1', [1])).rows).toEqual([{ name: 'kept' }]);
    });
    expect((await planned.query('select name from t where id = $1', [1])).rows).toEqual([{ name: 'kept' }]);
  });

  it('are rolled back with their transaction, and refused after it', async () => {
    let left: Pick<PGlite, 'query'> | undefined;
    const failed = planned.transaction(async (tx) => {
      left = tx;
      await tx.query('update t set name = $1 where id = $2', ['lost', 1]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await planned.query('select name from t where id = $1', [1])).rows).toEqual([{ name: 'one' }]);
    await expect(left?.query('select 1 as a')).rejects.toThrow('Transaction is closed');
  });

  it('fail like PGlite and recover', async () => {
    await expect(planned.query('select nothing from t', [])).rejects.toThrow('column "nothing" does not exist');
    await expect(planned.query('insert into t (id) values ($1)', [1])).rejects.toThrow('duplicate key');
    await expect(planned.query('select $1::int as a', ['x'])).rejects.toThrow('invalid input syntax');
    expect((await planned.query('select $1::int as a', ['7'])).rows).toEqual([{ a: 7 }]);
  });

  it('wait for a running transaction', async () => {
    const order: string[] = [];
    const transaction = planned.transaction(async (tx) => {
      await tx.query("update t set name = 'in' where id = 1");
      await new Promise((resolve) => setImmediate(resolve));
      order.push('transaction');
    });
    const query = planned.query<{ name: string }>('select name from t where id = $1', [1]).then(({ rows }) => {
      order.push('query');
      return rows;
    });
    expect([await query, await transaction, order]).toEqual([[{ name: 'in' }], undefined, ['transaction', 'query']]);
  });

  it('answer concurrent queries separately', async () => {
    const rows = await Promise.all(
      Array.from({ length: 50 }, (_, index) => planned.query<{ a: number }>('select $1::int as a', [index])),
    );
    expect(rows.map((result) => result.rows[0]?.a)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('stop growing at the limit and still answer', async () => {
    for (let index = 0; index < 510; index += 1) await planned.query(`select ${index} as a`, []);
    const [kept] = (await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements'))
      .rows;
    expect(kept?.count).toBe(500);
  });

  it('follow a changed table', async () => {
    await planned.query('select name from t where id = $1', [1]);
    await client.exec('create index t_name on t (name)');
    expect((await planned.query('select name from t where id = $1', [1])).rows).toEqual([{ name: 'one' }]);
  });
});
