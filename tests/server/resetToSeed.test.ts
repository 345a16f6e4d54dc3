import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announcement, captcha, chatRoomRow, ledgerMovement, member, merchant } from '../../server/database/schema.ts';
import { emptiedTables, resetToSeed } from '../../server/qa/resetToSeed.ts';
import { give } from '../support/accountBalance.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { type Reference, startReference } from '../support/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEachDatabase('reset to seed', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database });
    // A fresh hour, so that none ends within these tests.
    server.advance(HOUR - (server.now() % HOUR));
  });
  beforeEach(() => resetToSeed(server.deps));
  afterAll(() => server.close());

  /** Every row of every table, spelled; the server's own keys and what was migrated stay. */
  async function everything(): Promise<Readonly<Record<string, readonly string[]>>> {
    const tables = await rowsOf(
      `select tablename as text from pg_tables where schemaname = 'public'
        and tablename not in ('seal_key', 'server_secret', 'migration') order by 1`,
    );
    const contents = tables.map(async (name) => [
      name,
      await rowsOf(`select t::text as text from ${name} t order by 1`),
    ]);
    return Object.fromEntries(await Promise.all(contents));
  }

  async function rowsOf(query: string): Promise<readonly string[]> {
    const { rows } = (await server.db.execute(sql.raw(query))) as unknown as { rows: readonly { text: string }[] };
    return rows.map(({ text }) => text);
  }

  it('restores every row, repeatedly', async () => {
    const seeded = await everything();
    expect(seeded.contract).toHaveLength(11);
    for (const _ of [1, 2]) {
      await give(server, 'demo-somchai', 5_0000);
      await server.db.update(member).set({ nickname: 'Somebody' });
      await server.db.delete(announcement);
      await server.db.insert(captcha).values({ keyHash: 'left', answerHash: 'AB3DE', expiresAt: server.now() });
      expect(await everything()).not.toEqual(seeded);
      await resetToSeed(server.deps);
      expect(await everything()).toEqual(seeded);
    }
  });

  it('empties every table that references another without cascading', async () => {
    const seeded = await everything();
    const referencing = await rowsOf(
      `select distinct conrelid::regclass::text as text from pg_constraint where contype = 'f' and confdeltype <> 'c' order by 1`,
    );
    await server.db.insert(chatRoomRow).values({ merchantCode: server.deps.config.merchant, last: 1 });
    await server.db.update(merchant).set({ brandName: 'Another' });
    await resetToSeed(server.deps);
    expect(await everything()).toEqual(seeded);
    expect(referencing.filter((name) => !emptiedTables.includes(name))).toEqual([]);
  });

  it('skips untouched tables', async () => {
    const written = (table: string) => rowsOf(`select xmin::text as text from ${table}`);
    const tables = ['bet', 'ledger_entry', 'announcement', 'captcha', 'merchant'];
    const asSeeded = await Promise.all(tables.map(written));
    await server.db.insert(captcha).values({ keyHash: 'left', answerHash: 'AB3DE', expiresAt: server.now() });
    await resetToSeed(server.deps);
    expect(await Promise.all(tables.map(written))).toEqual(asSeeded);
  });

  it('restores a changed row and a deleted row, per table', async () => {
    const seeded = await everything();
    await server.db.update(announcement).set({ link: '/elsewhere' });
    expect(await everything()).not.toEqual(seeded);
    await resetToSeed(server.deps);
    expect(await everything()).toEqual(seeded);
    await server.db.delete(announcement);
    await resetToSeed(server.deps);
    expect(await everything()).toEqual(seeded);
  });

  // The embedded database has one transaction at a time.
  if (database === 'postgresql') {
    it('restores writes of a transaction open during the last reset', async () => {
      const seeded = await everything();
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>();
      const late = server.db.transaction(async (transaction) => {
        await transaction.update(announcement).set({ link: '/late' });
        written();
        await mayEnd;
      });
      await hasWritten;
      await server.db.insert(captcha).values({ keyHash: 'left', answerHash: 'AB3DE', expiresAt: server.now() });
      await resetToSeed(server.deps);
      end();
      await late;
      expect(await everything()).not.toEqual(seeded);
      await resetToSeed(server.deps);
      expect(await everything()).toEqual(seeded);
    });
  }

  it('applies the seeded merchant settings at once', async () => {
    const [before] = await server.db.select().from(merchant);
    await server.db.update(merchant).set({ status: 1 }).where(eq(merchant.code, 'demo'));
    await resetToSeed(server.deps);
    expect(await server.db.select().from(merchant)).toEqual([before]);
  });

  it('seeds again when the copy is outdated, so that relative dates stay true', async () => {
    const opened = () => server.db.select({ at: ledgerMovement.at }).from(ledgerMovement).orderBy(ledgerMovement.at);
    const before = await opened();
    server.advance(24 * HOUR);
    await resetToSeed(server.deps);
    const after = await opened();
    expect(after).toHaveLength(before.length);
    expect(after.map(({ at }, place) => at - (before[place]?.at ?? 0))).not.toContain(0);
  });
});
