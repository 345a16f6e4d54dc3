import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from './rowsOf.ts';

export interface LedgerVerification {
  readonly movements: number;
  readonly entries: number;
  /** Faults, each as a sentence that names the row; empty when the ledger is sound. */
  readonly faults: readonly string[];
}

/** Maximum number of faults reported individually. */
const MOST_FAULTS = 100;

/**
 * Verifies the whole ledger: rows match their hashes, chains are complete, movements sum to zero in each currency, and
 * balances are the sums of their entries. The database computes the hashes from the same texts as `chain.ts`, so no
 * rows leave it.
 */
export async function verifyLedger(db: Database): Promise<LedgerVerification> {
  const faults: string[] = [];
  for (const [query, say] of checks) {
    const rows = await rowsOf<{ readonly name: string }>(db, sql`${query} limit ${MOST_FAULTS}`);
    faults.push(...rows.map(({ name }) => say(name)));
  }
  const [count] = await rowsOf<{ readonly movements: unknown; readonly entries: unknown }>(
    db,
    sql`select (select count(*) from ledger_movement) as movements, (select count(*) from ledger_entry) as entries`,
  );
  return { movements: Number(count?.movements), entries: Number(count?.entries), faults };
}

const sha256Of = (parts: SQL): SQL => sql`encode(sha256(convert_to(${parts}, 'UTF8')), 'hex')`;

const ofAccount = sha256Of(sql`concat_ws('|', account.id, account.merchant_code, coalesce(account.member_id, ''),
  account.purse, account.currency, account.book, account.opened_at)`);

const checks: readonly (readonly [query: SQL, say: (name: string) => string])[] = [
  [
    sql`
      select movement.id as name from ledger_movement movement
      left join lateral (
        select string_agg(account_id || '=' || amount, ',' order by line) as lines, count(*) as count, max(line) as last
        from ledger_entry where movement_id = movement.id
      ) entry on true
      where entry.count = 0 or entry.count <> entry.last or movement.hash <> ${sha256Of(sql`
        concat_ws('|', movement.id, movement.merchant_code, movement.book, movement.kind, movement.cause, movement.at,
          movement.memo, entry.lines)`)}`,
    (name) => `movement ${name} is not what was written`,
  ],
  [
    sql`
      select entry.movement_id as name from ledger_entry entry join ledger_account account on account.id = entry.account_id
      group by entry.movement_id, account.currency having sum(entry.amount) <> 0`,
    (name) => `movement ${name} does not sum to zero`,
  ],
  [
    sql`
      select account_id || ' ' || seq as name from (
        select entry.*, movement.hash as movement_hash,
          coalesce(lag(entry.hash) over chain, ${ofAccount}) as hash_before,
          coalesce(lag(entry.seq) over chain, 0) as seq_before,
          coalesce(lag(entry.balance) over chain, 0) as balance_before
        from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
          join ledger_account account on account.id = entry.account_id
        where entry.seq is not null
        window chain as (partition by entry.account_id order by entry.seq)
      ) entry
      where previous <> hash_before or seq <> seq_before + 1 or balance <> balance_before + amount or hash <> ${sha256Of(
        sql`concat_ws('|', previous, account_id, seq, amount, balance, movement_hash)`,
      )}`,
    (name) => `entry ${name} does not follow from the one before`,
  ],
  [
    sql`
      select account.id as name from ledger_account account
      left join lateral (
        select hash, seq, balance from ledger_entry where account_id = account.id and seq is not null
        order by seq desc limit 1
      ) last on true
      where account.head <> coalesce(last.hash, ${ofAccount}) or account.entries <> coalesce(last.seq, 0)
        or account.balance <> coalesce(last.balance, 0)`,
    (name) => `account ${name} does not end where its entries do`,
  ],
  [
    sql`
      select account.id as name from ledger_account account
        join ledger_entry entry on entry.account_id = account.id
        join ledger_movement movement on movement.id = entry.movement_id
      where (account.balance is null) <> (entry.seq is null)
        or entry.at <> movement.at or account.book <> movement.book or account.merchant_code <> movement.merchant_code
      group by account.id`,
    (name) => `account ${name} has entries that are not its own`,
  ],
];
