import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { spanSql } from './figuresSql.ts';

interface LineDays {
  /** A query of agents' ids. */
  readonly agents: SQL;
  /** ms, beginnings of business days. */
  readonly from: number;
  readonly to: number;
}

/** Rolls up days of lines again, from their bets and movements. The caller holds the lock of the roll-ups. */
export async function fillLineDays(db: Database, { agents, from, to }: LineDays): Promise<void> {
  for (const table of ['line_day', 'line_day_move'])
    await db.execute(
      sql`delete from ${sql.raw(table)} where agent_id in (${agents}) and day >= ${from} and day < ${to}`,
    );
  await db.execute(sql`
    insert into line_day (agent_id, day, category, vendor, result, bets, stake, valid_bet, payout)
    select line.above_id, played.day, category, vendor, result, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from (
      select member_id, day_of(hour) as day, category, vendor, result,
        sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout
      from bet_hour where ${spanSql('hour', from, to)} group by 1, 2, 3, 4, 5
    ) as played
    join line_member as line on line.member_id = played.member_id and line.level > 0
    where line.above_id in (${agents})
    group by 1, 2, 3, 4, 5 having sum(bets) <> 0`);
  await db.execute(sql`
    insert into line_day_move (agent_id, day, kind, moves, credit, debit)
    select line.above_id, day_of(moved.at), moved.kind, count(*),
      coalesce(sum(moved.amount) filter (where moved.amount > 0), 0),
      coalesce(-sum(moved.amount) filter (where moved.amount < 0), 0)
    from wallet_move as moved
    join line_member as line on line.member_id = moved.member_id and line.level > 0
    where ${spanSql('at', from, to)} and line.above_id in (${agents})
    group by 1, 2, 3`);
}
