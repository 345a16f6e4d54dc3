import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../money/ledger/rowsOf.ts';
import { DAY_MS } from './days.ts';
import { eachFigure, figuresSql, spanSql } from './figuresSql.ts';

const COLUMNS = sql`until, member_id, ${eachFigure((name) => name)}`;

/** The last running totals at or before an instant; 0 before the first. */
export async function sumsUntil(db: Database, instant: number): Promise<number> {
  const [row] = await rowsOf<{ readonly until: unknown }>(
    db,
    sql`select until from member_sum where until <= ${instant} order by until desc limit 1`,
  );
  return Number(row?.until ?? 0);
}

/** Running totals at the end of a day: those before it, and the day. */
export async function closeMemberDay(db: Database, day: number): Promise<void> {
  const last = await sumsUntil(db, day);
  await db.execute(sql`
    insert into member_sum (${COLUMNS})
    select ${day + DAY_MS}::bigint, member_id, ${eachFigure((name) => `sum(${name})`)}
    from (
      select member_id, ${eachFigure((name) => name)} from member_sum where until = ${last}
      union all
      select * from (${figuresSql({ hours: spanSql('hour', day, day + DAY_MS), moves: spanSql('at', day, day + DAY_MS) })}) as done
    ) as part
    group by member_id order by member_id`);
}

/** Brings the running totals after a day to what the members' bets and movements of the day say now. */
export async function repairMemberDay(db: Database, day: number, memberIds: readonly string[]): Promise<void> {
  const [before, after] = [await sumsUntil(db, day), day + DAY_MS];
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb))`;
  const members = sql`member_id = any(${ids})`;
  // A day on which nothing had happened has no totals yet; those that stood at its beginning are carried over.
  await db.execute(sql`
    insert into member_sum (${COLUMNS})
    select ${after}::bigint, member_id, ${eachFigure((name) => name)} from member_sum
    where until = ${before} and not exists (select 1 from member_sum where until = ${after})`);
  await db.execute(sql`
    with changed as materialized (
      select member_id, ${eachFigure((name) => `sum(${name}) as ${name}`)}
      from (
        select * from (${figuresSql({ hours: spanSql('hour', day, after), moves: spanSql('at', day, after), members })}) as done
        union all
        select member_id, ${eachFigure((name) => `-${name}`)} from member_sum where until = ${after} and ${members}
        union all
        select member_id, ${eachFigure((name) => name)} from member_sum where until = ${before} and ${members}
      ) as part
      group by member_id
    )
    insert into member_sum (${COLUMNS})
    select kept.until, changed.member_id, ${eachFigure((name) => `changed.${name}`)}
    from changed cross join (
      select until from roll_up, generate_series(${after}::bigint, greatest(${after}, closed_to), ${DAY_MS}) as until
      where until = ${after} or exists (select 1 from member_sum where member_sum.until = until.until)
    ) as kept
    on conflict (until, member_id) do update set ${eachFigure((name) => `${name} = member_sum.${name} + excluded.${name}`)}`);
}
