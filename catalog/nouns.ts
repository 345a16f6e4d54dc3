import { readTable } from './readTable.ts';
import { creatures } from './words/creatures.ts';
import { foods } from './words/foods.ts';
import { places } from './words/places.ts';
import { plants } from './words/plants.ts';
import { things } from './words/things.ts';

/** Decides which phrases suit a noun. */
export type NounKind =
  | 'creature'
  | 'fruit'
  | 'dish'
  | 'flower'
  | 'thing'
  | 'gem'
  | 'sky'
  | 'place'
  | 'land'
  | 'festival';

export interface Noun {
  readonly EN: string;
  readonly TH: string;
  /** Emblem of the art. */
  readonly motif: string;
  readonly kind: NounKind;
  /** Romanised Thai and synonyms, for the search. */
  readonly spellings: readonly string[];
}

/** What games are named after. */
export const nouns: readonly Noun[] = [creatures, foods, plants, places, things].flatMap((text) =>
  readTable(text).map(([EN = '', TH = '', kind = '', motif = '', spellings = '']) => ({
    EN,
    TH,
    motif,
    kind: kind as NounKind,
    spellings: spellings === '' ? [] : spellings.split(', '),
  })),
);

const irregular: Readonly<Record<string, string>> = {
  Koi: 'Koi',
  Shrimp: 'Shrimp',
  Buffalo: 'Buffaloes',
  Mango: 'Mangoes',
  Ox: 'Oxen',
  Firefly: 'Fireflies',
};

export const pluralOf = (noun: string): string =>
  irregular[noun] ??
  (/[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);
