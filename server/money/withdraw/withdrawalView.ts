import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type {
  WithdrawalDetail,
  WithdrawalGroup,
  withdrawalContract,
} from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { bank, withdrawal, withdrawalProof } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { timelineOf } from '../payment/paymentEvents.ts';
import { methodNames } from '../payment/paymentOffers.ts';
import type { WithdrawalRow } from './lockWithdrawal.ts';
import { disputeUntil } from './memberActs.ts';

type ViewDeps = Pick<ServerDeps, 'config' | 'now'>;

/** A withdrawal with its details. @throws {Refusal} NOT_FOUND, also for another member's. */
export async function withdrawalDetail(
  deps: ViewDeps,
  db: Database,
  memberId: string,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<WithdrawalDetail> {
  const [row] = await db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), eq(withdrawal.memberId, memberId)));
  if (!row) throw new Refusal('NOT_FOUND');
  const view = await viewer(deps, db, language);
  const steps = await timelineOf(db, id);
  const at = deps.now();
  const received = row.receivedAmount;
  return {
    ...view(row),
    received,
    remaining: received === null ? null : row.amount - row.fee - received,
    canConfirm: ['awaiting', 'notReceived', 'partlyReceived'].includes(row.status),
    disputeUntil: disputeUntil(row, at),
    remark: steps.findLast(({ remark }) => remark !== null)?.remark ?? null,
    proofs: await db.$count(withdrawalProof, eq(withdrawalProof.withdrawalId, id)),
    timeline: steps.map(({ what, at, amount, remark }) => ({
      what: what as WithdrawalDetail['timeline'][number]['what'],
      at,
      amount,
      remark,
    })),
    serverTime: at,
  };
}

const STATUSES: Readonly<Record<Exclude<WithdrawalGroup, 'all'>, WithdrawalRow['status'][]>> = {
  underway: ['requested', 'approved', 'paying'],
  awaiting: ['awaiting'],
  investigated: ['partlyReceived', 'notReceived', 'disputed'],
  received: ['received', 'autoReceived', 'forcedReceipt'],
  failed: ['rejected', 'failed'],
};

/** A page of a member's withdrawals, newest first. */
export async function withdrawalList(
  deps: ViewDeps,
  db: Database,
  memberId: string,
  request: RequestOf<typeof withdrawalContract.list>,
) {
  const { from, to, group, language } = request;
  const view = await viewer(deps, db, language);
  const { rows, count } = await pageOf(
    db,
    {
      table: withdrawal,
      where: and(
        eq(withdrawal.memberId, memberId),
        gte(withdrawal.requestedAt, from),
        lt(withdrawal.requestedAt, to),
        group === 'all' ? undefined : inArray(withdrawal.status, STATUSES[group]),
      ),
      orderBy: [desc(withdrawal.requestedAt), desc(withdrawal.id)],
    },
    request,
  );
  return { list: rows.map(view), count };
}

async function viewer(deps: ViewDeps, db: Database, language: LanguageCode) {
  const methodOf = await methodNames(deps, db, 'out', language);
  const banks = await db.select().from(bank).where(eq(bank.merchantCode, deps.config.merchant));
  const bankNames = new Map(banks.map(({ code, name }) => [code, name[language]]));
  return (row: WithdrawalRow) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    method: methodOf(row.methodCode),
    amount: row.amount,
    fee: row.fee,
    payout: row.amount - row.fee,
    account: {
      bank: { code: row.bankCode, name: bankNames.get(row.bankCode) ?? row.bankCode },
      holderName: row.holderName,
      last4: row.last4,
    },
    requestedAt: row.requestedAt,
    paidAt: row.paidAt,
    autoReceiptAt: row.autoReceiptAt,
  });
}
