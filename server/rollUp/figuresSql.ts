import { type SQL, sql } from 'drizzle-orm';
import { kindsOf } from '../agent/agentReports/transactionGroups.ts';

/** What a member's running totals and profit and loss consist of. */
export const FIGURES = ['stake', 'valid_bet', 'payout', 'deposits', 'withdrawals', 'bonuses'] as const;

/** Columns of figures, each made from its name, e.g. `sum(stake) as stake`. */
export const eachFigure = (column: (name: string) => string): SQL => sql.raw(FIGURES.map(column).join(', '));

/** Whole hours that begin in a span, and what moved in it. */
export interface FigureSpan {
  /** Conditions on `hour` and `at`. */
  readonly hours: SQL;
  readonly moves: SQL;
  /** Keeps to some members, by their `member_id`. */
  readonly members?: SQL;
}

export const spanSql = (column: 'hour' | 'at', from: number, to: number): SQL =>
  sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${to}`;

/** Figures of each member that did anything in the span: `member_id` and `FIGURES`. */
export const figuresSql = ({ hours, moves, members = sql`true` }: FigureSpan): SQL => sql`
  select member_id, ${eachFigure((name) => `sum(${name})::bigint as ${name}`)}
  from (
    select member_id, stake, valid_bet, payout, 0::bigint as deposits, 0::bigint as withdrawals, 0::bigint as bonuses
    from bet_hour where (${hours}) and result <> 'voided' and ${members}
    union all
    select member_id, 0, 0, 0,
      case when kind in (${kindsOf('deposit')}) then amount else 0 end,
      case when kind in (${kindsOf('withdrawal')}) then -amount else 0 end,
      case when kind in (${kindsOf('bonus')}) then amount else 0 end
    from wallet_move
    where (${moves}) and kind in (${kindsOf('deposit')}, ${kindsOf('withdrawal')}, ${kindsOf('bonus')}) and ${members}
  ) as part
  group by member_id`;
