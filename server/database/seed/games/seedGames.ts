import { eq, sql } from 'drizzle-orm';
import type { ServerDeps } from '../../../deps.ts';
import { invalidateCatalog } from '../../../game/catalog.ts';
import { game } from '../../gameSchema.ts';
import { demoCatalog } from './demoCatalog.ts';

/** The games of the demo merchant, where it has none. */
export async function seedGames(deps: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  const { db, config } = deps;
  if ((await db.$count(game, eq(game.merchantCode, config.merchant))) > 0) return;
  // One parameter instead of 36,000.
  await db.execute(sql`
    insert into game
      (merchant_code, id, vendor, category, type, name, other_spellings, engine, motif, features, least_return, greatest_return,
       volatility, min_stake, max_stake, is_hot, is_new, rank, enabled)
    select ${config.merchant}, id, vendor, category, type, name, "otherSpellings", engine, motif, features,
      "leastReturn", "greatestReturn", volatility, "minStake", "maxStake", "isHot", "isNew", rank, enabled
    from jsonb_to_recordset(${JSON.stringify(demoCatalog())}::jsonb) as demo
      (id text, vendor text, category text, type text, name jsonb, "otherSpellings" jsonb, engine text, motif text,
       features jsonb, "leastReturn" int, "greatestReturn" int, volatility int, "minStake" bigint, "maxStake" bigint, "isHot" boolean,
       "isNew" boolean, rank int, enabled boolean)
    on conflict do nothing`);
  invalidateCatalog(deps);
}
