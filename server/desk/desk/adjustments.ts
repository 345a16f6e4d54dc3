import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { AdjustedPurse, Adjustment } from '../../../src/api/contract/desk/deskMoney.ts';
import { MONEY_PER_LOT, POINTS_PER_LOT } from '../../../src/api/contract/member/points.ts';
import type { Database } from '../../database/database.ts';
import { adjustment, ledgerAccount, member } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { post } from '../../money/ledger/post.ts';
import { paymentRulesFor } from '../../money/payment/rulesOfPayment.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { audit } from './audit.ts';
import { lockOperator } from './operatorDay.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
type Row = typeof adjustment.$inferSelect;

const DAY_MS = 24 * 60 * 60_000;

/** A member whom the desk may adjust: no trial, no staff. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function memberAtDesk({ config }: Deps, db: Database, username: string) {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  if (found?.kind !== 'member' || found.isAgent === TRIAL) throw new Refusal('ACCOUNT_UNKNOWN');
  const balances = await balancesOf(db, found.id);
  const of = (purse: 'main' | 'held' | 'points') => balances.get(purse) ?? 0;
  const { id, account: username_, nickname } = found;
  return { id, username: username_, nickname, main: of('main'), held: of('held'), points: of('points') };
}

/**
 * Credits or debits a member; a large amount needs a second operator. The adjustments of one operator within a day are
 * added up, so splitting a large amount, also over members, does not avoid the review.
 * @throws {Refusal} ACCOUNT_UNKNOWN, BALANCE_TOO_LOW.
 */
export async function adjust(
  deps: Deps,
  db: Database,
  operator: Operator,
  {
    username,
    purse,
    amount,
    reason,
  }: { readonly username: string; readonly purse: AdjustedPurse; readonly amount: number; readonly reason: string },
): Promise<Adjustment> {
  const { id: memberId } = await memberAtDesk(deps, db, username);
  const at = deps.now();
  const day = { merchantCode: deps.config.merchant, operator: operator.name, at };
  await lockOperator(db, day);
  const { twoPeopleFrom } = await paymentRulesFor(deps, db);
  const large = worthOf(purse, amount) + (await adjustedToday(db, day)) >= twoPeopleFrom;
  const row: Row = {
    id: randomUUID(),
    merchantCode: deps.config.merchant,
    memberId,
    purse,
    amount,
    reason,
    status: large ? 'pending' : 'done',
    madeBy: operator.name,
    madeAt: at,
    decidedBy: null,
    decidedAt: null,
    remark: null,
  };
  await db.insert(adjustment).values(row);
  return finish(deps, db, operator, row, {
    act: large ? 'adjustmentAsked' : 'adjusted',
    moves: !large,
    remark: reason,
  });
}

/**
 * The second operator approves or declines a large adjustment; the first may decline too.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED, BALANCE_TOO_LOW.
 */
export async function decideAdjustment(
  deps: Deps,
  db: Database,
  operator: Operator,
  { id, confirms, remark = null }: { readonly id: string; readonly confirms: boolean; readonly remark?: string | null },
): Promise<Adjustment> {
  const own = and(eq(adjustment.id, id), eq(adjustment.merchantCode, deps.config.merchant));
  const [row] = await db.select().from(adjustment).where(own).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.status !== 'pending') throw new Refusal('STATUS_CHANGED');
  if (confirms && row.madeBy === operator.name) throw new Refusal('SECOND_PERSON_NEEDED');
  const decided = {
    status: confirms ? ('done' as const) : ('declined' as const),
    decidedBy: operator.name,
    decidedAt: deps.now(),
    remark,
  };
  await db.update(adjustment).set(decided).where(eq(adjustment.id, id));
  const act = confirms ? 'adjustmentConfirmed' : 'adjustmentDeclined';
  return finish(deps, db, operator, { ...row, ...decided }, { act, moves: confirms, remark });
}

