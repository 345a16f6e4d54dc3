import {
  type CatalogGame,
  type GameCategory,
  type GameFeature,
  type GameType,
  gameCategory,
} from '../../../api/contract/play/game.ts';
import { pathOfCategory } from '../games/games.rules.ts';
import type { LobbyReturns, LobbyShow, LobbySort } from './lobby.events.ts';

/** Games added by each step of the infinite list. */
export const LOBBY_STEP = 48;
/** The same of a search: a screen of a phone, so that a key is answered at once. */
const SEARCH_STEP = 12;
export const stepOf = ({ found }: Pick<LobbyView, 'found'>): number => (found === null ? LOBBY_STEP : SEARCH_STEP);

/** Fewest letters of a search. */
const MIN_QUERY = 1;

/** In a per cent. */
const BASIS_POINTS = 100;

export interface LobbyFilters {
  readonly show: LobbyShow;
  readonly type: GameType | null;
  readonly feature: GameFeature | null;
  readonly returns: LobbyReturns | null;
  readonly sort: LobbySort;
}

export const NO_FILTERS: LobbyFilters = {
  show: 'all',
  type: null,
  feature: null,
  returns: null,
  sort: 'popular',
};

/** What the member's own lists contribute. */
export interface OwnGames {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

export interface LobbyView {
  /** Path and query. */
  readonly address: string;
  readonly list: readonly CatalogGame[];
  readonly filters: LobbyFilters;
  /** Ids found by the search, best first; null without a search. */
  readonly found: readonly string[] | null;
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Categories of an address. Empty for all categories: search, favourites, `/games`. */
export const categoriesOf = (address: string): readonly GameCategory[] =>
  gameCategory.options.filter((category) => pathOfCategory(category) === pathOf(address));

/** Whether the address names a category that does not exist. */
const isUnknownCategory = (address: string): boolean =>
  /^\/games\/./.test(address) && categoriesOf(address).length === 0;

/** ROUTE-14, 22, 23: the vendor that `page` selects; null for all. */
export const vendorOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('page') || null;

/** SCREEN-03: /favourites lists nothing else. */
export const filtersOf = (address: string): LobbyFilters =>
  pathOf(address) === '/favourites' ? { ...NO_FILTERS, show: 'favourites' } : NO_FILTERS;

export const isSearch = (query: string): boolean => query.trim().length >= MIN_QUERY;

/** The games of the address's categories, all vendors. */
export function gamesOfPage({ address, list }: Pick<LobbyView, 'address' | 'list'>): readonly CatalogGame[] {
  if (isUnknownCategory(address)) return [];
  const categories = categoriesOf(address);
  return categories.length === 0 ? list : list.filter(({ category }) => categories.includes(category));
}

const isShown: Readonly<Record<LobbyShow, (game: CatalogGame, own: OwnGames) => boolean>> = {
  all: () => true,
  hot: ({ isHot }) => isHot === 1,
  new: ({ isNew }) => isNew,
  favourites: ({ id }, { favourites }) => favourites.includes(id),
  recent: ({ id }, { recent }) => recent.includes(id),
};

const order: Readonly<Record<LobbySort, (a: CatalogGame, b: CatalogGame) => number>> = {
  popular: (a, b) => a.rank - b.rank,
  name: (a, b) => a.name.localeCompare(b.name),
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || a.rank - b.rank,
  // Nobody has to choose the kindest bet.
  rtp: (a, b) => b.leastReturn - a.leastReturn || a.rank - b.rank,
};

/**
 * The games that the lobby lists. A search keeps its own order, best match first; favourites and recent games come the
 * latest first.
 */
export function listedGames(view: LobbyView, own: OwnGames): readonly CatalogGame[] {
  const { filters, found, address } = view;
  const vendor = vendorOf(address);
  const listed = gamesOfPage(view).filter(
    (game) =>
      isShown[filters.show](game, own) &&
      (vendor === null || game.vassalage === vendor) &&
      (filters.type === null || game.type === filters.type) &&
      (filters.feature === null || game.features.includes(filters.feature)) &&
      (filters.returns === null || game.leastReturn >= Number(filters.returns) * BASIS_POINTS),
  );
  if (found !== null) return inOrderOf(found, listed);
  if (filters.show === 'favourites') return inOrderOf(own.favourites, listed);
  if (filters.show === 'recent') return inOrderOf(own.recent, listed);
  return listed.toSorted(order[filters.sort]);
}

/** The most played games of all. */
export const mostPlayed = (list: readonly CatalogGame[], count: number): readonly CatalogGame[] =>
  list.toSorted(order.popular).slice(0, count);

function inOrderOf(ids: readonly string[], games: readonly CatalogGame[]): readonly CatalogGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether a search or a filter leaves games out; an order leaves none out. */
export const isNarrowed = ({ filters, found }: Pick<LobbyView, 'filters' | 'found'>): boolean =>
  found !== null ||
  Object.entries({ ...NO_FILTERS, sort: filters.sort }).some(
    ([name, value]) => filters[name as keyof LobbyFilters] !== value,
  );

/** GAME-15: whether the vendors of all categories are shown as lanes: on the page of all games, unless games are sought. */
export const hasLanes = ({ address, filters, found }: LobbyView): boolean =>
  address === '/games' &&
  found === null &&
  Object.entries(NO_FILTERS).every(([name, value]) => filters[name as keyof LobbyFilters] === value);

export interface LobbyVendor {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly path: string;
}

/** ROUTE-14, 15: the tabs of a page, the vendor with most games first. */
export function vendorsOfPage(view: Pick<LobbyView, 'address' | 'list'>): readonly LobbyVendor[] {
  const vendors = new Map<string, LobbyVendor>();
  for (const { vassalage, vendorName } of gamesOfPage(view)) {
    const known = vendors.get(vassalage);
    vendors.set(vassalage, {
      code: vassalage,
      name: vendorName,
      count: (known?.count ?? 0) + 1,
      path: `${pathOf(view.address)}?page=${vassalage}`,
    });
  }
  return [...vendors.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Types that the page's games have, in the order of GAME-12. */
export function typesOfPage(view: Pick<LobbyView, 'address' | 'list'>): readonly GameType[] {
  const types: readonly GameType[] = ['slots', 'scratch', 'videoPoker', 'table', 'arcade', 'jackpot', 'bingo'];
  const present = new Set(gamesOfPage(view).map(({ type }) => type));
  return types.filter((type) => present.has(type));
}

export function featuresOfPage(view: Pick<LobbyView, 'address' | 'list'>): readonly GameFeature[] {
  return [...new Set(gamesOfPage(view).flatMap(({ features }) => features))];
}

/** ROUTE-16: the width of each of so many tabs. */
export const tabWidth = (tabs: number): string => `${100 / tabs}%`;
