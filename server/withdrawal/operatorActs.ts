import { eq } from 'drizzle-orm';
import { paymentOrder, withdrawal } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { happened } from '../payment/paymentEvents.ts';
import { rulesOfPayment } from '../payment/rulesOfPayment.ts';
import { awaiting, noLongerAwaiting } from './awaitMember.ts';
import { giveBack } from './giveBack.ts';
import { lockWithdrawal, mustBe, type WithdrawalRow } from './lockWithdrawal.ts';

/** Who acts, when, and what is to be said of it: the member reads the remark. */
export interface OperatorAct {
  readonly operator: string;
  readonly at: number;
  readonly remark: string | null;
}

type Config = Pick<ServerDeps, 'config'>;

/**
 * Approves a withdrawal; a large one needs two people.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED where the first of two comes again.
 */
export async function approve(deps: Config, db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  mustBe(row, 'requested');
  const { twoPeopleFrom } = await rulesOfPayment(deps, db);
  if (row.firstApprover === act.operator) throw new Refusal('SECOND_PERSON_NEEDED');
  const isFirstOfTwo = row.amount >= twoPeopleFrom && row.firstApprover === null;
  await change(db, id, isFirstOfTwo ? { firstApprover: act.operator } : { status: 'approved' });
  await happened(db, id, { what: isFirstOfTwo ? 'firstApproved' : 'approved', ...act });
}

/** Refuses a withdrawal that is not on its way yet: the money goes back. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function reject(db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  mustBe(row, 'requested', 'approved');
  await giveBack(db, row, act.at);
  await change(db, id, { status: 'rejected' });
  await happened(db, id, { what: 'rejected', ...act });
}

/**
 * Has an approved withdrawal paid. The order goes to the provider with the next run of `reconcile`, or at once by
 * `sendNewOrder` with the reference that this gives.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function pay(db: Database, id: string, act: OperatorAct): Promise<string> {
  const row = await lockWithdrawal(db, id);
  mustBe(row, 'approved');
  await happened(db, id, { what: 'paying', ...act, amount: row.amount - row.fee });
  return order(db, row, row.amount - row.fee, act.at);
}

/**
 * Ends an investigation: what did not come is paid again, a large amount once two people want it, or the claim is refused
 * with a remark. After a refused claim the member is asked again for what time was left; a refused dispute is at its end.
 * Gives the reference of what is paid, or null.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED, INVALID_FIELDS for a refusal without a remark.
 */
export async function resolve(
  deps: Config,
  db: Database,
  id: string,
  { outcome, ...act }: OperatorAct & { readonly outcome: 'payAgain' | 'refuse' },
): Promise<string | null> {
  const row = await lockWithdrawal(db, id);
  mustBe(row, 'notReceived', 'partlyReceived', 'disputed');
  if (outcome === 'payAgain') {
    const missing = row.amount - row.fee - (row.receivedAmount ?? 0);
    if (row.againApprover === act.operator) throw new Refusal('SECOND_PERSON_NEEDED');
    if (missing >= (await rulesOfPayment(deps, db)).twoPeopleFrom && row.againApprover === null) {
      await change(db, id, { againApprover: act.operator });
      await happened(db, id, { what: 'firstApproved', ...act, amount: missing });
      return null;
    }
    await change(db, id, { againApprover: null });
    await happened(db, id, { what: 'payAgain', ...act, amount: missing });
    return order(db, row, missing, act.at);
  }
  if (!act.remark?.trim()) throw new Refusal('INVALID_FIELDS', { fields: ['remark'] });
  if (row.status === 'disputed') {
    await change(db, id, { status: 'autoReceived', disputeClosed: true, againApprover: null });
    await happened(db, id, { what: 'disputeRefused', ...act });
    return null;
  }
  const { autoReceiptMinutes } = await rulesOfPayment(deps, db);
  await change(db, id, {
    ...awaiting(act.at, row.awaitedMs, autoReceiptMinutes),
    receivedAmount: null,
    againApprover: null,
  });
  await happened(db, id, { what: 'claimRefused', ...act });
  return null;
}

/** WD-09: counts as received, whatever the member says; nothing is refunded. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function forceReceipt(db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await lockWithdrawal(db, id);
  mustBe(row, 'awaiting', 'notReceived', 'partlyReceived', 'disputed');
  await change(db, id, { ...noLongerAwaiting(row, act.at), status: 'forcedReceipt' });
  await happened(db, id, { what: 'forcedReceipt', ...act });
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
