import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { openDatabase } from '../../../server/database/openDatabase.ts';
import { ledgerAccount, ledgerMovement, ledgerProof } from '../../../server/database/schema.ts';
import { verifyLedgerJob } from '../../../server/jobs/proveLedger.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

const FOLDER = join(import.meta.dirname, '../../../server/database/migrations');
const BEFORE_THE_LEDGER = [
  '0001-first.sql',
  '0002-page-visit.sql',
  '0003-account-flows.sql',
  '0004-complete-settings.sql',
];

/** Every column of the books, and another value for it. */
const changes = {
  ledger_account: {
    merchant_code: `'other'`,
    member_id: `'demo-staff'`,
    purse: `'held'`,
    currency: `'points'`,
    book: `'trial'`,
    balance: 'balance + 1',
    entries: 'entries + 1',
    head: `repeat('0', 64)`,
    opened_at: 'opened_at - 1',
  },
  ledger_movement: {
    merchant_code: `'other'`,
    book: `'trial'`,
    kind: `'trial'`,
    cause: `'again'`,
    at: 'at - 1',
    memo: `'{}'`,
    hash: `repeat('0', 64)`,
  },
  ledger_entry: {
    line: 'line + 7',
    account_id: `'demo-malee/main'`,
    amount: 'amount + 1',
    at: 'at - 1',
    seq: 'seq + 5',
    balance: 'balance - 1',
    previous: `repeat('0', 64)`,
    hash: `repeat('0', 64)`,
  },
} as const;

const eachColumn = Object.entries(changes).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, value]) => [table, column, value] as const),
);

onEachDatabase('the ledger proof', (database) => {
  let server: Reference;
  let written: { readonly movements: number; readonly entries: number };
  beforeAll(async () => {
    server = await startReference({ database });
    // Of the demo accounts, as many as the day of the month brings.
    const opened = await server.db.$count(ledgerMovement);
    await give(server, 'demo-somchai', 10_000);
    await give(server, 'demo-somchai', -2_500);
    written = { movements: opened + 2, entries: 2 * (opened + 2) };
  });
  afterAll(() => server.close());

  /** What is found after something that only somebody could do who holds the database itself; then it is undone. */
  const foundAfter = async (statement: string): Promise<readonly string[]> => {
    let faults: readonly string[] = [];
    const undone = new Error('undone');
    await server.db
      .transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        await transaction.execute(sql.raw(statement));
        faults = (await verifyLedger(transaction)).faults;
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    return faults;
  };

  it('counts every row and finds no faults in untouched books', async () => {
    expect(await verifyLedger(server.db)).toEqual({ ...written, faults: [] });
  });

  it('refuses every update and delete', async () => {
    for (const table of ['ledger_movement', 'ledger_entry']) {
      for (const statement of [`delete from ${table}`, `update ${table} set movement_id = 'x'`]) {
        const asked = statement.replace('movement_id', table === 'ledger_movement' ? 'kind' : 'movement_id');
        const failure = await server.db.execute(sql.raw(asked)).catch((error: Error) => error.cause ?? error);
        expect(String(failure)).toContain(`${table} is append-only`);
      }
    }
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it.each(eachColumn)('detects a changed row in %s (column %s)', async (table, column, value) => {
    const where = {
      ledger_account: `id = 'demo-somchai/main'`,
      ledger_movement: `id = (select movement_id from ledger_entry where account_id = 'demo-somchai/main' and seq = 2)`,
      ledger_entry: `account_id = 'demo-somchai/main' and seq = 2`,
    }[table as keyof typeof changes];
    const faults = await foundAfter(`update ${table} set ${column} = ${value} where ${where}`);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join('\n')).toMatch(/demo-somchai\/main|movement [0-9a-f-]{36} /);
  });

  it.each([
    ['the last entry of a chain', `delete from ledger_entry where account_id = 'demo-somchai/main' and seq = 3`],
    ['an entry of the house', `delete from ledger_entry where account_id = 'house/demo/main/bonus' and amount > 0`],
    [
      'a whole movement',
      `with gone as (
         delete from ledger_entry
         where movement_id = (select movement_id from ledger_entry where account_id = 'demo-somchai/main' and seq = 3)
         returning movement_id
       ) delete from ledger_movement where id in (select movement_id from gone)`,
    ],
    ['an account', `delete from ledger_account where id = 'demo-somchai/main'`],
    ['an account of the house', `delete from ledger_account where id = 'house/demo/main/bonus'`],
  ])('detects the removal of %s', async (_what, statement) => {
    expect((await foundAfter(statement)).length).toBeGreaterThan(0);
  });

  it('detects inserted money', async () => {
    const faults = await foundAfter(`
      insert into ledger_entry (movement_id, line, account_id, amount, at, seq, balance, previous, hash)
      select movement_id, 9, account_id, 5, at, 4, balance + 5, hash, repeat('1', 64)
      from ledger_entry where account_id = 'demo-somchai/main' and seq = 3`);
    expect(faults).toHaveLength(4);
  });

  it('is stored and logged', async () => {
    await verifyLedgerJob(server.deps);
    await server.db.update(ledgerAccount).set({ balance: 1 }).where(eq(ledgerAccount.id, 'demo-somchai/main'));
    await verifyLedgerJob(server.deps);
    const kept = await server.db.select().from(ledgerProof);
    expect(kept.map(({ movements, entries, faults }) => ({ movements, entries, faults }))).toEqual([
      { ...written, faults: [] },
      { ...written, faults: ['account demo-somchai/main does not end where its entries do'] },
    ]);
  });
});

onEachDatabase('a ledger migrated from wallet balances', (kind) => {
  it('starts with each wallet’s balance and passes the proof', async () => {
    const own = kind === 'postgresql' ? await createTestDatabase() : null;
    const database = await (own ? openDatabase({ url: own.url }) : openDatabase({ memory: true }));
    const folder = await mkdtemp(join(tmpdir(), 'statehouse-'));
    for (const name of BEFORE_THE_LEDGER) await copyFile(join(FOLDER, name), join(folder, name));
    await migrate(database, folder);
    await database.inTransaction(({ script }) =>
      script(`
        insert into merchant (code, brand_name, settings) values ('demo', 'Demo', '{}');
        insert into member (id, merchant_code, username, account, nickname, password_hash, created_at)
          select name, 'demo', name, name, name, '', 1700000000000 from unnest(array['rich', 'poor', 'guest', 'none']) as name;
        insert into wallet (member_id, balance, ledger) values ('rich', 9007199254740991, 'main'), ('poor', 0, 'main'), ('guest', 7, 'trial');
      `),
    );
    await migrate(database);
    expect(await verifyLedger(database.db)).toEqual({ movements: 2, entries: 4, faults: [] });
    const { rows } = (await database.db.execute(
      sql`select id, balance::text, entries::text from ledger_account where member_id is not null order by id`,
    )) as unknown as { rows: unknown };
    expect(rows).toEqual([
      { id: 'guest/main', balance: '7', entries: '1' },
      { id: 'poor/main', balance: '0', entries: '0' },
      { id: 'rich/main', balance: '9007199254740991', entries: '1' },
    ]);
    await database.close();
    await own?.drop();
    await rm(folder, { recursive: true });
  });
});
