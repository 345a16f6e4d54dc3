import MiniSearch from 'minisearch';
import { gameSearchOptions, type SearchedGame } from '../../src/api/contract/rules/gameSearch.ts';
import type { Catalog } from './catalog.ts';

/** The index of the search over a catalog (SCREEN-04). */
export function gameIndexOf({ games, vendors }: Catalog): MiniSearch<SearchedGame> {
  const index = new MiniSearch<SearchedGame>(gameSearchOptions);
  index.addAll(
    games.map(({ id, name, vendor, otherSpellings }) => {
      const of = vendors.get(vendor)?.name;
      return {
        id,
        nameEN: name.EN,
        nameTH: name.TH,
        vendor: [...new Set([of?.EN, of?.TH])].join(' '),
        spellings: otherSpellings.join(' '),
      };
    }),
  );
  return index;
}

/** The same, serialised. */
export const searchIndexOf = (catalog: Catalog): string => JSON.stringify(gameIndexOf(catalog));
