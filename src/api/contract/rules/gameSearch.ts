/** What the index holds of a game. */
export interface SearchedGame {
  readonly id: string;
  readonly nameEN: string;
  readonly nameTH: string;
  readonly vendor: string;
  /** Other spellings. */
  readonly spellings: string;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
const isThai = /[\u0e00-\u0e7f]/;

/** Parts of a text between spaces and signs. */
function partsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’'ๆ]/g, '').replaceAll('\u0e4d\u0e32', '\u0e33');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Words of a name. Thai has no spaces between words, so runs of words are indexed from each word on. */
const tokenize = (text: string): string[] =>
  partsOf(text).flatMap((part) => (isThai.test(part) ? runsOf(thaiWords(part)) : [part]));

/** Longest run of Thai words that is indexed besides the whole rest. */
const LONGEST_RUN = 3;

const runsOf = (found: readonly string[]): string[] =>
  found.flatMap((_, first) => {
    const rest = found.slice(first);
    const lengths = [1, 2, LONGEST_RUN, rest.length].filter((length) => length <= rest.length);
    return [...new Set(lengths)].map((length) => rest.slice(0, length).join(''));
  });

const thaiWords = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** Edits that a query may be away from a word. A transposition is two, so `dargon` finds Dragon. */
const editsOf = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

/**
 * Options of the game search (SCREEN-04), the same for the server that builds the index and the site that loads it
 * (MiniSearch).
 */
export const gameSearchOptions = {
  idField: 'id',
  fields: ['nameEN', 'nameTH', 'vendor', 'spellings'],
  tokenize,
  processTerm: (term: string): string | null => (term === '' ? null : term),
  searchOptions: {
    /** A query is not segmented: browsers and servers find different words in the same Thai text. */
    tokenize: partsOf,
    combineWith: 'AND' as const,
    prefix: (term: string): boolean => isThai.test(term) || term.length > 1,
    fuzzy: (term: string): number => editsOf(term),
    boost: { nameEN: 3, nameTH: 3, spellings: 1.5 },
    weights: { prefix: 0.5, fuzzy: 0.15 },
  },
};
