import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { ContractKind, PayPeriod } from '../../src/api/contract/agentContract.ts';
import { computeBill } from '../../src/api/contract/rules/computeBill.ts';
import { issueBills, type NewBill } from '../bill/issueBills.ts';
import type { Contract } from '../contract/allowedActions.ts';
import type { Database } from '../database/database.ts';
import { agentContract, bill, settlement } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { payPeriodAt, type Span } from './periods.ts';
import { NOTHING, teamSums, treeOf } from './teamSums.ts';
import { pairOf, voidedBetCorrections } from './voidedBetCorrections.ts';

/** Contracts of a kind with the same pay period. */
export interface Class {
  readonly kind: ContractKind;
  readonly period: PayPeriod;
}

/** Batch size: short locks, few round trips. */
const IN_ONE_GO = 200;

/**
 * Settles all contracts of a class for a past span: computes, writes and pays their bills. Depends only on recorded
 * times, so it can run at any time, repeatedly and on several servers, and creates each bill once. Pays from the top
 * down, so that a payee can pay with the money.
 */
export async function settleSpan(
  { db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>,
  { kind, period }: Class,
  span: Span,
): Promise<void> {
  const merchantCode = config.merchant;
  const contracts = await contractsIn(db, merchantCode, { kind, period }, span);
  const bills = contracts.length === 0 ? [] : await computeBills(db, contracts, { merchantCode, kind, period, span });
  for (let from = 0; from < bills.length; from += IN_ONE_GO) {
    const some = bills.slice(from, from + IN_ONE_GO);
    await db.transaction((transaction) => issueBills(transaction, some, now()));
  }
  await db
    .insert(settlement)
    .values({ merchantCode, kind, period, fromAt: span.from, toAt: span.to, settledAt: now(), bills: bills.length })
    .onConflictDoNothing();
}

const contractsIn = (
  db: Database,
  merchantCode: string,
  { kind, period }: Class,
  { from, to }: Span,
): Promise<Contract[]> =>
  db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.merchantCode, merchantCode),
        eq(agentContract.kind, kind),
        eq(agentContract.period, period),
        sql`${agentContract.agreedAt} is not null`,
        lte(agentContract.startsAt, from),
        or(isNull(agentContract.endsAt), gte(agentContract.endsAt, to)),
      ),
    )
    .orderBy(asc(agentContract.id));

interface Work extends Class {
  readonly merchantCode: string;
  readonly span: Span;
}

async function computeBills(db: Database, contracts: readonly Contract[], work: Work): Promise<readonly NewBill[]> {
  const { merchantCode, kind, period, span } = work;
  const countedFrom = payPeriodAt(period, span.from).from;
  const tree = await treeOf(db, merchantCode, span.from);
  const sums = await teamSums(db, tree, { merchantCode, span, countedFrom });
  const back = await voidedBetCorrections(db, { merchantCode, kind, span });
  const before = await lastBills(db, work);
  const bills = contracts.map((contract): NewBill => {
    const { id: contractId, uplineId, downlineId, tiers } = contract;
    const team = sums.get(downlineId) ?? NOTHING;
    const last = before.get(pairOf(contract));
    // A loss of the house is carried into one period only (M10).
    const carriedIn = kind === 'dividend' && last?.to === span.from ? Math.min(0, last.loss) : 0;
    const voided = back.get(pairOf(contract)) ?? 0;
    const owedBefore = last?.owedAfter ?? 0;
    return {
      id: `${contractId}.${span.from}`,
      merchantCode,
      contractId,
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

/** The previous bill of each pair with a contract in the span. */
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
