import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { ANSWER_WITHIN_MS, type Promises, questionType } from '../../../src/api/contract/member/feedback.ts';
import type { Database } from '../../database/database.ts';
import { ticket, ticketMessage } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

const SPAN_MS = 30 * 86_400_000;
/** Fewer answers say nothing. */
const FEWEST_MEASURED = 3;

/** The promised time of each type of question, and how it was kept in the last 30 days (decision S8). */
export async function promisesOf({ config, now }: Pick<ServerDeps, 'config' | 'now'>, db: Database): Promise<Promises> {
  const rows = await db
    .select({
      type: ticket.type,
      answers: sql<string>`count(*)`,
      inTime: sql<string>`sum(case when ${ticketMessage.inTime} then 1 else 0 end)`,
      median: sql<string>`percentile_cont(0.5) within group (order by ${ticketMessage.waitedMs})`,
    })
    .from(ticketMessage)
    .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
    .where(
      and(
        eq(ticket.merchantCode, config.merchant),
        gt(ticketMessage.at, now() - SPAN_MS),
        isNotNull(ticketMessage.waitedMs),
      ),
    )
    .groupBy(ticket.type);
  const measured = new Map(rows.map((row) => [row.type, row]));
  const sum = (of: 'answers' | 'inTime') => rows.reduce((total, row) => total + Number(row[of]), 0);
  const answers = sum('answers');
  return {
    types: questionType.options.map((type) => {
      const row = measured.get(type);
      const isEnough = row !== undefined && Number(row.answers) >= FEWEST_MEASURED;
      return { type, withinMs: ANSWER_WITHIN_MS[type], medianMs: isEnough ? Math.round(Number(row.median)) : null };
    }),
    kept: answers < FEWEST_MEASURED ? null : { answers, inTime: sum('inTime') },
  };
}
