import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../money/ledger/rowsOf.ts';
import { DAY_MS, dayOf } from './days.ts';
import { fillLineDays } from './lineDays.ts';
import { closeMemberDay, repairMemberDay } from './memberSums.ts';

/** Members below an agent from which the line is rolled up; reports read smaller lines live. */
export const LARGE_LINE = 500;
/** Time for transactions that began before the end of a day to end; else the next run closes it. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
/** A day of millions of bets takes longer than a call may. */
const STATEMENT_TIMEOUT_MS = 300_000;
/** Days of a new large line in one statement. */
const DAYS_IN_ONE_GO = 7;

type Deps = Pick<ServerDeps, 'db' | 'now'>;

/**
 * Rolls up every business day that is over, repairs days that changed since, and adds lines that have become large
 * (decision record 047). May run on several servers at once: the row of `roll_up` lets one change a roll-up at a time,
 * and what is computed depends on bets and movements alone.
 */
export async function rollUpDays({ db, now }: Deps, { largeLine = LARGE_LINE } = {}): Promise<void> {
  if (await announce(db, dayOf(now()))) while (await withLock(db, closeNextDay));
  await withLock(db, repairLateDays);
  await withLock(db, (transaction, closedTo) => addLargeLines(transaction, closedTo, largeLine));
}

/** Runs a step with the lock; tells it what is closed. */
const withLock = <T>(db: Database, step: (transaction: Database, closedTo: number, closingTo: number) => Promise<T>) =>
  db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true), set_config('work_mem', '64MB', true),
        set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
    );
    const [row] = await rowsOf<Record<'closed_to' | 'closing_to', unknown>>(
      transaction,
      sql`select closed_to, closing_to from roll_up for update`,
    );
    return step(transaction, Number(row?.closed_to ?? 0), Number(row?.closing_to ?? 0));
  });

/**
 * From now on, what comes in for the days before `today` is noted as late. What is being written without a note is
 * waited for.
 * @returns whether all of it is visible
 */
async function announce(db: Database, today: number): Promise<boolean> {
  await db.execute(sql`update roll_up set closing_to = ${today} where closing_to < ${today}`);
  const [row] = await rowsOf<{ readonly running: string }>(
    db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as running`,
  );
  for (let waited = 0; waited <= PATIENCE_MS; waited += PAUSE_MS) {
    const [ended] = await rowsOf<{ readonly all: boolean }>(
      db,
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text::numeric >= ${row?.running ?? '0'}::numeric as all`,
    );
    if (ended?.all === true) return true;
    await wait(PAUSE_MS);
  }
  return false;
}

/** @returns whether there may be another day */
async function closeNextDay(db: Database, closedTo: number, closingTo: number): Promise<boolean> {
  if (closedTo >= closingTo) return false;
  const next = await firstInstant(db, closedTo);
  const day = next === null ? closingTo : dayOf(next);
  const isDone = day >= closingTo;
  if (!isDone) {
    await closeMemberDay(db, day);
    await fillLineDays(db, { agents: sql`select agent_id from large_line`, from: day, to: day + DAY_MS });
  }
  await db.execute(sql`update roll_up set closed_to = ${isDone ? closingTo : day + DAY_MS}`);
  return !isDone;
}

/** Of bets and movements at or after an instant. */
async function firstInstant(db: Database, from: number): Promise<number | null> {
  const [row] = await rowsOf<{ readonly at: unknown }>(
    db,
    sql`select least(
        (select min(hour) from bet_hour where hour >= ${from}),
        (select min(at) from wallet_move where at >= ${from})
      ) as at`,
  );
  return row === undefined || row.at === null ? null : Number(row.at);
}

async function repairLateDays(db: Database, closedTo: number): Promise<void> {
  const late = await rowsOf<{ readonly day: unknown; readonly members: readonly string[] }>(
    db,
    sql`with late as (delete from roll_up_late where day < ${closedTo} returning member_id, day)
      select day, jsonb_agg(distinct member_id) as members from late group by day order by day`,
  );
  for (const { day, members } of late) {
    const from = Number(day);
    await repairMemberDay(db, from, members);
    const agents = sql`select above_id from line_member join large_line on large_line.agent_id = above_id
      where member_id in (select jsonb_array_elements_text(${JSON.stringify(members)}::jsonb))`;
    await fillLineDays(db, { agents, from, to: from + DAY_MS });
  }
}

async function addLargeLines(db: Database, closedTo: number, largeLine: number): Promise<void> {
  const added = await rowsOf<{ readonly agent_id: string }>(
    db,
    sql`insert into large_line (agent_id)
      select above_id from line_member
      where level > 0 and not exists (select 1 from large_line where agent_id = above_id)
      group by above_id having count(*) >= ${largeLine}
      returning agent_id`,
  );
  if (added.length === 0) return;
  const agents = sql`select jsonb_array_elements_text(${JSON.stringify(added.map(({ agent_id }) => agent_id))}::jsonb)`;
  const from = dayOf((await firstInstant(db, 0)) ?? closedTo);
  for (let day = from; day < closedTo; day += DAYS_IN_ONE_GO * DAY_MS)
    await fillLineDays(db, { agents, from: day, to: Math.min(closedTo, day + DAYS_IN_ONE_GO * DAY_MS) });
}
