import { eq } from 'drizzle-orm';
import { payment, paymentOrder } from '../database/schema.ts';
import { depositFailed, depositPaid } from '../deposit/depositOutcome.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { payoutFailed, payoutPaid } from '../withdrawal/payoutOutcome.ts';
import { keepSurplus } from './keepSurplus.ts';
import type { ProviderReport } from './paymentPort.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;
export type Paid = ProviderReport['payments'][number];

/**
 * Takes over what the provider says of an order, in one transaction: each payment once, by the provider's number for it.
 * The first settles the order; what comes beyond it, or too late, or in another amount, is a surplus. To be told the
 * same again, by whomever and on however many servers, changes nothing.
 */
export async function settle(deps: Pick<ServerDeps, 'db' | 'config' | 'now'>, report: ProviderReport): Promise<void> {
  await deps.db.transaction(async (db) => {
    const [order] = await db
      .select()
      .from(paymentOrder)
      .where(eq(paymentOrder.reference, report.reference))
      .for('update');
    if (!order) return;
    let { state } = order;
    for (const paid of report.payments) state = await takeOver(deps, db, { ...order, state }, paid);
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
  paid: Paid,
): Promise<PaymentOrder['state']> {
  const settles = canStillSettle(order) && paid.amount === order.amount;
  const isNew = await db
    .insert(payment)
    .values({ ...paid, reference: order.reference, takenAs: settles ? 'settled' : 'surplus' })
    .onConflictDoNothing()
    .returning({ id: payment.id });
  if (isNew.length === 0) return order.state;
  if (!settles) {
    await keepSurplus(deps, db, order, paid);
    return order.state;
  }
  await (order.direction === 'in' ? depositPaid : payoutPaid)(deps, db, order, paid);
  return 'paid';
}

/** What a member pays in counts also when it comes late; what was not paid out has gone back to the member. */
const canStillSettle = ({ direction, state }: PaymentOrder): boolean =>
  direction === 'in' ? state !== 'paid' : state === 'unsent' || state === 'open';
