import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { houseAccount, memberAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import type { PaymentOrder, ProviderPayment } from '../payment/paymentOrder.ts';
import { paymentRulesFor } from '../payment/rulesOfPayment.ts';
import { startAwaitingReceipt } from './awaitMember.ts';
import { lockWithdrawal } from './lockWithdrawal.ts';
import { releaseHold } from './releaseHold.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** The payout succeeded: the held money is spent and the member is asked for the receipt (decision M2). */
export async function payoutPaid(
  deps: Deps,
  db: Database,
  { subjectId }: PaymentOrder,
  paid: ProviderPayment,
): Promise<void> {
  const at = deps.now();
  const row = await lockWithdrawal(db, subjectId);
  await (row.payouts > 1 ? payFromTheHouse : payFromHeld)(db, row, paid, at);
  const { autoReceiptMinutes } = await paymentRulesFor(deps, db);
  await db
    .update(withdrawal)
    .set({
      ...startAwaitingReceipt(at, 0, autoReceiptMinutes),
      paidAt: row.paidAt ?? at,
      reminders: 0,
      receivedAmount: null,
    })
    .where(eq(withdrawal.id, row.id));
  await appendPaymentEvent(db, row.id, { what: 'paidOut', at, amount: paid.amount });
  await writeMessage(db, {
    ...row,
    at,
    topic: 'withdrawalPaid',
    facts: { amount: paid.amount, fee: row.payouts > 1 ? 0 : row.fee, number: row.id, account: row.last4 },
  });
}

/** The payout failed: the money goes back to the member; after a failed repayment the claim stays open. */
export async function payoutFailed({ now }: Deps, db: Database, { subjectId }: PaymentOrder): Promise<void> {
  const at = now();
  const row = await lockWithdrawal(db, subjectId);
  const claim = row.receivedAmount === null ? 'notReceived' : 'partlyReceived';
  const status = row.payouts > 1 ? claim : 'failed';
  if (status === 'failed') {
    await releaseHold(db, row, at);
    await writeMessage(db, { ...row, at, topic: 'withdrawalFailed', facts: { amount: row.amount, number: row.id } });
  }
  await db.update(withdrawal).set({ status }).where(eq(withdrawal.id, row.id));
  await appendPaymentEvent(db, row.id, { what: 'payoutFailed', at });
}

type Row = typeof withdrawal.$inferSelect;

const payFromHeld = (
  db: Database,
  { id, merchantCode, memberId, amount, fee }: Row,
  paid: ProviderPayment,
  at: number,
) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'withdrawalPaid',
    cause: id,
    at,
    lines: [
      { account: memberAccount(memberId, 'held'), amount: -amount },
      { account: houseAccount(merchantCode, 'main', 'payments'), amount: paid.amount },
      ...(fee > 0 ? [{ account: houseAccount(merchantCode, 'main', 'fees'), amount: fee }] : []),
    ],
  });

/** Repays what did not arrive, at the expense of the house. */
const payFromTheHouse = (db: Database, { id, merchantCode }: Row, paid: ProviderPayment, at: number) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'paidAgain',
    cause: paid.id,
    at,
    memo: { subject: id },
    ofTheHouse: true,
    lines: [
      { account: houseAccount(merchantCode, 'main', 'adjustments'), amount: -paid.amount },
      { account: houseAccount(merchantCode, 'main', 'payments'), amount: paid.amount },
    ],
  });
