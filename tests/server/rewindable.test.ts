import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../../server/database/databaseHandle.ts';
import { seededMemory } from '../support/rewindable.ts';

const askedOf = async ({ db }: EmbeddedDatabase, query: string): Promise<unknown> =>
  ((await db.execute(sql.raw(query))) as unknown as { readonly rows: readonly unknown[] }).rows;

const COUNTS = `select (select count(*)::int from member) as members, (select count(*)::int from ledger_entry) as entries,
  (select count(*)::int from pg_class) as relations`;

it.each<readonly [what: string, ...statements: string[]]>([
  ['rows, and tables cut to nothing', 'delete from favourite_game', 'truncate rate_limit, outbox, bill cascade'],
  [
    'a log long enough to be renamed',
    "create table filled as select repeat('x', 90) from generate_series(1, 150000)",
    ...['checkpoint', 'select pg_switch_wal()', 'checkpoint'],
  ],
  ['files that a checkpoint removes', 'create table gone (id int)', 'drop table gone', 'checkpoint'],
  ['files that were open and are closed', 'vacuum full pg_class', 'vacuum full pg_attribute', 'checkpoint'],
  ['a transaction that fails', 'do $$ begin raise exception using errcode = $1; end $$', 'select 1 / 0'],
  ['settings and prepared statements', 'set statement_timeout = 1', 'prepare one as select 1', 'listen news'],
])('goes back to the seed after %s', async (_what, ...statements) => {
  const used = await seededMemory();
  const before = await askedOf(used, COUNTS);
  for (const statement of statements) await used.client.exec(statement).catch(() => {});
  await used.close();
  for (let times = 0; times < 3; times += 1) {
    const again = await seededMemory();
    expect(await askedOf(again, COUNTS)).toEqual(before);
    expect(await askedOf(again, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
    expect(await askedOf(again, "select name from pg_prepared_statements where name = 'one'")).toEqual([]);
    expect(await askedOf(again, 'select pg_listening_channels()')).toEqual([]);
    await askedOf(again, "insert into rate_limit (key, started_at, count, expires_at) values ('k', 0, 1, 1)");
    await again.close();
  }
});

it('refuses whoever has closed it, and keeps two that are open apart', async () => {
  const [one, other] = [await seededMemory(), await seededMemory()];
  await one.client.exec("insert into rate_limit (key, started_at, count, expires_at) values ('mine', 0, 1, 1)");
  expect(await askedOf(other, "select key from rate_limit where key = 'mine'")).toEqual([]);
  await one.close();
  await expect(one.client.query('select 1')).rejects.toThrow('PGlite is closed');
  await other.close();
});
