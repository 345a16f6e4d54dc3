import { and, count, desc, eq, gt, inArray, lte, sum } from 'drizzle-orm';
import type { AgreementKind, Tier } from '../../../src/api/contract/agent/agreement.ts';
import type { BillLine, BillRow, BillStatus } from '../../../src/api/contract/agent/bill.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, bill } from '../../database/schema.ts';
import { memberNames } from '../agreement/people.ts';
import type { Bill } from './payBills.ts';

/** Bills from one side's view. */
export async function billRows(db: Database, bills: readonly Bill[], memberId: string): Promise<BillRow[]> {
  const personOf = await memberNames(
    db,
    bills.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  const tiersOf = await agreedTiers(db, bills);
  return bills.map(({ uplineId, downlineId, fromAt, toAt, carriedIn, ...row }) => ({
    id: row.id,
    agreementId: row.agreementId,
    kind: row.kind,
    own: uplineId === memberId ? 'upline' : 'downline',
    payer: personOf(uplineId),
    payee: personOf(downlineId),
    from: fromAt,
    to: toAt,
    activeMembers: row.activeMembers,
    validBet: row.validBet,
    loss: row.loss,
    carriedOver: carriedIn,
    rate: row.rate,
    due: row.due,
    paid: row.paid,
    status: row.status,
    issuedAt: row.issuedAt,
    remark: row.remark,
    mayClaim: row.status === 'claimable' && downlineId === memberId,
    counted: {
      from: row.countedFrom,
      validBet: row.countedValidBet,
      loss: row.countedLoss,
      activeMembers: row.activeMembers,
    },
    tier: row.tier,
    nextTier: tiersOf.get(row.agreementId)?.find(({ rate }) => rate > row.rate) ?? null,
    lines: billLines(row),
  }));
}

async function agreedTiers(db: Database, bills: readonly Bill[]): Promise<ReadonlyMap<string, readonly Tier[]>> {
  if (bills.length === 0) return new Map();
  const agreements = await db
    .select({ id: agentAgreement.id, tiers: agentAgreement.tiers })
    .from(agentAgreement)
    .where(inArray(agentAgreement.id, [...new Set(bills.map(({ agreementId }) => agreementId))]));
  return new Map(agreements.map(({ id, tiers }) => [id, tiers]));
}

interface Asked {
  readonly as: 'upline' | 'downline';
  readonly kinds: readonly AgreementKind[];
  readonly status: 'all' | BillStatus;
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pageSize: string;
}

/** A page of the bills that a member pays or receives, newest first. */
export async function listBills(
  db: Database,
  memberId: string,
  { as, kinds, status, from, to, page, pageSize }: Asked,
) {
  const within = (after: number, until: number) =>
    and(
      eq(as === 'upline' ? bill.uplineId : bill.downlineId, memberId),
      inArray(bill.kind, [...kinds]),
      status === 'all' ? undefined : eq(bill.status, status),
      gt(bill.toAt, after),
      lte(bill.toAt, until),
    );
  const wanted = within(from, to);
  const size = Number(pageSize);
  const sumsOf = async (bills: typeof wanted) => {
    const [row] = await db
      .select({ count: count(), due: sum(bill.due), paid: sum(bill.paid) })
      .from(bill)
      .where(bills);
    return { count: row?.count ?? 0, due: Number(row?.due ?? 0), paid: Number(row?.paid ?? 0) };
  };
  const [bills, sums, { due, paid }] = await Promise.all([
    db
      .select()
      .from(bill)
      .where(wanted)
      .orderBy(desc(bill.toAt), desc(bill.id))
      .offset((page - 1) * size)
      .limit(size),
    sumsOf(wanted),
    sumsOf(within(from - (to - from), from)),
  ]);
  return { list: await billRows(db, bills, memberId), ...sums, before: { due, paid } };
}

/** The steps of the calculation, in display order (M9). */
function billLines({
  tier,
  base,
  rate,
  share,
  voided,
  owedBefore,
  owedAfter,
  due,
}: Pick<Bill, 'tier' | 'base' | 'rate' | 'share' | 'voided' | 'owedBefore' | 'owedAfter' | 'due'>): BillLine[] {
  const plain = (key: BillLine['key'], amount: number): BillLine => ({ key, amount, base: null, rate: null });
  return [
    tier === null ? plain('notReached', 0) : { key: 'share', amount: share, base, rate },
    ...(voided < 0 ? [plain('voided', voided)] : []),
    ...(owedBefore < 0 ? [plain('owedBefore', owedBefore)] : []),
    ...(owedAfter < 0 ? [plain('owedAfter', owedAfter)] : []),
    plain('due', due),
  ];
}
