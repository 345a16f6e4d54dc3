import MiniSearch from 'minisearch';
import { foundIds, textSearchOptions } from '../../src/api/contract/rules/textSearch.ts';

/** A text that can be searched. */
export interface SearchedText {
  readonly id: string;
  readonly title: string;
  /** Other words to find it by. */
  readonly words: string;
  readonly body: string;
}

/** Ids of the texts for a query, best match first. */
export function searchTexts(texts: readonly SearchedText[], query: string): readonly string[] {
  const index = new MiniSearch<SearchedText>(textSearchOptions({ title: 3, words: 2, body: 1 }));
  index.addAll(texts);
  return foundIds(index, query);
}
