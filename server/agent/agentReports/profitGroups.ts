import { type SQL, sql } from 'drizzle-orm';
import type { ProfitGroup } from '../../../src/api/contract/agent/agentReports.ts';
import type { Database } from '../../database/database.ts';
import { eachFigure } from '../../rollUp/figuresSql.ts';
import type { LineAsked } from './line.ts';
import { lineBetsSql, lineMovesSql } from './lineBets.ts';
import { memberFiguresSql } from './memberFigures.ts';
import type { Parts } from './reading.ts';
import { kindsOf } from './transactionGroups.ts';

/**
 * A query of the figures of a range by group: `id`, `place` (the highest first) and `FIGURES`. Deposits, withdrawals and
 * bonuses, which belong to no category and no vendor, are a group without an id there.
 */
export async function profitGroupsSql(db: Database, line: LineAsked, by: ProfitGroup, parts: Parts): Promise<SQL> {
  const sums = eachFigure((name) => `sum(${name}) as ${name}`);
  switch (by) {
    case 'member':
      return sql`select member_id as id, valid_bet as place, ${eachFigure((name) => name)}
        from (${await memberFiguresSql(db, line, parts)}) as figures`;
    case 'level':
      return sql`select level::text as id, -level as place, ${sums}
        from (${await memberFiguresSql(db, line, parts)}) as figures group by level`;
    case 'day':
      return sql`select day::text as id, day as place, ${sums}
        from (${await playedAndMovedSql(db, line, parts, { bets: sql`day`, moves: sql`day` })}) as part (day, ${NAMES})
        group by day`;
    case 'category':
    case 'vendor': {
      const columns = { bets: sql.raw(by), moves: sql`null` };
      return sql`select id, sum(valid_bet) as place, ${sums}
        from (${await playedAndMovedSql(db, line, parts, columns)}) as part (id, ${NAMES}) group by id`;
    }
  }
}

const NAMES = eachFigure((name) => name);

/** Bets and movements of the line, each with its group. */
async function playedAndMovedSql(
  db: Database,
  line: LineAsked,
  parts: Parts,
  group: { readonly bets: SQL; readonly moves: SQL },
): Promise<SQL> {
  const [deposits, withdrawals, bonuses] = [kindsOf('deposit'), kindsOf('withdrawal'), kindsOf('bonus')];
  return sql`
    select ${group.bets}, stake, valid_bet, payout, 0, 0, 0
    from (${await lineBetsSql(db, line, parts)}) as played where result <> 'voided' and bets <> 0
    union all
    select ${group.moves}, 0, 0, 0,
      case when kind in (${deposits}) then credit - debit else 0 end,
      case when kind in (${withdrawals}) then debit - credit else 0 end,
      case when kind in (${bonuses}) then credit - debit else 0 end
    from (${await lineMovesSql(db, line, parts)}) as moved where kind in (${deposits}, ${withdrawals}, ${bonuses})`;
}
