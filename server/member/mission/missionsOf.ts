import { and, asc, eq, gte, inArray, lt, ne, sql, sum } from 'drizzle-orm';
import type { MissionPeriod } from '../../../src/api/contract/member/mission.ts';
import { payPeriodAt, type Span } from '../../agent/settlement/periods.ts';
import type { Database } from '../../database/database.ts';
import { betHour, deposit, mission, missionClaim } from '../../database/schema.ts';

type Row = typeof mission.$inferSelect;

/** A mission and how far the member is in its current period. */
export interface MemberMission extends Row {
  readonly span: Span;
  /** Not capped by the target. */
  readonly done: number;
  /** Valid bets of the period. */
  readonly validBet: number;
  readonly isClaimed: boolean;
}

export const isClaimable = ({ done, target, validBet, leastValidBet, isClaimed }: MemberMission): boolean =>
  done >= target && validBet >= leastValidBet && !isClaimed;

/** The period of a mission at an instant. */
const spanAt = (period: MissionPeriod, at: number): Span =>
  period === 'once' ? { from: 0, to: Number.MAX_SAFE_INTEGER } : payPeriodAt(period === 'day' ? 'daily' : 'weekly', at);

interface Asked {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly at: number;
}

/** Enabled missions with the member's progress, counted from settled bets and paid deposits. */
export async function missionsOf(db: Database, { merchantCode, memberId, at }: Asked): Promise<MemberMission[]> {
  const rows = await db
    .select()
    .from(mission)
    .where(and(eq(mission.merchantCode, merchantCode), eq(mission.enabled, true)))
    .orderBy(asc(mission.sort), asc(mission.id));
  const spans = new Map(rows.map(({ period }) => [period, spanAt(period, at)]));
  const [done, claims] = await Promise.all([
    Promise.all([...spans].map(async ([period, span]) => [period, await doneIn(db, memberId, span)] as const)),
    claimsOf(db, memberId, [...spans.values()]),
  ]);
  const doneOf = new Map(done);
  return rows.flatMap((row) => {
    const [span, in_] = [spans.get(row.period), doneOf.get(row.period)];
    if (span === undefined || in_ === undefined) return [];
    const isClaimed = claims.has(`${row.id}/${span.from}`);
    return [{ ...row, span, done: progressOf(row, in_), validBet: allOf(in_), isClaimed }];
  });
}

interface Done {
  /** Valid bets by category. */
  readonly bets: ReadonlyMap<string, number>;
  readonly deposits: number;
}

async function doneIn(db: Database, memberId: string, { from, to }: Span): Promise<Done> {
  const [bets, [paid]] = await Promise.all([
    db
      .select({ category: betHour.category, validBet: sum(betHour.validBet) })
      .from(betHour)
      .where(
        and(
          eq(betHour.memberId, memberId),
          gte(betHour.hour, from),
          lt(betHour.hour, to),
          ne(betHour.result, 'voided'),
        ),
      )
      .groupBy(betHour.category),
    db
      .select({ amount: sum(deposit.amount) })
      .from(deposit)
      .where(
        and(
          eq(deposit.memberId, memberId),
          eq(deposit.status, 'paid'),
          gte(deposit.paidAt, from),
          lt(deposit.paidAt, to),
        ),
      ),
  ]);
  return {
    bets: new Map(bets.map(({ category, validBet }) => [category, Number(validBet ?? 0)])),
    deposits: Number(paid?.amount ?? 0),
  };
}

const allOf = ({ bets }: Done): number => [...bets.values()].reduce((all, one) => all + one, 0);

function progressOf({ kind, category }: Row, of: Done): number {
  const { bets, deposits } = of;
  switch (kind) {
    case 'deposits':
      return deposits;
    case 'categories':
      return [...bets.values()].filter((validBet) => validBet > 0).length;
    case 'validBet':
      return category === null ? allOf(of) : (bets.get(category) ?? 0);
  }
}

/** The member's claims in these periods, as `mission/period`. */
async function claimsOf(db: Database, memberId: string, spans: readonly Span[]): Promise<ReadonlySet<string>> {
  if (spans.length === 0) return new Set();
  const rows = await db
    .select({ key: sql<string>`${missionClaim.missionId} || '/' || ${missionClaim.periodFrom}` })
    .from(missionClaim)
    .where(
      and(
        eq(missionClaim.memberId, memberId),
        inArray(
          missionClaim.periodFrom,
          spans.map(({ from }) => from),
        ),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}
