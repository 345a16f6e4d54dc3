import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentOrder, withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { approvedToday, lockOperator, repaidOf, repaidToday } from '../../desk/desk/operatorDay.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { paymentRulesFor } from '../payment/rulesOfPayment.ts';
import { startAwaitingReceipt, stopAwaitingReceipt } from './awaitMember.ts';
import { lockWithdrawal, requireStatus, type WithdrawalRow } from './lockWithdrawal.ts';
import { releaseHold } from './releaseHold.ts';

/** Operator, time, and remark for the member. */
export interface OperatorAct {
  readonly operator: string;
  readonly at: number;
  readonly remark: string | null;
}

type Config = Pick<ServerDeps, 'config'>;

/** One operator alone approves this many times the amount that needs two, in a day. */
const APPROVALS_ALONE = 20;

/**
 * Approves a withdrawal. Two operators approve a large one, and any that takes the operator's day above 20 large ones.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED for the same operator twice.
 */
export async function approve(deps: Config, db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  requireStatus(row, 'requested');
  const { twoPeopleFrom } = await paymentRulesFor(deps, db);
  if (row.firstApprover === act.operator) throw new Refusal('SECOND_PERSON_NEEDED');
  await lockOperator(db, { ...row, ...act });
  const day = row.amount + (await approvedToday(db, { ...row, ...act }));
  const needsTwo = row.amount >= twoPeopleFrom || day > APPROVALS_ALONE * twoPeopleFrom;
  const isFirstOfTwo = needsTwo && row.firstApprover === null;
  await change(db, id, isFirstOfTwo ? { firstApprover: act.operator } : { status: 'approved' });
  await appendPaymentEvent(db, id, { what: isFirstOfTwo ? 'firstApproved' : 'approved', ...act });
  const facts = { amount: row.amount, number: id };
  if (!isFirstOfTwo) await writeMessage(db, { ...row, at: act.at, topic: 'withdrawalApproved', facts });
}

/** Rejects a withdrawal before its payout: the money goes back. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function reject(db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  requireStatus(row, 'requested', 'approved');
  await releaseHold(db, row, act.at);
  await change(db, id, { status: 'rejected' });
  await appendPaymentEvent(db, id, { what: 'rejected', ...act });
  const facts = { amount: row.amount, number: id, ...(act.remark && { remark: act.remark }) };
  await writeMessage(db, { ...row, at: act.at, topic: 'withdrawalRejected', facts });
}

/**
 * Orders the payout of an approved withdrawal. It is sent with the next run of `reconcile`, or at once by
 * `sendNewOrder` with the returned reference.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function pay(db: Database, id: string, act: OperatorAct): Promise<string> {
  const row = await lockWithdrawal(db, id);
  requireStatus(row, 'approved');
  await appendPaymentEvent(db, id, { what: 'paying', ...act, amount: row.amount - row.fee });
  return order(db, row, row.amount - row.fee, act.at);
}

/**
 * Ends an investigation: repays what is missing, or rejects the claim with a remark. A repayment needs two operators
 * when it is large by itself, with all that the operator repaid in a day, or with all that was repaid of the withdrawal. After a rejected claim the receipt awaits the member for the remaining time; a rejected dispute is final.
 * Returns the reference of the new payout, or null.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED, INVALID_FIELDS for a rejection without a remark.
 */
export async function resolve(
  deps: Config,
  db: Database,
  id: string,
  { outcome, ...act }: OperatorAct & { readonly outcome: 'payAgain' | 'refuse' },
): Promise<string | null> {
  const row = await lockWithdrawal(db, id);
  requireStatus(row, 'notReceived', 'partlyReceived', 'disputed');
  if (outcome === 'payAgain') {
    const missing = row.amount - row.fee - (row.receivedAmount ?? 0);
    if (row.againApprover === act.operator) throw new Refusal('SECOND_PERSON_NEEDED');
    await lockOperator(db, { ...row, ...act });
    const before = Math.max(await repaidToday(db, { ...row, ...act }), await repaidOf(db, id));
    if (missing + before >= (await paymentRulesFor(deps, db)).twoPeopleFrom && row.againApprover === null) {
      await change(db, id, { againApprover: act.operator });
      await appendPaymentEvent(db, id, { what: 'firstApproved', ...act, amount: missing });
      return null;
    }
    await change(db, id, { againApprover: null });
    await appendPaymentEvent(db, id, { what: 'payAgain', ...act, amount: missing });
    return order(db, row, missing, act.at);
  }
  if (!act.remark?.trim()) throw new Refusal('INVALID_FIELDS', { fields: ['remark'] });
  if (row.status === 'disputed') {
    await change(db, id, { status: 'autoReceived', disputeClosed: true, againApprover: null });
    await appendPaymentEvent(db, id, { what: 'disputeRefused', ...act });
    return null;
  }
  const { autoReceiptMinutes } = await paymentRulesFor(deps, db);
  await change(db, id, {
    ...startAwaitingReceipt(act.at, row.awaitedMs, autoReceiptMinutes),
    receivedAmount: null,
    againApprover: null,
  });
  await appendPaymentEvent(db, id, { what: 'claimRefused', ...act });
  return null;
}

/** WD-09: forces the receipt; nothing is refunded. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function forceReceipt(db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  requireStatus(row, 'awaiting', 'notReceived', 'partlyReceived', 'disputed');
  await change(db, id, { ...stopAwaitingReceipt(row, act.at), status: 'forcedReceipt' });
  await appendPaymentEvent(db, id, { what: 'forcedReceipt', ...act });
}

const change = (db: Database, id: string, to: Partial<WithdrawalRow>) =>
  db.update(withdrawal).set(to).where(eq(withdrawal.id, id));

async function order(
  db: Database,
  { id, merchantCode, payouts }: WithdrawalRow,
  amount: number,
  at: number,
): Promise<string> {
  const reference = `${id}-${payouts + 1}`;
  await change(db, id, { status: 'paying', payouts: payouts + 1 });
  await db.insert(paymentOrder).values({
    reference,
    merchantCode,
    direction: 'out',
    subjectId: id,
    amount,
    state: 'unsent',
    createdAt: at,
    askedAt: at,
  });
  return reference;
}
