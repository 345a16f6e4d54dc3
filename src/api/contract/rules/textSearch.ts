import { gameSearchOptions } from './gameSearch.ts';

/** Edits that a query may be away from a word: running text has many words that are alike. */
const editsOf = (term: string): number => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2);

/** Options of a search in running text (MiniSearch): those of the games, with fewer edits. The index stays where it is made. */
export const textSearchOptions = <Field extends string>(boost: Readonly<Record<Field, number>>) => ({
  ...gameSearchOptions,
  fields: Object.keys(boost),
  searchOptions: { ...gameSearchOptions.searchOptions, fuzzy: editsOf, boost },
});

const segments = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...segments.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

interface TextIndex {
  search(
    query: string,
    options?: { readonly tokenize: (text: string) => string[] },
  ): readonly { readonly id: unknown }[];
}

/** Ids of the texts for a query, best match first: as it was typed, else with all of its words. */
export function foundIds(index: TextIndex, query: string): readonly string[] {
  const typed = index.search(query);
  const found = typed.length > 0 ? typed : index.search(query, { tokenize: wordsOf });
  return found.map(({ id }) => String(id));
}
