import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { AgreementKind, PayPeriod } from '../../../src/api/contract/agent/agreement.ts';
import { computeBill } from '../../../src/api/contract/rules/computeBill.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, bill, settlement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import type { Agreement } from '../agreement/allowedActions.ts';
import { issueBills, type NewBill } from '../bill/issueBills.ts';
import { payPeriodAt, type Span } from './periods.ts';
import { NOTHING, teamSums, treeOf } from './teamSums.ts';
import { pairOf, voidedBetCorrections } from './voidedBetCorrections.ts';

/** Agreements of a kind with the same pay period. */
export interface Class {
  readonly kind: AgreementKind;
  readonly period: PayPeriod;
}

/** Batch size: short locks, few round trips. */
const IN_ONE_GO = 200;

/**
 * Settles all agreements of a class for a past span: computes, writes and pays their bills. Depends only on recorded
 * times, so it can run at any time, repeatedly and on several servers, and creates each bill once. Pays from the top
 * down, so that a payee can pay with the money.
 */
export async function settleSpan(
  { db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>,
  { kind, period }: Class,
  span: Span,
): Promise<void> {
  const merchantCode = config.merchant;
  const agreements = await agreementsIn(db, merchantCode, { kind, period }, span);
  const bills = agreements.length === 0 ? [] : await computeBills(db, agreements, { merchantCode, kind, period, span });
  for (let from = 0; from < bills.length; from += IN_ONE_GO) {
    const some = bills.slice(from, from + IN_ONE_GO);
    await db.transaction((transaction) => issueBills(transaction, some, now()));
  }
  await db
    .insert(settlement)
    .values({ merchantCode, kind, period, fromAt: span.from, toAt: span.to, settledAt: now(), bills: bills.length })
    .onConflictDoNothing();
}

const agreementsIn = (
  db: Database,
  merchantCode: string,
  { kind, period }: Class,
  { from, to }: Span,
): Promise<Agreement[]> =>
  db
    .select()
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.merchantCode, merchantCode),
        eq(agentAgreement.kind, kind),
        eq(agentAgreement.period, period),
        sql`${agentAgreement.agreedAt} is not null`,
        lte(agentAgreement.startsAt, from),
        or(isNull(agentAgreement.endsAt), gte(agentAgreement.endsAt, to)),
      ),
    )
    .orderBy(asc(agentAgreement.id));

interface Work extends Class {
  readonly merchantCode: string;
  readonly span: Span;
}

async function computeBills(db: Database, agreements: readonly Agreement[], work: Work): Promise<readonly NewBill[]> {
  const { merchantCode, kind, period, span } = work;
  const countedFrom = payPeriodAt(period, span.from).from;
  const tree = await treeOf(db, merchantCode, span.from);
  const sums = await teamSums(db, tree, { merchantCode, span, countedFrom });
  const back = await voidedBetCorrections(db, { merchantCode, kind, span });
  const before = await lastBills(db, work);
  const bills = agreements.map((agreement): NewBill => {
    const { id: agreementId, uplineId, downlineId, tiers } = agreement;
    const team = sums.get(downlineId) ?? NOTHING;
    const last = before.get(pairOf(agreement));
    // A loss of the house is carried into one period only (M10).
    const carriedIn = kind === 'dividend' && last?.to === span.from ? Math.min(0, last.loss) : 0;
    const voided = back.get(pairOf(agreement)) ?? 0;
    const owedBefore = last?.owedAfter ?? 0;
    return {
      id: `${agreementId}.${span.from}`,
      merchantCode,
      agreementId,
      kind,
      uplineId,
      downlineId,
      level: tree.levelOf(uplineId),
      fromAt: span.from,
      toAt: span.to,
      countedFrom,
      ...team,
      carriedIn,
      voided,
      owedBefore,
      ...computeBill({ kind, tiers, sums: team, carriedIn, voided, owedBefore }),
    };
  });
  return bills
    .filter(
      (one) => kind === 'dividend' || kind === 'daily' || one.validBet !== 0 || one.loss !== 0 || one.voided !== 0,
    )
    .toSorted((one, other) => one.level - other.level || (one.id < other.id ? -1 : 1));
}

interface LastBill {
  readonly to: number;
  readonly loss: number;
  readonly owedAfter: number;
}

/** The previous bill of each pair with an agreement in the span. */
async function lastBills(
  db: Database,
  { merchantCode, kind, period, span }: Work,
): Promise<ReadonlyMap<string, LastBill>> {
  const rows = await rowsOf<
    Record<'upline_id' | 'downline_id', string> & Record<'to_at' | 'loss' | 'owed_after', unknown>
  >(
    db,
    sql`
    select contract.upline_id, contract.downline_id, last.to_at, last.loss, last.owed_after
    from contract cross join lateral (
      select to_at, loss, owed_after from ${bill}
      where downline_id = contract.downline_id and kind = ${kind} and upline_id = contract.upline_id
        and to_at <= ${span.from}
      order by to_at desc limit 1
    ) last
    where contract.merchant_code = ${merchantCode} and contract.kind = ${kind} and contract.period = ${period}
      and contract.agreed_at is not null and contract.starts_at <= ${span.from}
      and (contract.ends_at is null or contract.ends_at >= ${span.to})`,
  );
  return new Map(
    rows.map(({ upline_id, downline_id, to_at, loss, owed_after }) => [
      pairOf({ uplineId: upline_id, downlineId: downline_id }),
      { to: Number(to_at), loss: Number(loss), owedAfter: Number(owed_after) },
    ]),
  );
}
