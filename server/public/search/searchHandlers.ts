import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { SearchFound, searchContract } from '../../../src/api/contract/public/search.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { createLocalLimit } from '../../limits/localLimit.ts';
import { createFairQueue } from '../../load/fairQueue.ts';
import { catalogOf } from '../../play/game/catalog.ts';
import { tilesOf } from '../../play/game/gameViews.ts';
import { gameIndexOf } from '../../play/game/searchIndex.ts';
import { Refusal } from '../../refusal.ts';
import { searchedTexts } from './searchedTexts.ts';

const MOST_GAMES = 24;
const MOST_TEXTS = 8;
const POPULAR = 6;
/** Of an address, which households and carriers share: some ten people who type all the time. */
const SEARCHES = { limit: 600, windowMs: 60_000 };

/** One in each turn of the event loop: many at once delay each other, not the other calls. */
const searches = createFairQueue({ atATime: 1, mostWaiting: 1_000, mostPerOwner: 64 });

/** Makes the indexes before somebody searches. */
export async function prepareSearch(deps: ServerDeps): Promise<void> {
  await gameIndexOf(await catalogOf(deps), 'both');
  for (const language of ['TH', 'EN'] as const) await searchedTexts(deps, language);
}

/** SCREEN-04: one search over games, promotions, help and news. */
export const searchHandlers = (deps: ServerDeps): Handlers<typeof searchContract> => {
  const take = createLocalLimit(SEARCHES, deps.now);
  return {
    find: async ({ caller, request: { query, language } }) => {
      const { ok, waitSeconds } = take(addressKey('search', caller.ip));
      const found = ok && searches(() => nextTurn().then(() => findAll(deps, query.trim(), language)));
      if (!found) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: ok ? 1 : waitSeconds });
      return found;
    },
  };
};

async function findAll(deps: ServerDeps, query: string, language: LanguageCode): Promise<SearchFound> {
  const catalog = await catalogOf(deps);
  const popular = tilesOf(catalog, catalog.games.slice(0, POPULAR), language);
  if (query === '') return { games: [], promotions: [], help: [], news: [], popular };
  const index = await gameIndexOf(catalog, 'both');
  // With typing errors, which cost most, only where nothing is found as it was typed.
  const exact = index.search(query, { fuzzy: false });
  const hits = exact.length > 0 ? exact : index.search(query);
  const games = hits.flatMap(({ id }) => catalog.byId.get(String(id)) ?? []);
  const { promotions, help, news } = await searchedTexts(deps, language);
  const found = {
    games: tilesOf(catalog, games.slice(0, MOST_GAMES), language),
    promotions: [...promotions(query)].slice(0, MOST_TEXTS),
    help: help(query)
      .slice(0, MOST_TEXTS)
      .map(({ id, topic, title, summary }) => ({ id, topic, title, summary })),
    news: [...news(query)].slice(0, MOST_TEXTS),
  };
  return { ...found, popular: Object.values(found).some((list) => list.length > 0) ? [] : popular };
}
