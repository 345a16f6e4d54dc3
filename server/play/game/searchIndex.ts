import MiniSearch from 'minisearch';
import { gameSearchOptions, type SearchedGame } from '../../../src/api/contract/rules/gameSearch.ts';
import type { Catalog } from './catalog.ts';
import { oncePer } from './oncePer.ts';

/** Games that are indexed at a time: some ms. */
const SLICE = 50;

/** The index of the search over a catalog (SCREEN-04), made once for each catalog, with other work in between. */
export const gameIndexOf = oncePer(async ({ games, vendors }: Catalog, _both: 'both') => {
  const index = new MiniSearch<SearchedGame>(gameSearchOptions);
  const searched = games.map(({ id, name, vendor, otherSpellings }) => {
    const of = vendors.get(vendor)?.name;
    return {
      id,
      nameEN: name.EN,
      nameTH: name.TH,
      vendor: [...new Set([of?.EN, of?.TH])].join(' '),
      spellings: otherSpellings.join(' '),
    };
  });
  await index.addAllAsync(searched, { chunkSize: SLICE });
  return index;
});
