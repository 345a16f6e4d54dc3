import { and, desc, eq, gte, lte, ne, sql, sum } from 'drizzle-orm';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { protectionContract } from '../../../src/api/contract/member/protection.ts';
import type { PageSize } from '../../../src/api/contract/paging.ts';
import { businessDay, daysLater, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { deposit, gameRound, playVisit } from '../../database/schema.ts';
import { endOf, isUnderWay, timeWithin } from './used.ts';

type Visit = typeof playVisit.$inferSelect;
const DAYS = 30;

/** A page of the sessions of play, newest first. */
export async function visitPage(
  db: Database,
  memberId: string,
  request: { readonly page: number; readonly pageSize: PageSize },
  at: number,
): Promise<ValueOf<(typeof protectionContract)['sessions']>> {
  const { rows, count } = await pageOf(
    db,
    { table: playVisit, where: eq(playVisit.memberId, memberId), orderBy: [desc(playVisit.startedAt)] },
    request,
  );
  const list = rows.map(async (visit) => {
    const endedAt = isUnderWay(visit, at) ? null : visit.lastAt;
    const played = endOf(visit, at) - visit.startedAt;
    return {
      ...{ startedAt: visit.startedAt, endedAt, played },
      deposits: await paidWithin(db, visit, at),
      net: await netWithin(db, visit, at),
    };
  });
  return { list: await Promise.all(list), count };
}

/** The session of play under way; null without one. */
export async function currentVisit(
  db: Database,
  memberId: string,
  at: number,
): Promise<{ readonly startedAt: number; readonly net: number } | null> {
  const [visit] = await db
    .select()
    .from(playVisit)
    .where(eq(playVisit.memberId, memberId))
    .orderBy(desc(playVisit.startedAt))
    .limit(1);
  if (visit === undefined || !isUnderWay(visit, at)) return null;
  return { startedAt: visit.startedAt, net: await netWithin(db, visit, at) };
}

/** Won less lost in the rounds that were opened in a session of play. */
async function netWithin(db: Database, visit: Visit, at: number): Promise<number> {
  const [total] = await db
    .select({ net: sql<string | null>`sum(${gameRound.payout} - ${gameRound.stake})` })
    .from(gameRound)
    .where(
      and(
        eq(gameRound.memberId, visit.memberId),
        gte(gameRound.openedAt, visit.startedAt),
        lte(gameRound.openedAt, endOf(visit, at)),
        ne(gameRound.state, 'cancelled'),
        eq(gameRound.demo, false),
      ),
    );
  return Number(total?.net ?? 0);
}

async function paidWithin(db: Database, visit: Visit, at: number): Promise<number> {
  const [total] = await db
    .select({ amount: sum(deposit.amount) })
    .from(deposit)
    .where(
      and(
        eq(deposit.memberId, visit.memberId),
        gte(deposit.paidAt, visit.startedAt),
        lte(deposit.paidAt, endOf(visit, at)),
      ),
    );
  return Number(total?.amount ?? 0);
}

/** Time played on each of the last 30 business days, oldest first. */
export async function playedByDay(
  db: Database,
  memberId: string,
  at: number,
): Promise<{ readonly start: number; readonly played: number }[]> {
  const today = businessDay(at);
  const starts = Array.from({ length: DAYS }, (_, day) => startOfDay(daysLater(today, day - DAYS + 1)));
  const visits = await db
    .select()
    .from(playVisit)
    .where(and(eq(playVisit.memberId, memberId), gte(playVisit.lastAt, starts[0] ?? at)));
  return starts.map((start) => ({
    start,
    played: visits.reduce((sum, visit) => sum + timeWithin(visit, { from: start, to: start + 86_400_000 }, at), 0),
  }));
}
