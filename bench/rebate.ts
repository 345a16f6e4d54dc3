import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config.ts';
import { createDeps } from '../server/createDeps.ts';
import type { Database } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { openEmbedded } from '../server/database/openEmbedded.ts';
import { bonusRun, periodicBonus } from '../server/database/schema.ts';
import { seed } from '../server/database/seed/seed.ts';
import { createLog } from '../server/log.ts';
import { creditBonuses } from '../server/member/bonus/creditBonuses.ts';
import { bonusSpanAt, creditedAt } from '../server/member/bonus/spans.ts';
import type { Bench, Figure } from './figure.ts';

const MEMBERS = 100_000;
/** Days of the level on which everybody has bet. */
const DAYS = 5;
const DAY_MS = 86_400_000;
const P = 10_000;

/** The rebate of a day on which every member has bet (PROD-06). */
export const rebate: Bench = async () => {
  const once = await credited(MEMBERS);
  const twice = await credited(2 * MEMBERS);
  return [
    { name: `Rebate of ${MEMBERS} members`, value: once.seconds, unit: 's', bar: { most: 60 }, yardstick: null },
    { name: 'Rebates credited', value: once.count, unit: '', bar: { least: MEMBERS }, yardstick: null },
    {
      name: 'Rebate of twice the members takes',
      value: twice.seconds / once.seconds,
      unit: 'times',
      bar: { most: 2.2 },
      yardstick: null,
    },
  ] satisfies readonly Figure[];
};

async function credited(count: number): Promise<{ readonly seconds: number; readonly count: number }> {
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  const { db } = database;
  const day = bonusSpanAt('rebate', Date.now());
  const config = readConfig({ QA: '1', LOG_LEVEL: 'silent' });
  const deps = createDeps({ config, log: createLog('silent'), db, now: () => creditedAt('rebate', day) });
  await seed(deps);
  await fill(db, config.merchant, { count, from: day.from });
  // Other days and the week are computed already, and no more than they.
  await db.delete(bonusRun);
  const week = bonusSpanAt('cashBack', day.to - 1);
  await db.insert(bonusRun).values([
    { merchantCode: config.merchant, kind: 'rebate', fromAt: day.from - DAY_MS, toAt: day.from, runAt: day.from },
    { merchantCode: config.merchant, kind: 'cashBack', fromAt: week.from, toAt: week.to, runAt: day.from },
  ]);
  const startedAt = performance.now();
  await creditBonuses(deps);
  const seconds = (performance.now() - startedAt) / 1000;
  const done = await db.$count(periodicBonus, sql`${periodicBonus.creditedAt} is not null`);
  await database.close();
  return { seconds, count: done };
}

interface Filling {
  readonly count: number;
  readonly from: number;
}

/** Members, and what the database counts of their bets. */
async function fill(db: Database, merchantCode: string, { count, from }: Filling): Promise<void> {
  await db.execute(sql`
    insert into member (id, merchant_code, username, account, nickname, password_hash, created_at)
    select 'bench-' || place, ${merchantCode}, 'bench' || place, 'bench' || place, 'bench' || place, '', ${from}
    from generate_series(1, ${count}) as place`);
  await db.execute(sql`
    insert into bet_hour (member_id, hour, category, vendor, result, bets, stake, valid_bet, payout)
    select 'bench-' || place, ${from}::bigint - day * ${DAY_MS}::bigint, 'RNG', 'NAGA', 'lost', 1,
      ${100 * P}, ${100 * P}, 0
    from generate_series(1, ${count}) as place, generate_series(0, ${DAYS - 1}) as day`);
}
