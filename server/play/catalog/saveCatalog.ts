import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CatalogGame, CatalogVendor } from '../../../protocol/catalog.ts';
import type { Database } from '../../database/database.ts';
import { game, vendor } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

/** Games that were new, that differed, and that their vendors offer no more. */
export interface Saved {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Takes over vendors with their games: new ones are shown, of known ones the facts follow the catalogue (name, category,
 * returns, stakes), and what the merchant decides stays: shown or not, hot, order. Games that are not offered any more
 * are hidden.
 * @param games of these vendors, the most popular first
 */
export async function saveCatalog(
  db: Database,
  merchantCode: string,
  vendors: readonly CatalogVendor[],
  games: readonly CatalogGame[],
): Promise<Saved> {
  await saveVendors(db, merchantCode, vendors);
  const saved = await saveGames(db, merchantCode, games);
  const codes = vendors.map(({ code }) => code);
  const offered = new Set(games.map(({ id }) => id));
  const mine = and(eq(game.merchantCode, merchantCode), inArray(game.vendor, codes), eq(game.enabled, true));
  const known = codes.length === 0 ? [] : await db.select({ id: game.id }).from(game).where(mine);
  const gone = known.map(({ id }) => id).filter((id) => !offered.has(id));
  if (gone.length > 0) {
    await db
      .update(game)
      .set({ enabled: false })
      .where(and(eq(game.merchantCode, merchantCode), inArray(game.id, gone)));
  }
  return {
    added: saved.filter(({ added }) => added).length,
    changed: saved.filter(({ added }) => !added).length,
    removed: gone.length,
  };
}

async function saveVendors(db: Database, merchantCode: string, vendors: readonly CatalogVendor[]): Promise<void> {
  if (vendors.length === 0) return;
  const [last] = await db
    .select({ id: sql<number>`coalesce(max(${vendor.accountTypeId}), 0)::int` })
    .from(vendor)
    .where(eq(vendor.merchantCode, merchantCode));
  await db
    .insert(vendor)
    .values(
      vendors.map(({ code, name, category, isHot }, place) => ({
        ...{ merchantCode, code, name, isHot },
        gameCategory: category,
        wallet: 'seamless' as const,
        accountTypeId: (last?.id ?? 0) + place + 1,
      })),
    )
    .onConflictDoUpdate({
      target: [vendor.merchantCode, vendor.code],
      set: { name: sql`excluded.name`, gameCategory: sql`excluded.game_category` },
    });
}

/** One parameter instead of 36,000. Those that are as the catalogue says already are not among the rows. */
const saveGames = (db: Database, merchantCode: string, games: readonly CatalogGame[]) =>
  rowsOf<{ readonly added: boolean }>(
    db,
    sql`
      with ranked as (
        select offered.*, before.last + offered.place as rank
        from rows from (jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as
          (id text, vendor text, category text, type text, name jsonb, spellings jsonb, engine text, motif text,
           features jsonb, "leastReturn" int, "greatestReturn" int, volatility int, "minStake" bigint,
           "maxStake" bigint, "isHot" boolean, "isNew" boolean)) with ordinality as offered
          (id, vendor, category, type, name, spellings, engine, motif, features, "leastReturn", "greatestReturn",
           volatility, "minStake", "maxStake", "isHot", "isNew", place)
        cross join (select coalesce(max(rank), 0) as last from game where merchant_code = ${merchantCode}) before
      )
      insert into game
        (merchant_code, id, vendor, category, type, name, other_spellings, engine, motif, features, least_return,
         greatest_return, volatility, min_stake, max_stake, is_hot, is_new, rank, enabled)
      select ${merchantCode}, id, vendor, category, type, name, spellings, engine, motif, features, "leastReturn",
        "greatestReturn", volatility, "minStake", "maxStake", "isHot", "isNew", rank, true
      from ranked
      on conflict (merchant_code, id) do update set
        vendor = excluded.vendor, category = excluded.category, type = excluded.type, name = excluded.name,
        other_spellings = excluded.other_spellings, engine = excluded.engine, motif = excluded.motif,
        features = excluded.features, least_return = excluded.least_return,
        greatest_return = excluded.greatest_return, volatility = excluded.volatility,
        min_stake = excluded.min_stake, max_stake = excluded.max_stake, is_new = excluded.is_new
      where (game.vendor, game.category, game.type, game.name, game.other_spellings, game.engine, game.motif,
          game.features, game.least_return, game.greatest_return, game.volatility, game.min_stake, game.max_stake,
          game.is_new)
        is distinct from (excluded.vendor, excluded.category, excluded.type, excluded.name, excluded.other_spellings,
          excluded.engine, excluded.motif, excluded.features, excluded.least_return, excluded.greatest_return,
          excluded.volatility, excluded.min_stake, excluded.max_stake, excluded.is_new)
      returning (xmax = 0) as added`,
  );
