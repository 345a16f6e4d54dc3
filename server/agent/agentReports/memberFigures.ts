import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eachFigure, figuresSql } from '../../rollUp/figuresSql.ts';
import { type LineAsked, lineSql } from './line.ts';
import { liveSql, type Parts, sumsOf } from './reading.ts';

/**
 * A query of everybody asked for with the figures of a range: `member_id`, `level` and `FIGURES`. Days that are rolled up
 * are the difference of two running totals of each member.
 */
export async function memberFiguresSql(db: Database, line: LineAsked, parts: Parts): Promise<SQL> {
  const { before, after } = await sumsOf(db, parts);
  const totals = (until: number, name: string) => sql`left join member_sum as ${sql.raw(name)}
    on ${sql.raw(name)}.until = ${until} and ${sql.raw(name)}.member_id = line.member_id`;
  const terms = (name: string) =>
    [
      after > 0 ? `coalesce(after.${name}, 0)` : '0::bigint',
      before > 0 ? ` - coalesce(before.${name}, 0)` : '',
      parts.live.length > 0 ? ` + coalesce(today.${name}, 0)` : '',
    ].join('');
  const today = sql`left join (${figuresSql({
    hours: liveSql(sql`hour`, parts),
    moves: liveSql(sql`at`, parts),
    members: sql`member_id in (select member_id from (${lineSql(line)}) as own)`,
  })}) as today on today.member_id = line.member_id`;
  return sql`
    select line.member_id, line.level, ${eachFigure((name) => `${terms(name)} as ${name}`)}
    from (${lineSql(line)}) as line
    ${after > 0 ? totals(after, 'after') : sql``}
    ${before > 0 ? totals(before, 'before') : sql``}
    ${parts.live.length > 0 ? today : sql``}`;
}
