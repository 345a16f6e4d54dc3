import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskWithdrawal, DeskWithdrawalRow, WithdrawalQueue } from '../../../src/api/contract/desk/deskMoney.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { WithdrawalStatus } from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { bank, member, withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { timelineOf } from '../../money/payment/paymentEvents.ts';
import { methodNames } from '../../money/payment/paymentOffers.ts';
import { paymentRulesFor } from '../../money/payment/rulesOfPayment.ts';
import { proofsOf } from '../../money/withdraw/proof/keepProofs.ts';
import { withdrawalDetail } from '../../money/withdraw/withdrawalView.ts';
import { Refusal } from '../../refusal.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** States of each queue. Every state belongs to one. */
export const queues: Readonly<Record<WithdrawalQueue, readonly WithdrawalStatus[]>> = {
  toApprove: ['requested'],
  toPay: ['approved'],
  toResolve: ['notReceived', 'partlyReceived', 'disputed'],
  underway: ['paying', 'awaiting'],
  over: ['received', 'autoReceived', 'forcedReceipt', 'rejected', 'failed'],
};

/** SQL condition of a queue. */
export const inQueue = ({ config }: Deps, queue: WithdrawalQueue) =>
  and(eq(withdrawal.merchantCode, config.merchant), inArray(withdrawal.status, [...queues[queue]]));

/** A page of a queue: pending oldest first, finished newest first. */
export async function queueOf(
  deps: Deps,
  db: Database,
  {
    queue,
    page,
    language,
  }: { readonly queue: WithdrawalQueue; readonly page: number; readonly language: LanguageCode },
): Promise<{ list: DeskWithdrawalRow[]; count: number }> {
  const methodOf = await methodNames(deps, db, 'out', language);
  const { twoPeopleFrom } = await paymentRulesFor(deps, db);
  const banks = await db.select().from(bank).where(eq(bank.merchantCode, deps.config.merchant));
  const bankNames = new Map(banks.map(({ code, name }) => [code, name[language]]));
  const order = queue === 'over' ? desc : asc;
  const rows = await db
    .select({ row: withdrawal, username: member.account, nickname: member.nickname })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(inQueue(deps, queue))
    .orderBy(order(withdrawal.requestedAt), order(withdrawal.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ row, ...who }) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    member: who,
    method: methodOf(row.methodCode),
    amount: row.amount,
    payout: row.amount - row.fee,
    bank: bankNames.get(row.bankCode) ?? row.bankCode,
    last4: row.last4,
    requestedAt: row.requestedAt,
    large: row.amount >= twoPeopleFrom,
    firstApprover: row.firstApprover,
  }));
  return { list, count: await db.$count(withdrawal, inQueue(deps, queue)) };
}

/** A withdrawal with everything needed to decide on it. @throws {Refusal} NOT_FOUND, also for another merchant's. */
export async function deskWithdrawal(
  deps: Deps,
  db: Database,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<DeskWithdrawal> {
  const [found] = await db
    .select({ row: withdrawal, username: member.account, nickname: member.nickname, since: member.createdAt })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(and(eq(withdrawal.id, id), eq(withdrawal.merchantCode, deps.config.merchant)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { row, ...who } = found;
  const balances = await balancesOf(db, row.memberId);
  const { twoPeopleFrom } = await paymentRulesFor(deps, db);
  const steps = await timelineOf(db, id);
  const pictures = await proofsOf(db, id);
  return {
    ...(await withdrawalDetail(deps, db, row.memberId, { id, language })),
    member: { ...who, main: balances.get('main') ?? 0, held: balances.get('held') ?? 0 },
    large: row.amount >= twoPeopleFrom,
    firstApprover: row.firstApprover,
    againApprover: row.againApprover,
    operators: steps.map(({ operator }) => operator),
    pictures: pictures.map((picture) => picture.id),
  };
}
