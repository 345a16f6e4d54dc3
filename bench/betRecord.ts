import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config.ts';
import { createDeps } from '../server/createDeps.ts';
import { migrate } from '../server/database/migrate.ts';
import { openEmbedded } from '../server/database/openEmbedded.ts';
import { seed } from '../server/database/seed/seed.ts';
import { createLog } from '../server/log.ts';
import { betHandlers } from '../server/play/bet/betHandlers.ts';
import { type Bench, type Figure, quantile } from './figure.ts';

const ROUNDS = 1_000_000;
const IN_ONE_GO = 100_000;
const DAY_MS = 86_400_000;
const CALLS = 20;

/** The betting record of one member with a million settled rounds in 90 days, on the embedded database (MEMBER-10). */
export const betRecord: Bench = async () => {
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  const config = readConfig({ QA: '1', LOG_LEVEL: 'silent' });
  const now = Date.now();
  const deps = createDeps({ config, log: createLog('silent'), db: database.db, now: () => now });
  await seed(deps);
  for (let from = 0; from < ROUNDS; from += IN_ONE_GO)
    await database.db.execute(sql`
      insert into bet (id, merchant_code, member_id, vendor, request_id, category, round, stake, valid_bet, payout, placed_at, settled_at)
      select 'bench' || i, ${config.merchant}, 'demo-somchai', 'NAGA', 'bench' || i, (array['RNG', 'LIVE', 'FISH'])[i % 3 + 1], i::text,
        10000, 10000, case when i % 3 = 0 then 25000 else 0 end, at, at
      from (select i, ${now - 90 * DAY_MS}::bigint + i::bigint * 7776 as at from generate_series(${from}::int, ${from + IN_ONE_GO - 1}::int) i) as bench`);
  await database.db.execute(sql`analyze`);
  const { list } = betHandlers(deps);
  const millis: number[] = [];
  let count = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const request = {
      ...{ from: now - 91 * DAY_MS, to: now + 1, category: 'all', result: call % 2 === 0 ? 'all' : 'won' },
      ...{ page: 1, pageSize: '20', language: 'TH' },
    } as const;
    const startedAt = performance.now();
    const answer = await list({ request, session: { memberId: 'demo-somchai' } } as Parameters<typeof list>[0]);
    millis.push(performance.now() - startedAt);
    count = Math.max(count, answer.count);
  }
  await database.close();
  return [
    {
      name: 'Betting record of a million rounds, p95',
      value: quantile(millis, 0.95),
      unit: 'ms',
      bar: { most: 200 },
      yardstick: null,
    },
    { name: 'Rounds in it', value: count, unit: '', bar: null, yardstick: null },
  ] satisfies readonly Figure[];
};
