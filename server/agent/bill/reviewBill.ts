import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bill } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { type Bill, payBills } from './payBills.ts';

type Deps = Pick<ServerDeps, 'now' | 'config'>;

/**
 * The operator's review of a bill: makes it claimable, or rejects it with a reason.
 * @throws {Refusal} NOT_FOUND; BILL_NOT_CLAIMABLE when it needs no review.
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
 * Pays a reviewed bill claimed by the downline, as far as the upline's balance allows; the rest follows automatically.
 * @throws {Refusal} NOT_FOUND for another member's bill, BILL_NOT_CLAIMABLE.
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
