import { and, eq, inArray } from 'drizzle-orm';
import { deposit } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { houseOf, purseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { happened } from '../payment/paymentEvents.ts';
import type { Paid, PaymentOrder } from '../payment/settle.ts';

type Now = Pick<ServerDeps, 'now'>;

/** The money has come: it is the member's, but for the fee. */
export async function depositPaid(
  { now }: Now,
  db: Database,
  { merchantCode, subjectId }: PaymentOrder,
  { amount }: Paid,
): Promise<void> {
  const at = now();
  const [row] = await db
    .update(deposit)
    .set({ status: 'paid', paidAt: at })
    .where(eq(deposit.id, subjectId))
    .returning();
  if (!row) throw new Error(`a payment has no deposit: ${subjectId}`);
  const { memberId, fee } = row;
  await post(db, {
    merchantCode,
    book: 'main',
    kind: 'deposit',
    cause: subjectId,
    at,
    lines: [
      { account: purseOf(memberId, 'main'), amount: amount - fee },
      { account: houseOf(merchantCode, 'main', 'payments'), amount: -amount },
      ...(fee > 0 ? [{ account: houseOf(merchantCode, 'main', 'fees'), amount: fee }] : []),
    ],
  });
  await happened(db, subjectId, { what: 'paid', at, amount: amount - fee });
}

export const depositFailed = (deps: Now, db: Database, order: PaymentOrder): Promise<void> =>
  end(deps, db, order, 'failed');

/** Nobody paid in time. What comes later is still the member's. */
export const depositExpired = (deps: Now, db: Database, order: PaymentOrder): Promise<void> =>
  end(deps, db, order, 'expired');

async function end(
  { now }: Now,
  db: Database,
  { subjectId }: PaymentOrder,
  status: 'failed' | 'expired',
): Promise<void> {
  const ended = await db
    .update(deposit)
    .set({ status })
    .where(and(eq(deposit.id, subjectId), inArray(deposit.status, ['starting', 'awaiting'])))
    .returning({ id: deposit.id });
  if (ended.length > 0) await happened(db, subjectId, { what: status, at: now() });
}
