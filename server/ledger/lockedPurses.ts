import { sql } from 'drizzle-orm';
import { ledgerAccount } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import type { AccountRef } from './account.ts';
import { hashOfAccount } from './chain.ts';
import type { Movement } from './post.ts';
import { rowsOf } from './rowsOf.ts';

/** What members' accounts hold, how many entries their chains have and the last hash, by the id of the account. */
export type Purses = Map<string, { readonly balance: number; readonly entries: number; readonly head: string }>;

type Wanted = Pick<Movement, 'merchantCode' | 'book' | 'at' | 'lines'>;

/**
 * Locks the members' accounts of a movement until the transaction ends, in the order of their ids: movements wait for
 * each other and never in a circle. What nobody has used yet is opened; accounts of the house are not waited for.
 * @param beside one query that goes to the database together with the lock, and fails the movement when it fails
 */
export async function lockedPurses(
  db: Database,
  wanted: Wanted,
  beside: () => Promise<void> = async () => {},
): Promise<Purses> {
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
      where id in (${wanted}) and member_id is not null order by id for update
    )
    select * from own
    union all
    select id, null, 0, '' from ledger_account where id in (${wanted}) and member_id is null
  `,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const pursesIn = (found: Found): Purses =>
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
        return { ...account, balance: ref.memberId === null ? null : 0, head: hashOfAccount(account) };
      }),
    )
    .onConflictDoNothing();