/** A page of adjustments: pending first, then newest. */
export async function adjustmentsOf(
  { config }: Deps,
  db: Database,
  page: number,
): Promise<{ list: Adjustment[]; count: number }> {
  const own = eq(adjustment.merchantCode, config.merchant);
  const rows = await db
    .select({
      row: adjustment,
      username: member.account,
      nickname: member.nickname,
      balance: sql<number>`coalesce(${ledgerAccount.balance}, 0)`.mapWith(Number),
    })
    .from(adjustment)
    .innerJoin(member, eq(member.id, adjustment.memberId))
    .leftJoin(
      ledgerAccount,
      and(eq(ledgerAccount.memberId, adjustment.memberId), eq(ledgerAccount.purse, adjustment.purse)),
    )
    .where(own)
    .orderBy(sql`${adjustment.status} <> 'pending'`, desc(adjustment.madeAt), desc(adjustment.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ row, balance, ...who }) => viewOf(row, who, balance));
  return { list, count: await db.$count(adjustment, own) };
}

/** Posts an approved adjustment with its audit entry, and returns it. */
async function finish(
  deps: Deps,
  db: Database,
  operator: Operator,
  row: Row,
  {
    act,
    moves,
    remark,
  }: {
    readonly act: 'adjusted' | 'adjustmentAsked' | 'adjustmentConfirmed' | 'adjustmentDeclined';
    readonly moves: boolean;
    readonly remark: string | null;
  },
): Promise<Adjustment> {
  const at = deps.now();
  const { merchantCode, memberId, purse, amount } = row;
  const before = (await balancesOf(db, memberId)).get(purse) ?? 0;
  const account = memberAccount(memberId, purse);
  if (moves) {
    const house = houseAccount(merchantCode, 'main', purse === 'points' ? 'pointsAdjusted' : 'adjustments');
    await post(db, {
      merchantCode,
      book: 'main',
      kind: 'adjustment',
      cause: row.id,
      at,
      lines: [
        { account, amount },
        { account: house, amount: -amount },
      ],
    });
  }
  const balance = (await balancesOf(db, memberId)).get(purse) ?? 0;
  const told = { member: memberId, purse, amount };
  await audit(db, {
    merchantCode,
    at,
    operator: operator.name,
    act,
    subject: row.id,
    before: { ...told, balance: before },
    after: { ...told, balance, status: row.status },
    remark,
  });
  const [found] = await db.select().from(member).where(eq(member.id, memberId));
  return viewOf(row, { username: found?.account ?? memberId, nickname: found?.nickname ?? '' }, balance);
}

/** Absolute value in 1/10,000 P. */
const worthOf = (purse: AdjustedPurse, amount: number): number =>
  purse === 'main' ? Math.abs(amount) : (Math.abs(amount) / POINTS_PER_LOT) * MONEY_PER_LOT;

/** What an operator adjusted alone within a day. */
async function adjustedToday(
  db: Database,
  { merchantCode, operator, at }: { readonly merchantCode: string; readonly operator: string; readonly at: number },
): Promise<number> {
  const rows = await db
    .select()
    .from(adjustment)
    .where(
      and(
        eq(adjustment.merchantCode, merchantCode),
        eq(adjustment.madeBy, operator),
        gt(adjustment.madeAt, at - DAY_MS),
        eq(adjustment.status, 'done'),
        sql`${adjustment.decidedBy} is null`,
      ),
    );
  return rows.reduce((sum, { purse, amount }) => sum + worthOf(purse, amount), 0);
}

const viewOf = (row: Row, who: Adjustment['member'], balance: number): Adjustment => ({
  id: row.id,
  status: row.status,
  member: who,
  purse: row.purse,
  amount: row.amount,
  reason: row.reason,
  madeBy: row.madeBy,
  madeAt: row.madeAt,
  decidedBy: row.decidedBy,
  remark: row.remark,
  balance,
});
