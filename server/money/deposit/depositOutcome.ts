import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { deposit } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { houseAccount, memberAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import type { PaymentOrder, ProviderPayment } from '../payment/paymentOrder.ts';

type Now = Pick<ServerDeps, 'now'>;

/** Credits a paid deposit less the fee. */
export async function depositPaid(
  { now }: Now,
  db: Database,
  { merchantCode, subjectId }: PaymentOrder,
  { amount }: ProviderPayment,
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
      { account: memberAccount(memberId, 'main'), amount: amount - fee },
      { account: houseAccount(merchantCode, 'main', 'payments'), amount: -amount },
      ...(fee > 0 ? [{ account: houseAccount(merchantCode, 'main', 'fees'), amount: fee }] : []),
    ],
  });
  await appendPaymentEvent(db, subjectId, { what: 'paid', at, amount: amount - fee });
  await writeMessage(db, {
    merchantCode,
    memberId,
    at,
    topic: 'depositPaid',
    facts: { amount, fee, number: subjectId },
  });
}

export const depositFailed = (deps: Now, db: Database, order: PaymentOrder): Promise<void> =>
  end(deps, db, order, 'failed');

/** Expires an unpaid deposit. Money that arrives later is still credited. */
export const depositExpired = (deps: Now, db: Database, order: PaymentOrder): Promise<void> =>
  end(deps, db, order, 'expired');

async function end(
  { now }: Now,
  db: Database,
  { subjectId }: PaymentOrder,
  status: 'failed' | 'expired',
): Promise<void> {
  const [ended] = await db
    .update(deposit)
    .set({ status })
    .where(and(eq(deposit.id, subjectId), inArray(deposit.status, ['starting', 'awaiting'])))
    .returning();
  if (ended === undefined) return;
  const at = now();
  await appendPaymentEvent(db, subjectId, { what: status, at });
  await writeMessage(db, {
    ...ended,
    at,
    topic: status === 'failed' ? 'depositFailed' : 'depositExpired',
    facts: { amount: ended.amount, number: subjectId },
  });
}
