import { eq } from 'drizzle-orm';
import { withdrawal } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { houseOf, purseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { happened } from '../payment/paymentEvents.ts';
import { rulesOfPayment } from '../payment/rulesOfPayment.ts';
import type { Paid, PaymentOrder } from '../payment/settle.ts';
import { awaiting } from './awaitMember.ts';
import { giveBack } from './giveBack.ts';
import { lockWithdrawal } from './lockWithdrawal.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** The provider has paid: what was set aside is gone, and the member is asked whether it came (decision M2). */
export async function payoutPaid(deps: Deps, db: Database, { subjectId }: PaymentOrder, paid: Paid): Promise<void> {
  const at = deps.now();
  const row = await lockWithdrawal(db, subjectId);
  await (row.payouts > 1 ? payFromTheHouse : payFromHeld)(db, row, paid, at);
  const { autoReceiptMinutes } = await rulesOfPayment(deps, db);
  await db
    .update(withdrawal)
    .set({ ...awaiting(at, 0, autoReceiptMinutes), paidAt: row.paidAt ?? at, reminders: 0, receivedAmount: null })
    .where(eq(withdrawal.id, row.id));
  await happened(db, row.id, { what: 'paidOut', at, amount: paid.amount });
}

/** The provider did not pay: the money goes back to the member; of a payment that was to replace one, the claim stands. */
export async function payoutFailed({ now }: Deps, db: Database, { subjectId }: PaymentOrder): Promise<void> {
  const at = now();
  const row = await lockWithdrawal(db, subjectId);
  const claim = row.receivedAmount === null ? 'notReceived' : 'partlyReceived';
  const status = row.payouts > 1 ? claim : 'failed';
  if (status === 'failed') await giveBack(db, row, at);
  await db.update(withdrawal).set({ status }).where(eq(withdrawal.id, row.id));
  await happened(db, row.id, { what: 'payoutFailed', at });
}

type Row = typeof withdrawal.$inferSelect;

const payFromHeld = (db: Database, { id, merchantCode, memberId, amount, fee }: Row, paid: Paid, at: number) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'withdrawalPaid',
    cause: id,
    at,
    lines: [
      { account: purseOf(memberId, 'held'), amount: -amount },
      { account: houseOf(merchantCode, 'main', 'payments'), amount: paid.amount },
      ...(fee > 0 ? [{ account: houseOf(merchantCode, 'main', 'fees'), amount: fee }] : []),
    ],
  });

/** What a member did not get is paid again at the cost of the house, which has it out with the provider. */
const payFromTheHouse = (db: Database, { id, merchantCode }: Row, paid: Paid, at: number) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'paidAgain',
    cause: paid.id,
    at,
    memo: { subject: id },
    ofTheHouse: true,
    lines: [
      { account: houseOf(merchantCode, 'main', 'adjustments'), amount: -paid.amount },
      { account: houseOf(merchantCode, 'main', 'payments'), amount: paid.amount },
    ],
  });
