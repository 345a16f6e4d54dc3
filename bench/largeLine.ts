import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config.ts';
import { createDeps } from '../server/createDeps.ts';
import type { OpenDatabase } from '../server/database/databaseHandle.ts';
import { migrate } from '../server/database/migrate.ts';
import { seed } from '../server/database/seed/seed.ts';
import type { ServerDeps } from '../server/deps.ts';
import { createLog } from '../server/log.ts';
import { rowsOf } from '../server/money/ledger/rowsOf.ts';
import { DAY_MS } from '../server/rollUp/days.ts';

export const DAYS = 90;
/** Direct downlines of each agent. */
const BELOW = 10;
const BETS_OF_A_MEMBER = 100;
const MOVES_OF_A_MEMBER = 10;
const IN_ONE_GO = 1_000_000;

/**
 * A line of members below `bench-0`, ten below each, with a hundred bets of each in 90 days, and deposits, withdrawals and
 * bonuses. Neither triggers nor indexes run meanwhile.
 */
export async function largeLine({ db, inTransaction }: OpenDatabase, deps: ServerDeps, members: number): Promise<void> {
  const now = deps.now();
  const start = now - DAYS * DAY_MS;
  const bets = members * BETS_OF_A_MEMBER;
  const run = (text: string) =>
    inTransaction(({ script }) =>
      script(`set local statement_timeout = 0; set local session_replication_role = replica; ${text}`),
    );
  const indexes = await rowsOf<Record<'indexname' | 'indexdef', string>>(
    db,
    sql`select indexname, indexdef from pg_indexes where tablename in ('bet', 'bet_hour', 'wallet_move') and indexname not like '%_pkey'`,
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run(`
    insert into member (id, merchant_code, username, account, nickname, is_agent, upline_id, password_hash, created_at)
    select 'bench-' || i, '${deps.config.merchant}', 'bench' || i, 'bench' || i, 'bench' || i,
      case when i * ${BELOW} < ${members} then 1 else 0 end,
      case when i > 0 then 'bench-' || (i - 1) / ${BELOW} end, '', ${start}::bigint + i::bigint * ${DAYS * DAY_MS} / ${members}
    from generate_series(0, ${members}) i;
    with recursive line (above_id, member_id, level) as (
      select id, id, 0 from member where id like 'bench-%'
      union all select line.above_id, member.id, line.level + 1 from line join member on member.upline_id = line.member_id
    )
    insert into line_member select above_id, member_id, level from line`);
  for (let from = 0; from < bets; from += IN_ONE_GO)
    await run(`
      insert into bet (id, merchant_code, member_id, vendor, request_id, category, round, stake, valid_bet, payout, placed_at, settled_at)
      select 'bench' || i, '${deps.config.merchant}', 'bench-' || 1 + i::bigint * 7919 % ${members},
        (array['NAGA', 'LOTUS', 'TIGER', 'ORCHID'])[1 + i % 4], 'bench' || i, (array['RNG', 'LIVE', 'FISH'])[1 + i / 3 % 3],
        i::text, 1000000, 1000000, case when i % 3 = 0 then 2500000 when i % 7 = 0 then 1000000 else 0 end, at, at
      from (select i, ${start}::bigint + i::bigint * ${DAYS * DAY_MS} / ${bets} as at
        from generate_series(${from}, ${Math.min(bets, from + IN_ONE_GO) - 1}) i) as one`);
  // In the order of time, as bets come.
  await run(`set local work_mem = '512MB';
    insert into bet_hour
    select member_id, settled_at / 3600000 * 3600000, category, vendor, bet_result(stake, payout, voided_at),
      count(*), sum(stake), sum(valid_bet), sum(payout)
    from bet where id like 'bench%' group by 1, 2, 3, 4, 5 order by 2, 1`);
  const moves = members * MOVES_OF_A_MEMBER;
  await run(`
    insert into wallet_move (movement_id, line, member_id, kind, amount, balance, at, seq)
    select 'bench' || i, 1, 'bench-' || 1 + i::bigint * 7919 % ${members},
      (array['deposit', 'deposit', 'withdrawal', 'rebate', 'lineDown'])[1 + i % 5],
      case when i % 5 = 2 then -1500000 else 1000000 end, 5000000, ${start}::bigint + i::bigint * ${DAYS * DAY_MS} / ${moves}, i
    from generate_series(0, ${moves - 1}) i`);
  for (const { indexdef } of indexes) await run(`set local maintenance_work_mem = '256MB'; ${indexdef}`);
  await run('analyze');
}

/** A seeded server without a socket on an empty database. */
export async function benchDeps(database: OpenDatabase): Promise<ServerDeps> {
  await migrate(database);
  const now = Date.now();
  const config = readConfig({ QA: '1', LOG_LEVEL: 'silent' });
  const deps = createDeps({ config, log: createLog('silent'), db: database.db, now: () => now });
  await seed(deps);
  return deps;
}
