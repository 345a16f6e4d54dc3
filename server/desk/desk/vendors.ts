import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DeskVendor, deskGames } from '../../../src/api/contract/desk/deskGames.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { GameCategory } from '../../../src/api/contract/play/game.ts';
import { vendor } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { readCatalog } from '../../play/catalog/readCatalog.ts';
import { type Saved, saveCatalog } from '../../play/catalog/saveCatalog.ts';
import { invalidateCatalog } from '../../play/game/catalog.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';
import { inDeskLanguage } from './inDeskLanguage.ts';

type Calls = typeof deskGames;
type Deps = Pick<ServerDeps, 'config' | 'db' | 'log' | 'now'>;

/**
 * A page of vendors: on the site, or offered by the provider and not on the site.
 * @throws {Refusal} GAME_PROVIDER_DOWN where the catalogue is asked
 */
export async function vendorsAtDesk(
  deps: Deps,
  { queue, page, language }: z.output<Calls['vendors']['request']>,
  ask?: typeof fetch,
): Promise<ValueOf<Calls['vendors']>> {
  const all =
    queue === 'offered' ? await offeredOf(deps, language, ask) : await ownOf(deps, queue === 'shown', language);
  const start = (page - 1) * DESK_PAGE_SIZE;
  return { list: all.slice(start, start + DESK_PAGE_SIZE), count: all.length };
}

async function ownOf({ config, db }: Deps, enabled: boolean, language: LanguageCode): Promise<DeskVendor[]> {
  const rows = await db
    .select({
      row: vendor,
      games: countOf(sql`true`),
      shown: countOf(sql`game.enabled`),
    })
    .from(vendor)
    .where(and(eq(vendor.merchantCode, config.merchant), eq(vendor.enabled, enabled)))
    .orderBy(asc(vendor.accountTypeId), asc(vendor.code));
  return rows.map(({ row, games, shown }) => ({
    id: row.code,
    name: inDeskLanguage(row.name, language),
    category: row.gameCategory as GameCategory,
    wallet: row.wallet,
    state: row.enabled ? ('shown' as const) : ('hidden' as const),
    isHot: row.isHot,
    games,
    shown,
  }));
}

const countOf = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from game where game.merchant_code = ${vendor.merchantCode}
    and game.vendor = ${vendor.code} and ${which})`;

async function offeredOf(deps: Deps, language: LanguageCode, ask?: typeof fetch): Promise<DeskVendor[]> {
  const { vendors, games } = await readCatalog(deps, false, ask);
  const taken = await takenOf(deps);
  return vendors
    .filter(({ code }) => !taken.has(code))
    .map(({ code, name, category, isHot }) => ({
      id: code,
      name: inDeskLanguage(name, language),
      category,
      wallet: 'seamless' as const,
      state: 'offered' as const,
      isHot,
      games: games.filter((one) => one.vendor === code).length,
      shown: 0,
    }));
}

async function takenOf({ config, db }: Deps): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: vendor.code }).from(vendor).where(eq(vendor.merchantCode, config.merchant));
  return new Set(rows.map(({ code }) => code));
}

/**
 * Takes a vendor over with its games, or brings it up to date, and audits it; null takes over all that are not on the
 * site. The catalogue is read before the transaction.
 * @throws {Refusal} GAME_PROVIDER_DOWN; NOT_FOUND: not in the catalogue
 */
export async function importVendor(
  deps: Deps,
  operator: Operator,
  { id }: RequestOf<Calls['importVendor']>,
  ask?: typeof fetch,
): Promise<Saved> {
  const { vendors, games } = await readCatalog(deps, true, ask);
  const taken = id === null ? await takenOf(deps) : null;
  const chosen = vendors.filter(({ code }) => (taken === null ? code === id : !taken.has(code)));
  if (chosen.length === 0) throw new Refusal('NOT_FOUND');
  const codes = new Set(chosen.map(({ code }) => code));
  const { merchant: merchantCode } = deps.config;
  const saved = await deps.db.transaction(async (db) => {
    const result = await saveCatalog(
      db,
      merchantCode,
      chosen,
      games.filter(({ vendor: of }) => codes.has(of)),
    );
    await audit(db, {
      merchantCode,
      at: deps.now(),
      operator: operator.name,
      act: 'vendorImported',
      subject: id ?? [...codes].join(', '),
      after: { ...result },
    });
    return result;
  });
  invalidateCatalog(deps);
  return saved;
}

/** Shows or hides a vendor with its games, or marks it as hot, and audits it. @throws {Refusal} NOT_FOUND. */
export async function setVendor(
  deps: Deps,
  operator: Operator,
  { id, mark, on }: RequestOf<Calls['setVendor']>,
): Promise<null> {
  const { merchant: merchantCode } = deps.config;
  const one = and(eq(vendor.merchantCode, merchantCode), eq(vendor.code, id));
  await deps.db.transaction(async (db) => {
    const [row] = await db.select().from(vendor).where(one).for('update');
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const before = mark === 'shown' ? row.enabled : row.isHot;
    if (before === on) return;
    await db
      .update(vendor)
      .set(mark === 'shown' ? { enabled: on } : { isHot: on })
      .where(one);
    await audit(db, {
      merchantCode,
      at: deps.now(),
      operator: operator.name,
      act: 'vendorChanged',
      subject: id,
      before: { [mark]: before },
      after: { [mark]: on },
    });
  });
  invalidateCatalog(deps);
  return null;
}
