import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ledgerAccount } from '../../database/schema.ts';
import { type AccountRef, keepsBalance } from './account.ts';
import { hashOfAccount } from './chain.ts';
import type { Movement } from './movement.ts';
import { rowsOf } from './rowsOf.ts';

/** Balance, chain length and last hash of accounts that keep a balance, by account id. */
export type LockedAccounts = Map<string, { readonly balance: number; readonly entries: number; readonly head: string }>;

type Wanted = Pick<Movement, 'merchantCode' | 'book' | 'at' | 'lines'>;

/**
 * Locks members' accounts and pots of a movement until the transaction ends, in id order to avoid deadlocks. Opens missing
 * accounts; other house accounts are not locked.
 * @param beside a query sent together with the lock; its failure fails the movement
 */
export async function lockAccounts(
  db: Database,
  wanted: Wanted,
  beside: () => Promise<void> = async () => {},
): Promise<LockedAccounts> {
  const refs = new Map(wanted.lines.map(({ account }) => [account.id, account]));
  const [found] = await Promise.all([lock(db, [...refs.keys()]), beside()]);
  const missing = [...refs.values()]
    .filter(({ id }) => !found.has(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  if (missing.length > 0) {
    await open(db, wanted, missing);
    return pursesIn(await lock(db, [...refs.keys()]));
  }
  return pursesIn(found);
}

type Found = ReadonlyMap<string, Row>;

interface Row {
  readonly id: string;
  readonly balance: unknown;
  readonly entries: unknown;
  readonly head: string;
}

async function lock(db: Database, ids: readonly string[]): Promise<Found> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`
    with own as (
      select id, balance, entries, head from ledger_account
      where id in (${wanted}) and balance is not null order by id for update
    )
    select * from own
    union all
    select id, null, 0, '' from ledger_account where id in (${wanted}) and balance is null
  `,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const pursesIn = (found: Found): LockedAccounts =>
  new Map(
    [...found.values()]
      .filter(({ balance }) => balance !== null)
      .map(({ id, balance, entries, head }) => [id, { balance: Number(balance), entries: Number(entries), head }]),
  );

const open = (db: Database, { merchantCode, book, at }: Wanted, refs: readonly AccountRef[]) =>
  db
    .insert(ledgerAccount)
    .values(
      refs.map((ref) => {
        const account = { ...ref, merchantCode, book, openedAt: at };
        return { ...account, balance: keepsBalance(ref) ? 0 : null, head: hashOfAccount(account) };
      }),
    )
    .onConflictDoNothing();
