import type { CatalogCategory, CatalogGame, CatalogType } from '../protocol/catalog.ts';

export interface NamedGame {
  readonly category: CatalogCategory;
  readonly type: CatalogType | null;
  readonly name: CatalogGame['name'];
  /** Emblem of the art. */
  readonly motif: string;
  /** Romanised Thai and synonyms. */
  readonly spellings: readonly string[];
}

/** A game's id from its English name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
