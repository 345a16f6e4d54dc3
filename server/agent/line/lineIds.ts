import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

/** A query of the ids of a member and everybody below. */
export const lineIds = (memberId: string): SQL => sql`
  with recursive line (id) as (
    select ${memberId}::text
    union
    select member.id from member join line on member.upline_id = line.id
  )
  select id from line`;

/** How many members a line has, the member included. */
export async function lineSize(db: Database, memberId: string): Promise<number> {
  const [row] = await rowsOf<{ readonly members: unknown }>(
    db,
    sql`select count(*) as members from (${lineIds(memberId)}) as line`,
  );
  return Number(row?.members ?? 0);
}
