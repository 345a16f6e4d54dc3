import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type gameContract, gameType } from '../../../src/api/contract/play/game.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { keepAnswer } from '../../serve/keptAnswer.ts';
import { readPots } from '../provider/jackpots.ts';
import { profiles } from '../provider/profiles.ts';
import { type Catalog, catalogOf, catalogWith, type GameRow } from './catalog.ts';
import { favour, favouritesOf } from './favourites.ts';
import { lobbyGameOf, lobbyOf, tilesOf, vendorGroupsOf } from './gameViews.ts';
import { oncePer } from './oncePer.ts';
import { recentGames } from './recentGames.ts';
import { readRooms } from './rooms.ts';
import { gameIndexOf } from './searchIndex.ts';

/** Games of the popular and the recent row. */
const MOST = 24;

const menus = oncePer((catalog: Catalog, language: LanguageCode) =>
  keepAnswer({ list: vendorGroupsOf(catalog, language) }),
);
const lobby = oncePer((catalog: Catalog, language: LanguageCode) =>
  keepAnswer({ hash: catalog.hash, list: lobbyOf(catalog, language) }),
);
const index = oncePer(async (catalog: Catalog, both: 'both') =>
  keepAnswer({ hash: catalog.hash, index: JSON.stringify(await gameIndexOf(catalog, both)) }),
);

const byIds = ({ byId }: Catalog, ids: readonly string[]): GameRow[] => ids.flatMap((id) => byId.get(id) ?? []);

const isOf = (vendor: string, asked: string): boolean => asked === '' || vendor === asked;

export const catalogHandlers = (deps: ServerDeps): Omit<Handlers<typeof gameContract>, 'launch' | 'played'> => ({
  /** API-32. */
  menus: async ({ request }) => menus(await catalogOf(deps), request.language),

  /** API-33. */
  popular: async ({ request }) => {
    const catalog = await catalogOf(deps);
    return { list: tilesOf(catalog, catalog.games.slice(0, MOST), request.language) };
  },

  /** API-34. */
  hot: async ({ request }) => {
    const catalog = await catalogOf(deps);
    const hot = catalog.games.filter(({ isHot, vendor }) => isHot && isOf(vendor, request.vassalage));
    return { list: tilesOf(catalog, hot, request.language) };
  },

  catalog: async ({ request }) => lobby(await catalogOf(deps), request.language),

  facts: async ({ request }) => {
    const catalog = await catalogWith(deps, ({ byId }) => byId.has(request.gameId));
    const found = catalog.byId.get(request.gameId);
    if (found === undefined) throw new Refusal('GAME_UNKNOWN');
    return { game: lobbyGameOf(catalog, found, request.language) };
  },

  searchIndex: async () => index(await catalogOf(deps), 'both'),

  /** GAME-10. */
  jackpots: async () => {
    const owner = { merchantCode: deps.config.merchant, book: 'main' } as const;
    const pots = await Promise.all([...profiles.values()].map((profile) => readPots(deps.db, profile, owner)));
    return { list: pots.flat().map(({ id, pot }) => ({ id, pot })) };
  },

  /** API-35. */
  list: async ({ request }) => {
    const catalog = await catalogOf(deps);
    const games = catalog.games.filter(
      ({ vendor, category }) =>
        isOf(vendor, request.vassalage) && (request.gameCategory === undefined || category === request.gameCategory),
    );
    return { list: tilesOf(catalog, games, request.language) };
  },

  /** API-36. */
  vendors: async ({ request }) => menus(await catalogOf(deps), request.language),

  /** API-37, GAME-12. */
  vendorTypes: async ({ request }) => {
    const { games } = await catalogOf(deps);
    const byType = Map.groupBy(
      games.filter(({ vendor }) => isOf(vendor, request.vassalage)),
      ({ type }) => type,
    );
    return {
      list: gameType.options.flatMap((type) => {
        const count = byType.get(type)?.length ?? 0;
        return count === 0 ? [] : [{ type, count }];
      }),
    };
  },

  /** API-39. */
  favourites: async ({ session }) => ({ ids: await favouritesOf(deps.db, await catalogOf(deps), session.memberId) }),

  /** API-40. */
  favouritesList: async ({ session, request }) => {
    const catalog = await catalogOf(deps);
    const ids = await favouritesOf(deps.db, catalog, session.memberId);
    return { list: tilesOf(catalog, byIds(catalog, ids), request.language) };
  },

  /** SCREEN-03. */
  favour: async ({ session: { memberId }, request }) => {
    const catalog = await catalogOf(deps);
    await favour(deps.db, catalog, { ...request, memberId, at: deps.now() });
    return { ids: await favouritesOf(deps.db, catalog, memberId) };
  },

  /** API-41. */
  recent: async ({ session, request }) => {
    const catalog = await catalogOf(deps);
    const games = byIds(catalog, await recentGames(deps.db, session.memberId));
    return { list: tilesOf(catalog, games.slice(0, MOST), request.language) };
  },

  /** API-42. */
  rooms: async ({ request }) => {
    const { games } = await catalogOf(deps);
    return {
      list: await readRooms(
        deps,
        games.filter(({ vendor }) => isOf(vendor, request.vassalage)),
        request.language,
      ),
    };
  },
});
