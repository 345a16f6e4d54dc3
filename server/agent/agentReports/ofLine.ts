import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { type LineAsked, lineSql } from './line.ts';

/** Up to so many members, their own rows are read and sorted; of more, the newest rows of all are read. */
const FEW = 500;

/**
 * Whether a row is of somebody asked for. A few members are named, so that the database reads their rows; of a large line
 * it goes through everybody's rows by time and looks each member up.
 */
export async function ofLineSql(db: Database, line: LineAsked, memberId: SQL): Promise<SQL> {
  const some = await rowsOf<{ readonly member_id: string }>(db, sql`${lineSql(line)} limit ${FEW + 1}`);
  if (some.length <= FEW) {
    const ids = JSON.stringify(some.map(({ member_id }) => member_id));
    return sql`${memberId} = any(array(select jsonb_array_elements_text(${ids}::jsonb)))`;
  }
  if (line.search === '') {
    const levels = line.scope === 'direct' ? sql`above.level = 1` : sql`above.level > 0`;
    return sql`exists (select 1 from line_member as above
      where above.above_id = ${line.agentId} and above.member_id = ${memberId} and ${levels} offset 0)`;
  }
  return sql`${memberId} in (${sql`select member_id from (${lineSql(line)}) as line`})`;
}
