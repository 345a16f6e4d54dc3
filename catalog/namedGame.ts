import type { GameCategory, GameType } from '../../../../src/api/contract/game.ts';
import type { InTwoLanguages } from '../../inTwoLanguages.ts';

export interface NamedGame {
  readonly category: GameCategory;
  readonly type: GameType | null;
  readonly name: InTwoLanguages;
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
