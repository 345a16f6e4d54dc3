import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MovementKind } from '../../src/api/contract/statement.ts';
import { type Database, Refusal } from '../deps.ts';
import type { AccountRef, Book } from './account.ts';
import { hashOfEntry, hashOfMovement } from './chain.ts';
import { lockedPurses, type Purses } from './lockedPurses.ts';

/** What a line does to an account, in 1/10,000 P or in points; never 0. */
export interface Line {
  readonly account: AccountRef;
  readonly amount: number;
}

export interface Movement {
  readonly merchantCode: string;
  readonly book: Book;
  readonly kind: MovementKind;
  /** What brings it about, where that may bring it about once only. */
  readonly cause?: string;
  readonly at: number;
  readonly memo?: Readonly<Record<string, string | number>>;
  readonly lines: readonly Line[];
  /** Between accounts of the house alone, where no member is owed or owes: a surplus of a provider. */
  readonly ofTheHouse?: true;
}

export interface Posted {
  readonly id: string;
  /** What members' accounts hold after it, by the id of the account. */
  readonly balances: ReadonlyMap<string, number>;
}

/**
 * Writes a movement into the books, within the transaction of what causes it: both are there or neither is. Members'
 * accounts are locked in the order of their ids, so that movements wait for each other and never in a circle.
 * @param beside one query that goes with the lock, and rejects where the movement is not allowed
 * @throws {Refusal} BALANCE_TOO_LOW when an account of a member would go below zero
 * @throws {Error} for lines that do not sum to zero in each currency: a defect, never an answer to anybody
 */
export async function post(db: Database, movement: Movement, beside?: () => Promise<void>): Promise<Posted> {
  const { ids, balances } = await postAll(db, [movement], beside);
  return { id: ids[0] ?? '', balances };
}

/**
 * Writes movements of one merchant and book, one after the other as they are given, or none of them. All their accounts
 * are locked together, so that a thousand cost the way to the database as often as one.
 * @throws as `post` does
 */
export async function postAll(
  db: Database,
  movements: readonly Movement[],
  beside?: () => Promise<void>,
): Promise<Pick<Posted, 'balances'> & { readonly ids: readonly string[] }> {
  const [first] = movements;
  if (first === undefined) return { ids: [], balances: new Map() };
  for (const movement of movements) refuseUnbalanced(movement);
  const purses = await lockedPurses(db, { ...first, lines: movements.flatMap(({ lines }) => lines) }, beside);
  const rows = movements.map(rowOf);
  const entries = movements.flatMap((movement, place) => chained(movement, rows[place] as Row, purses));
  const held = [...purses].map(([account, own]) => ({ account, ...own }));
  // One statement, for it is one thing: a movement costs the way to the database twice.
  await db.execute(sql`
    with movement as (
      insert into ledger_movement (id, merchant_code, book, kind, cause, at, memo, hash)
      select id, ${first.merchantCode}, ${first.book}, kind, cause, at, memo, hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as movement (id text, kind text, cause text, at bigint, memo text, hash text)
    ), written as (
      insert into ledger_entry (movement_id, line, account_id, amount, at, seq, balance, previous, hash)
      select movement, line, account, amount, at, seq, balance, previous, hash
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (movement text, line integer, account text,
        amount bigint, at bigint, seq bigint, balance bigint, previous text, hash text)
    )
    update ledger_account set balance = held.balance, entries = held.entries, head = held.head
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as held (account text, balance bigint, entries bigint, head text)
    where ledger_account.id = held.account
  `);
  return {
    ids: rows.map(({ id }) => id),
    balances: new Map([...purses].map(([account, { balance }]) => [account, balance])),
  };
}

interface Row {
  readonly id: string;
  readonly kind: MovementKind;
  readonly cause: string;
  readonly at: number;
  readonly memo: string;
  readonly hash: string;
}

function rowOf({ merchantCode, book, kind, cause = '', at, memo: said, lines }: Movement): Row {
  const memo = said === undefined ? '' : JSON.stringify(said);
  const id = randomUUID();
  const named = lines.map(({ account, amount }) => ({ account: account.id, amount }));
  return {
    id,
    kind,
    cause,
    at,
    memo,
    hash: hashOfMovement({ id, merchantCode, book, kind, cause, at, memo, lines: named }),
  };
}

interface Entry {
  readonly movement: string;
  readonly at: number;
  readonly line: number;
  readonly account: string;
  readonly amount: number;
  readonly seq?: number;
  readonly balance?: number;
  readonly previous?: string;
  readonly hash?: string;
}

/** The entries of a movement; `purses` are afterwards as the movement leaves them. */
function chained({ lines }: Movement, { id, at, hash: movementHash }: Row, purses: Purses): readonly Entry[] {
  return lines.map(({ account: { id: account }, amount }, index) => {
    const place = { movement: id, at, line: index + 1, account, amount };
    const own = purses.get(account);
    if (own === undefined) return place;
    const [previous, seq, balance] = [own.head, own.entries + 1, own.balance + amount];
    if (balance < 0) throw new Refusal('BALANCE_TOO_LOW');
    const hash = hashOfEntry({ previous, account, seq, amount, balance, movementHash });
    purses.set(account, { balance, entries: seq, head: hash });
    return { ...place, seq, balance, previous, hash };
  });
}

function refuseUnbalanced({ kind, lines, ofTheHouse }: Movement): void {
  const sums = new Map<string, number>();
  for (const { account, amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`${kind}: ${amount} is no amount`);
    sums.set(account.currency, (sums.get(account.currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new Error(`${kind}: its lines in ${currency} sum to ${sum}, not to 0`);
  }
  if (!ofTheHouse && !lines.some(({ account }) => account.memberId !== null))
    throw new Error(`${kind}: it has no line of a member`);
}
