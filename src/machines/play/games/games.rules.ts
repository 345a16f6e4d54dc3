import type { GameCategory, Vendor, VendorGroup } from '../../../api/contract/play/game.ts';

/** ROUTE-12…21, decision S2: the page of each category. LOTT and ELOTT share one (HEADER-09). */
const CATEGORY_PATHS: Readonly<Record<GameCategory, string>> = {
  LOTT: '/elott',
  ELOTT: '/elott',
  LIVE: '/live',
  RNG: '/rng',
  SPORTS: '/sports',
  FISH: '/fish',
  PVP: '/pvp',
  ESPORTS: '/esports',
  CRASH: '/games/crash',
  ARCADE: '/games/arcade',
  JACKPOT: '/games/jackpot',
  MINI: '/games/mini',
  COCKFIGHT: '/games/cockfight',
};

export const pathOfCategory = (category: GameCategory): string => CATEGORY_PATHS[category];

/** Address of the page that plays a game (ROUTE-31). */
export const pathOfGame = (gameId: string): string => `/game/${gameId}`;

/** Named sections of pages: electronic games, fish and PVP together, and a game in its frame (ROUTE-36…38). */
type PageSection = 'egame' | 'fishPvp' | 'byIframe';

const SECTIONS: Readonly<Partial<Record<GameCategory, PageSection>>> = {
  RNG: 'egame',
  CRASH: 'egame',
  ARCADE: 'egame',
  JACKPOT: 'egame',
  MINI: 'egame',
  FISH: 'fishPvp',
  PVP: 'fishPvp',
};

/** The section that a page belongs to; null where it has none. */
export function sectionOfPath(path: string): PageSection | null {
  if (path.startsWith('/game/')) return 'byIframe';
  const category = (Object.keys(CATEGORY_PATHS) as GameCategory[]).find((one) => CATEGORY_PATHS[one] === path);
  return (category && SECTIONS[category]) ?? null;
}

/** A category of the navigation. */
export interface NavCategory {
  /** Decides label and icon; the lottery entry is LOTT. */
  readonly category: GameCategory;
  readonly path: string;
  readonly vendors: readonly NavVendor[];
}

export interface NavVendor extends Vendor {
  readonly category: GameCategory;
}

/** HEADER-06, 07, 09: one entry for each category with vendors; LOTT and ELOTT are one. */
export function navCategories(groups: readonly VendorGroup[]): readonly NavCategory[] {
  const entries = new Map<string, NavCategory>();
  for (const { gameCategory, vendors } of groups) {
    const path = pathOfCategory(gameCategory);
    const entry = entries.get(path);
    const added = vendors.map((vendor) => ({ ...vendor, category: gameCategory }));
    entries.set(path, {
      category: entry?.category ?? (gameCategory === 'ELOTT' ? 'LOTT' : gameCategory),
      path,
      vendors: [...(entry?.vendors ?? []), ...added],
    });
  }
  return [...entries.values()].filter(({ vendors }) => vendors.length > 0);
}

/** HEADER-21: categories whose only vendor starts at once; never esports (HEADER-23). */
const DIRECT_START: readonly GameCategory[] = ['PVP', 'SPORTS', 'FISH', 'LIVE'];

/** HEADER-20…23: where a click on a category leads. */
export function targetOfCategory({ category, path, vendors }: NavCategory): string {
  const only = vendors.length === 1 ? vendors[0] : undefined;
  return DIRECT_START.includes(category) && only?.gameId ? pathOfGame(only.gameId) : path;
}

/** HEADER-24…28: where a click on a vendor leads: to the game that it starts, else to its list of games. */
export const targetOfVendor = ({ category, vassalage, gameId }: NavVendor): string =>
  gameId === null || category === 'FISH' || category === 'PVP'
    ? `${pathOfCategory(category)}?page=${vassalage}`
    : pathOfGame(gameId);

/** HEADER-29: whether the vendor has games to choose from, other than on the page of its category. */
export const hasPopupList = ({ category, gameId }: NavVendor): boolean =>
  gameId === null && category !== 'FISH' && category !== 'PVP';

/** HEADER-18, 19. */
export const isCentred = (vendors: readonly unknown[]): boolean => vendors.length <= 6;
