import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { CatalogGame, Game, VendorGroup } from '../../../src/api/contract/play/game.ts';
import { gameCategory } from '../../../src/api/contract/play/game.ts';
import type { Catalog, GameRow, VendorRow } from './catalog.ts';

/** GAME-14. */
const hotMark = (isHot: boolean): number => (isHot ? 1 : 0);

/** Games as tiles. */
export const tilesOf = (catalog: Catalog, games: readonly GameRow[], language: LanguageCode): Game[] =>
  games.map((one) => tileOf(catalog, one, language));

export const tileOf = ({ vendors }: Catalog, one: GameRow, language: LanguageCode): Game => ({
  id: one.id,
  name: one.name[language],
  category: one.category,
  vassalage: one.vendor,
  vendorName: vendors.get(one.vendor)?.name[language] ?? one.vendor,
  isHot: hotMark(one.isHot),
  isNew: one.isNew,
});

export const returnsOf = ({ leastReturn, greatestReturn }: GameRow) => ({ leastReturn, greatestReturn });

/** Games with all that the lobby filters and sorts by. */
export const lobbyOf = (catalog: Catalog, language: LanguageCode): CatalogGame[] =>
  catalog.games.map((one) => lobbyGameOf(catalog, one, language));

export const lobbyGameOf = (catalog: Catalog, one: GameRow, language: LanguageCode): CatalogGame => ({
  ...tileOf(catalog, one, language),
  type: one.type,
  features: [...one.features],
  ...returnsOf(one),
  volatility: one.volatility,
  minStake: one.minStake,
  maxStake: one.maxStake,
  rank: one.rank,
});

/** HEADER-06, 07, GAME-13: categories with games, and who makes them. */
export function vendorGroupsOf({ games, vendors }: Catalog, language: LanguageCode): VendorGroup[] {
  const byCategory = Map.groupBy(games, ({ category }) => category);
  return gameCategory.options.flatMap((category) => {
    const byVendor = Map.groupBy(byCategory.get(category) ?? [], (one) => one.vendor);
    const made = [...vendors.values()].flatMap((one) => vendorView(one, byVendor.get(one.code) ?? [], language));
    return made.length === 0 ? [] : [{ gameCategory: category, vendors: made }];
  });
}

function vendorView(
  { code, name, accountTypeId, isHot }: VendorRow,
  games: readonly GameRow[],
  language: LanguageCode,
): VendorGroup['vendors'] {
  if (games.length === 0) return [];
  return [
    {
      vassalage: code,
      displayName: name[language],
      accountTypeId,
      isHot: hotMark(isHot),
      count: games.length,
      gameId: games.length === 1 ? (games[0]?.id ?? null) : null,
    },
  ];
}
