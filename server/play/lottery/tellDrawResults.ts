import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { drawNotice, exchange, lotteryDraw } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';

const DAY_MS = 86_400_000;
/** POINTS-09: how long one notification lasts. */
const NOTIFICATION_MS = 30 * DAY_MS;

/**
 * POINTS-09: after each business day, tells its draw results to members who exchanged points for that: the last draw of
 * each lottery, once. Several notifications follow one another. May run on several servers at once.
 */
export async function tellDrawResults({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const at = now();
  const today = startOfDay(businessDay(at));
  const day = today - DAY_MS;
  const draws = await lastDraws(db, day);
  if (draws.length === 0) return;
  for (const [memberId, until] of await readersOf({ db, config }, today)) {
    await db.transaction(async (transaction) => {
      const told = await transaction.insert(drawNotice).values({ memberId, day }).onConflictDoNothing().returning();
      if (told.length === 0) return;
      const facts = { results: { day, draws }, until };
      await writeMessage(transaction, { merchantCode: config.merchant, memberId, at, topic: 'drawResults', facts });
    });
  }
}

async function lastDraws(db: ServerDeps['db'], day: number) {
  const rows = await db
    .selectDistinctOn([lotteryDraw.gameCode])
    .from(lotteryDraw)
    .where(and(gte(lotteryDraw.openedAt, day), lt(lotteryDraw.openedAt, day + DAY_MS)))
    .orderBy(lotteryDraw.gameCode, desc(lotteryDraw.openedAt));
  return rows.map(({ gameName: name, issueNo: issue, numbers }) => ({ name, issue, numbers }));
}

/** Members whose notifications are on at an instant, and until when. */
async function readersOf(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  instant: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ memberId: exchange.memberId, from: exchange.reviewedAt, quantity: exchange.quantity })
    .from(exchange)
    .where(
      and(
        eq(exchange.merchantCode, config.merchant),
        eq(exchange.kind, 'notificationMessage'),
        eq(exchange.status, 'approved'),
        lt(exchange.reviewedAt, instant),
      ),
    )
    .orderBy(exchange.reviewedAt);
  const until = new Map<string, number>();
  for (const { memberId, from, quantity } of rows) {
    until.set(memberId, Math.max(from ?? 0, until.get(memberId) ?? 0) + quantity * NOTIFICATION_MS);
  }
  return new Map([...until].filter(([, end]) => end >= instant));
}
