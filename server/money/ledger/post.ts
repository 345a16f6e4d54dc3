import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MovementKind } from '../../../src/api/contract/money/statement.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { hashOfEntry, hashOfMovement } from './chain.ts';
import { type LockedAccounts, lockAccounts } from './lockAccounts.ts';
import { noteMoved } from './moved.ts';
import type { Movement } from './movement.ts';

export interface Posted {
  readonly id: string;
  /** Balances of members' accounts and pots after the movement, by account id. */
  readonly balances: ReadonlyMap<string, number>;
}

/**
 * Posts a movement in the transaction of its cause. Accounts with a balance are locked in id order to avoid deadlocks.
 * @param beside a query sent with the lock; rejects when the movement is not allowed
 * @throws {Refusal} BALANCE_TOO_LOW when an account would go negative
 * @throws {Error} for lines that do not sum to zero in each currency: a programming error
 */
export async function post(db: Database, movement: Movement, beside?: () => Promise<void>): Promise<Posted> {
  const { ids, balances } = await postAll(db, [movement], beside);
  return { id: ids[0] ?? '', balances };
}

/**
 * Posts movements of one merchant and book in order, all or none. Locks all accounts together, so that a thousand
 * movements cost as many round trips as one.
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
  const purses = await lockAccounts(db, { ...first, lines: movements.flatMap(({ lines }) => lines) }, beside);
  const rows = movements.map(rowOf);
  const entries = movements.flatMap((movement, place) => chainEntries(movement, rows[place] as Row, purses));
  const held = [...purses].map(([account, own]) => ({ account, ...own }));
  // One statement: a movement takes two round trips.
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
  for (const { account } of movements.flatMap(({ lines }) => lines))
    if (account.memberId !== null) noteMoved(account.memberId);
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

/** The entries of a movement; updates `purses`. */
function chainEntries(
  { lines }: Movement,
  { id, at, hash: movementHash }: Row,
  purses: LockedAccounts,
): readonly Entry[] {
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
