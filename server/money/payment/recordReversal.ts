import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { payment, paymentReversal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { appendPaymentEvent } from './paymentEvents.ts';
import type { PaymentOrder } from './paymentOrder.ts';

interface Reversal {
  /** Of the payment. */
  readonly id: string;
  /** At the gateway. */
  readonly at: number;
}

/**
 * Books a payment that the gateway took back to the house's suspense account, once, by the amount that was taken over.
 * The member keeps what was credited until an operator decides: a reversal may be disputed.
 */
export async function recordReversal(
  { now }: Pick<ServerDeps, 'now'>,
  db: Database,
  { merchantCode, direction, subjectId, reference }: PaymentOrder,
  { id, at }: Reversal,
): Promise<void> {
  const [paid] = await db
    .select({ amount: payment.amount })
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.reference, reference)));
  if (paid === undefined) return;
  const isNew = await db
    .insert(paymentReversal)
    .values({ paymentId: id, at })
    .onConflictDoNothing()
    .returning({ id: paymentReversal.paymentId });
  if (isNew.length === 0) return;
  const sign = direction === 'in' ? 1 : -1;
  await post(db, {
    merchantCode,
    book: 'main',
    kind: 'paymentReversed',
    cause: id,
    at: now(),
    memo: { subject: subjectId },
    ofTheHouse: true,
    lines: [
      { account: houseAccount(merchantCode, 'main', 'payments'), amount: sign * paid.amount },
      { account: houseAccount(merchantCode, 'main', 'suspense'), amount: -sign * paid.amount },
    ],
  });
  await appendPaymentEvent(db, subjectId, { what: 'reversed', at: now(), amount: paid.amount });
}
