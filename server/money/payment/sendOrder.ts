import { and, eq } from 'drizzle-orm';
import { deposit, paymentMethod, paymentOrder, withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { openNumber } from '../bankAccount/sealNumber.ts';
import { appendPaymentEvent } from './paymentEvents.ts';
import type { PaymentOrder } from './paymentOrder.ts';
import { OrderRefused } from './paymentPort.ts';
import { settle } from './settle.ts';

type SendDeps = Pick<ServerDeps, 'config' | 'db' | 'now' | 'payments'>;

/**
 * Sends an order to the provider. Idempotent by reference. Rejects without an answer. One that the provider refuses and
 * does not know has failed.
 */
export async function sendOrder(deps: SendDeps, order: PaymentOrder): Promise<void> {
  const send = order.direction === 'in' ? sendPayIn : sendPayOut;
  await send(deps, order).catch(async (error: unknown) => {
    if (!(error instanceof OrderRefused)) throw error;
    const report = await deps.payments.status(order.reference);
    await settle(deps, report.state === 'unknown' ? { ...report, state: 'failed' } : report);
  });
}

/** Sends a newly created order; on failure a job sends it again. */
export async function sendNewOrder(deps: SendDeps, reference: string): Promise<void> {
  const [order] = await deps.db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference));
  if (order?.state === 'unsent') await sendOrder(deps, order);
}

async function sendPayIn(
  { db, now, payments }: SendDeps,
  { reference, subjectId, amount }: PaymentOrder,
): Promise<void> {
  const [found] = await db
    .select({ code: deposit.methodCode, kind: paymentMethod.kind, expiresAt: deposit.expiresAt })
    .from(deposit)
    .innerJoin(
      paymentMethod,
      and(
        eq(paymentMethod.merchantCode, deposit.merchantCode),
        eq(paymentMethod.direction, 'in'),
        eq(paymentMethod.code, deposit.methodCode),
      ),
    )
    .where(eq(deposit.id, subjectId));
  if (found === undefined) throw new Error(`the deposit ${reference} has no method`);
  const { code: method, kind, expiresAt } = found;
  const payTo = await payments.payIn({ reference, amount, method, kind, expiresAt });
  await db.transaction(async (transaction) => {
    await transaction
      .update(paymentOrder)
      .set({ state: 'open' })
      .where(and(eq(paymentOrder.reference, reference), eq(paymentOrder.state, 'unsent')));
    const started = await transaction
      .update(deposit)
      .set({ status: 'awaiting', payTo })
      .where(and(eq(deposit.id, subjectId), eq(deposit.status, 'starting')))
      .returning({ id: deposit.id });
    if (started.length > 0) await appendPaymentEvent(transaction, subjectId, { what: 'started', at: now() });
  });
}

async function sendPayOut({ db, payments }: SendDeps, { reference, subjectId, amount }: PaymentOrder): Promise<void> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, subjectId));
  if (!row) throw new Error(`the payout ${reference} has no withdrawal`);
  const { bankCode, holderName } = row;
  const number = await openNumber(db, row.numberSealed);
  await payments.payOut({ reference, amount, method: row.methodCode, account: { bankCode, holderName, number } });
  await db
    .update(paymentOrder)
    .set({ state: 'open' })
    .where(and(eq(paymentOrder.reference, reference), eq(paymentOrder.state, 'unsent')));
}
