import MiniSearch from 'minisearch';
import { gameSearchOptions, type SearchedGame } from './contract/rules/gameSearch.ts';

type Search = (query: string) => readonly string[];

let opened: { readonly hash: string; readonly search: Promise<Search> } | null = null;

/**
 * The search over the catalog of a hash: finds the ids of games, best match first. The index loads once per hash; a
 * failed load is tried again with the next search.
 */
export function openSearch(hash: string, load: () => Promise<{ readonly index: string }>): Promise<Search> {
  if (opened?.hash === hash) return opened.search;
  const search = load().then(async ({ index }): Promise<Search> => {
    const games = await MiniSearch.loadJSONAsync<SearchedGame>(index, gameSearchOptions);
    return (query) => games.search(query).map(({ id }) => String(id));
  });
  opened = { hash, search };
  search.catch(() => {
    opened = null;
  });
  return search;
}
