import { and, eq, gte, lt, ne, sql, sum } from 'drizzle-orm';
import type { ProfitCategory, ProfitDay } from '../../../src/api/contract/member/profit.ts';
import { betCategory } from '../../../src/api/contract/play/bet.ts';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { betHour, bonus } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Business days begin at midnight GMT+8, on a whole hour. */
const ZONE_MS = 8 * HOUR_MS;

interface Wanted {
  readonly memberId: string;
  /** ms, down to the hour */
  readonly from: number;
  /** ms, exclusive */
  readonly to: number;
}

interface Profit {
  /** Newest first. */
  readonly days: readonly ProfitDay[];
  /** The highest stake first. */
  readonly categories: readonly ProfitCategory[];
}

const NOTHING = { bets: 0, stake: 0, payout: 0, bonuses: 0 } as const;

/** What a member staked, was paid and was given (MEMBER-12), from the sums of bets by hour and the list of bonuses: a million rounds cost
 * nothing. */
export async function profitOf(db: Database, wanted: Wanted): Promise<Profit> {
  const [played, bonuses] = await Promise.all([playedOf(db, wanted), bonusesOf(db, wanted)]);
  const days = new Map<string, ProfitDay>();
  const categories = new Map<string, ProfitCategory>();
  const add = (id: string, more: Partial<Omit<ProfitDay, 'id'>>) => {
    const { bets = 0, stake = 0, payout = 0, bonuses: given = 0 } = more;
    const day = days.get(id) ?? { id, ...NOTHING };
    days.set(id, {
      id,
      bets: day.bets + bets,
      stake: day.stake + stake,
      payout: day.payout + payout,
      bonuses: day.bonuses + given,
    });
  };
  for (const { day, category, ...figures } of played) {
    add(day, figures);
    const id = betCategory.parse(category);
    const before = categories.get(category) ?? { id, ...NOTHING };
    categories.set(category, {
      id,
      bets: before.bets + figures.bets,
      stake: before.stake + figures.stake,
      payout: before.payout + figures.payout,
    });
  }
  for (const { day, amount } of bonuses) add(day, { bonuses: amount });
  return {
    days: [...days.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    categories: [...categories.values()].toSorted((one, other) => other.stake - one.stake),
  };
}

const dayOf = (place: number): string => businessDay(place * DAY_MS - ZONE_MS);
const dayOfInstant = (at: typeof betHour.hour | typeof bonus.at) =>
  sql<string>`(${at} + ${sql.raw(String(ZONE_MS))}) / ${sql.raw(String(DAY_MS))}`;
const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

async function playedOf(db: Database, { memberId, from, to }: Wanted) {
  const day = dayOfInstant(betHour.hour);
  const rows = await db
    .select({
      day,
      category: betHour.category,
      bets: sum(betHour.bets),
      stake: sum(betHour.stake),
      payout: sum(betHour.payout),
    })
    .from(betHour)
    .where(
      and(
        eq(betHour.memberId, memberId),
        gte(betHour.hour, hourOf(from)),
        lt(betHour.hour, to),
        ne(betHour.result, 'voided'),
      ),
    )
    .groupBy(day, betHour.category)
    // A voided bet leaves a row of nothing.
    .having(sql`sum(${betHour.bets}) > 0`);
  return rows.map((row) => ({
    day: dayOf(Number(row.day)),
    category: row.category,
    bets: Number(row.bets),
    stake: Number(row.stake),
    payout: Number(row.payout),
  }));
}

async function bonusesOf(db: Database, { memberId, from, to }: Wanted) {
  const day = dayOfInstant(bonus.at);
  const rows = await db
    .select({ day, amount: sum(bonus.amount) })
    .from(bonus)
    .where(
      and(
        eq(bonus.memberId, memberId),
        gte(bonus.at, hourOf(from)),
        lt(bonus.at, to),
        // Corrections of an operator are no bonus.
        ne(bonus.kind, 'adjustment'),
      ),
    )
    .groupBy(day);
  return rows.map((row) => ({ day: dayOf(Number(row.day)), amount: Number(row.amount) }));
}
