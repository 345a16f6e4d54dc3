import { sql } from 'drizzle-orm';
import type { BillStatus } from '../../../src/api/contract/agent/bill.ts';
import type { Database } from '../../database/database.ts';
import { bill } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { type Bill, payBills } from './payBills.ts';

/** Bills above this need an operator's review, in 1/10,000 P. */
export const REVIEW_ABOVE = 100_000 * 10_000;

export type NewBill = Omit<Bill, 'status' | 'paid' | 'remark' | 'issuedAt' | 'changedAt'>;

/**
 * Writes and pays bills in the caller's transaction. Existing bills stay as they are (M10). Returns the number of new
 * bills.
 */
export async function issueBills(db: Database, bills: readonly NewBill[], at: number): Promise<number> {
  if (bills.length === 0) return 0;
  const whole = bills.map(
    (one): Bill => ({ ...one, status: statusOf(one), paid: 0, remark: '', issuedAt: at, changedAt: at }),
  );
  const written = new Set(await write(db, whole));
  const fresh = whole.filter(({ id }) => written.has(id));
  await payBills(
    db,
    fresh.filter(({ status }) => status === 'insufficient'),
    at,
  );
  return fresh.length;
}

/** Status before any payment. */
function statusOf({ due, base, tier }: NewBill): BillStatus {
  if (due === 0) return tier === null || base === 0 ? 'notReached' : 'issued';
  return due > REVIEW_ABOVE ? 'inReview' : 'insufficient';
}

const columns = Object.entries(bill as unknown as Record<string, { readonly name?: string }>).flatMap(
  ([key, { name }]) => (typeof name === 'string' ? [{ key, name }] : []),
);

/** Inserts in a fixed order on every server, to avoid deadlocks. */
async function write(db: Database, bills: readonly Bill[]): Promise<readonly string[]> {
  const rows = bills.map((one) => Object.fromEntries(columns.map(({ key, name }) => [name, one[key as keyof Bill]])));
  const written = await rowsOf<{ readonly id: string }>(
    db,
    sql`
    insert into bill select * from jsonb_populate_recordset(null::bill, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning id`,
  );
  return written.map(({ id }) => id);
}
