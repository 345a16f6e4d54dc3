import { eq } from 'drizzle-orm';
import type { PaymentReport } from '../../../protocol/payments.ts';
import type { Database } from '../../database/database.ts';
import { payment, paymentOrder } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { depositFailed, depositPaid } from '../deposit/depositOutcome.ts';
import { payoutFailed, payoutPaid } from '../withdraw/payoutOutcome.ts';
import type { PaymentOrder, ProviderPayment } from './paymentOrder.ts';
import { recordReversal } from './recordReversal.ts';
import { recordSurplus } from './recordSurplus.ts';

/**
 * Applies the provider's answer to an order, in one transaction: each payment once, by the provider's id. The first
 * settles the order; anything extra, late or of another amount is a surplus; what the provider took back is a reversal.
 * Idempotent across repeats and servers, in any order of arrival.
 */
export async function settle(deps: Pick<ServerDeps, 'db' | 'config' | 'now'>, report: PaymentReport): Promise<void> {
  await deps.db.transaction(async (db) => {
    const [order] = await db
      .select()
      .from(paymentOrder)
      .where(eq(paymentOrder.reference, report.reference))
      .for('update');
    if (!order) return;
    let { state } = order;
    for (const paid of report.payments) {
      state = await takeOver(deps, db, { ...order, state }, paid);
      if (paid.reversedAt !== undefined) await recordReversal(deps, db, order, { ...paid, at: paid.reversedAt });
    }
    if (report.state === 'failed' && (state === 'unsent' || state === 'open')) {
      state = 'failed';
      await (order.direction === 'in' ? depositFailed : payoutFailed)(deps, db, order);
    }
    if (state !== order.state)
      await db.update(paymentOrder).set({ state }).where(eq(paymentOrder.reference, order.reference));
  });
}

async function takeOver(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  order: PaymentOrder,
  paid: ProviderPayment,
): Promise<PaymentOrder['state']> {
  const { id, amount, at } = paid;
  const settles = canStillSettle(order) && amount === order.amount;
  const isNew = await db
    .insert(payment)
    .values({ ...{ id, amount, at }, reference: order.reference, takenAs: settles ? 'settled' : 'surplus' })
    .onConflictDoNothing()
    .returning({ id: payment.id });
  if (isNew.length === 0) return order.state;
  if (!settles) {
    await recordSurplus(deps, db, order, paid);
    return order.state;
  }
  await (order.direction === 'in' ? depositPaid : payoutPaid)(deps, db, order, paid);
  return 'paid';
}

/** A late deposit is still credited; a late payout is a surplus, because the money was returned. */
const canStillSettle = ({ direction, state }: PaymentOrder): boolean =>
  direction === 'in' ? state !== 'paid' : state === 'unsent' || state === 'open';
