import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { game, vendor } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

export type GameRow = Omit<typeof game.$inferSelect, 'merchantCode' | 'enabled'>;
export type VendorRow = typeof vendor.$inferSelect;

/** The games that can be played, with their vendors. Never changes; another hash is another object. */
export interface Catalog {
  /** Of all that follows. */
  readonly hash: string;
  /** By rank. */
  readonly games: readonly GameRow[];
  readonly byId: ReadonlyMap<string, GameRow>;
  readonly vendors: ReadonlyMap<string, VendorRow>;
}

type CatalogDeps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

/** Cache lifetime: another server may have changed it. */
const freshMs = 10_000;
const missedMs = 1_000;
interface Read {
  readonly at: number;
  readonly catalog: Promise<Catalog>;
  readonly isDue: boolean;
}
const read = new WeakMap<Database, Read>();

/** The merchant's catalog, at most ten seconds old: enabled games of enabled vendors. */
export function catalogOf(deps: CatalogDeps): Promise<Catalog> {
  const at = deps.now();
  const last = read.get(deps.db);
  if (last && !last.isDue && at >= last.at && at - last.at < freshMs) return last.catalog;
  const catalog = load(deps, last?.catalog);
  read.set(deps.db, { at, catalog, isDue: false });
  catalog.catch(() => invalidateCatalog(deps));
  return catalog;
}

/**
 * The catalog, read anew where it lacks what is asked for: another server may just have taken it over. At most once a
 * second, however many ask for what nobody has.
 */
export async function catalogWith(deps: CatalogDeps, has: (catalog: Catalog) => boolean): Promise<Catalog> {
  const catalog = await catalogOf(deps);
  const { at = 0 } = read.get(deps.db) ?? {};
  if (has(catalog) || deps.now() - at < missedMs) return catalog;
  invalidateCatalog(deps);
  return catalogOf(deps);
}

/** Makes the next call read the database again. */
export function invalidateCatalog({ db }: Pick<ServerDeps, 'db'>): void {
  const last = read.get(db);
  if (last) read.set(db, { ...last, isDue: true });
}

async function load({ db, config }: CatalogDeps, before?: Promise<Catalog>): Promise<Catalog> {
  const [games, vendors] = await Promise.all([
    db
      .select()
      .from(game)
      .where(and(eq(game.merchantCode, config.merchant), eq(game.enabled, true)))
      .orderBy(asc(game.rank), asc(game.id)),
    db
      .select()
      .from(vendor)
      .where(and(eq(vendor.merchantCode, config.merchant), eq(vendor.enabled, true)))
      .orderBy(asc(vendor.accountTypeId), asc(vendor.code)),
  ]);
  const byCode = new Map(vendors.map((one) => [one.code, one]));
  const shown = games.filter((one) => byCode.has(one.vendor));
  const hash = createHash('sha256')
    .update(JSON.stringify([vendors, shown]))
    .digest('base64url')
    .slice(0, 22);
  const last = await before?.catch(() => undefined);
  if (last?.hash === hash) return last;
  return { hash, games: shown, byId: new Map(shown.map((one) => [one.id, one])), vendors: byCode };
}
