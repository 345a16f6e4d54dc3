import { and, eq, gte, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { bet, betHour } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;

export interface BetsWanted {
  readonly memberId: string;
  /** ms */
  readonly from: number;
  /** ms, exclusive */
  readonly to: number;
  readonly category: string;
  readonly result: 'all' | 'won' | 'lost' | 'even' | 'voided';
}

/** Amounts in 1/10,000 P; voided bets count, but add nothing to the sums. */
export interface BetTotals {
  readonly count: number;
  readonly stake: number;
  readonly validBet: number;
  readonly payout: number;
}

/** `won`, `lost`, `even` or `voided`. */
export const betResultSql = sql<string>`bet_result(${bet.stake}, ${bet.payout}, ${bet.voidedAt})`;

/** Totals of a member's settled bets: whole hours from their counts, the rest of the range from the bets (MEMBER-10). */
export async function betTotals(db: Database, wanted: BetsWanted): Promise<BetTotals> {
  const { from, to } = wanted;
  const firstHour = Math.ceil(from / HOUR_MS) * HOUR_MS;
  const lastHour = Math.max(firstHour, Math.floor(to / HOUR_MS) * HOUR_MS);
  const hours = db
    .select({ count: sum(betHour.bets), ...sumsOf(betHour, ne(betHour.result, 'voided')) })
    .from(betHour)
    .where(and(chosen(betHour, wanted), gte(betHour.hour, firstHour), lt(betHour.hour, lastHour)));
  const edges = db
    .select({ count: sql<string | null>`count(*)::numeric`, ...sumsOf(bet, sql`${bet.voidedAt} is null`) })
    .from(bet)
    .where(
      and(
        chosen({ ...bet, result: betResultSql }, wanted),
        or(
          and(gte(bet.settledAt, from), lt(bet.settledAt, Math.min(firstHour, to))),
          and(gte(bet.settledAt, lastHour), lt(bet.settledAt, to)),
        ),
      ),
    );
  const parts = await unionAll(hours, edges);
  const total = (amount: keyof BetTotals) => parts.reduce((all, part) => all + Number(part[amount] ?? 0), 0);
  return { count: total('count'), stake: total('stake'), validBet: total('validBet'), payout: total('payout') };
}

const sumsOf = (table: Pick<typeof bet | typeof betHour, 'stake' | 'validBet' | 'payout'>, counts: SQL) => {
  const sumOf = (column: typeof table.stake | typeof table.validBet | typeof table.payout) =>
    sql<string | null>`sum(${column}) filter (where ${counts})`;
  return { stake: sumOf(table.stake), validBet: sumOf(table.validBet), payout: sumOf(table.payout) };
};

const chosen = (
  table: Pick<typeof bet | typeof betHour, 'memberId' | 'category'> & {
    readonly result: SQL<string> | typeof betHour.result;
  },
  { memberId, category, result }: BetsWanted,
) =>
  and(
    eq(table.memberId, memberId),
    category === 'all' ? undefined : eq(table.category, category),
    result === 'all' ? undefined : sql`${table.result} = ${result}`,
  );
