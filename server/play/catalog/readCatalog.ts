import { CATALOG_PATH, type Catalog, catalog } from '../../../protocol/catalog.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';

const TIMEOUT_MS = 10_000;
/** The pages of the desk ask again with each turn. */
const KEPT_MS = 60_000;

type Deps = Pick<ServerDeps, 'config' | 'db' | 'log' | 'now'>;

const kept = new WeakMap<ServerDeps['db'], { readonly at: number; readonly catalog: Catalog }>();

/**
 * The provider's catalogue; at most a minute old unless `isFresh` asks for the one of now. Games without a vendor of it
 * are left out, as is what comes twice.
 * @throws {Refusal} GAME_PROVIDER_DOWN: no provider, no answer, or one outside the protocol
 */
export async function readCatalog(deps: Deps, isFresh: boolean, ask: typeof fetch = fetch): Promise<Catalog> {
  const { config, db, log, now } = deps;
  const last = kept.get(db);
  if (!isFresh && last !== undefined && now() >= last.at && now() - last.at < KEPT_MS) return last.catalog;
  if (config.providerUrl === null) throw new Refusal('GAME_PROVIDER_DOWN');
  try {
    const answer = await ask(`${config.providerUrl}${CATALOG_PATH}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
    const read = sound(catalog.parse(await answer.json()));
    kept.set(db, { at: now(), catalog: read });
    return read;
  } catch (err) {
    log.warn({ err }, 'the catalogue could not be read');
    throw new Refusal('GAME_PROVIDER_DOWN');
  }
}

function sound({ vendors, games }: Catalog): Catalog {
  const byCode = new Map(vendors.map((one) => [one.code, one]));
  const byId = new Map(games.filter((one) => byCode.has(one.vendor)).map((one) => [one.id, one]));
  return { vendors: [...byCode.values()], games: [...byId.values()] };
}
