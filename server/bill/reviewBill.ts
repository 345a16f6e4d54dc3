import { and, eq } from 'drizzle-orm';
import { bill } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { type Bill, payBills } from './payBills.ts';

type Deps = Pick<ServerDeps, 'now' | 'config'>;

/**
 * What the operator says to a bill that waits for a look: it can be claimed, or it is not paid, and why.
 * @throws {Refusal} NOT_FOUND, and BILL_NOT_CLAIMABLE for one that does not wait for a look.
 */
export async function reviewBill(
  { now, config }: Deps,
  db: Database,
  { id, approved, remark }: { readonly id: string; readonly approved: boolean; readonly remark: string },
): Promise<void> {
  const found = await lockedBill(db, config.merchant, id);
  if (found.status !== 'inReview') throw new Refusal('BILL_NOT_CLAIMABLE');
  const status = approved ? 'claimable' : 'rejected';
  await db.update(bill).set({ status, remark, changedAt: now() }).where(eq(bill.id, id));
}

/**
 * Pays a reviewed bill to the downline who claims it, as far as the upline has the money; the rest follows by itself.
 * @throws {Refusal} NOT_FOUND for a bill of others, BILL_NOT_CLAIMABLE.
 */
export async function claimBill(
  { now, config }: Deps,
  db: Database,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<Bill> {
  const found = await lockedBill(db, config.merchant, id);
  if (found.downlineId !== memberId) throw new Refusal('NOT_FOUND');
  if (found.status !== 'claimable') throw new Refusal('BILL_NOT_CLAIMABLE');
  await payBills(db, [found], now());
  return lockedBill(db, config.merchant, id);
}

async function lockedBill(db: Database, merchantCode: string, id: string): Promise<Bill> {
  const [found] = await db
    .select()
    .from(bill)
    .where(and(eq(bill.id, id), eq(bill.merchantCode, merchantCode)))
    .for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}
