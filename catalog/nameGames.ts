import { shuffledBy } from './chance.ts';
import { idOf, type NamedGame } from './namedGame.ts';
import { type Noun, nouns, pluralOf } from './nouns.ts';
import { type Phrase, phrases } from './phrases.ts';
import type { Shelf } from './shelves.ts';

const LONGEST_ID = 32;
const sea = /^(koi|betta|crab|shrimp|octopus|dolphin|whale|shark|starfish|turtle|dragon|naga)$/;

interface Candidate extends NamedGame {
  readonly noun: Noun;
  readonly phrase: Phrase;
}

/**
 * Names the games of a shelf. Nouns and phrases are used evenly.
 * @param taken English and Thai names and ids so far; grows
 */
export function nameGames(shelf: Shelf, taken: Set<string>): readonly NamedGame[] {
  const candidates = shuffledBy(candidatesOf(shelf), `${shelf.category} ${shelf.type}`, ({ name }) => name.EN);
  const uses = new Map<Noun | Phrase, number>();
  const usesOf = (part: Noun | Phrase): number => uses.get(part) ?? 0;
  const chosen: NamedGame[] = [];
  for (let most = 1; chosen.length < shelf.count && most < 200; most += 1) {
    for (const { noun, phrase, ...named } of candidates) {
      if (chosen.length === shelf.count) break;
      const keys = [named.name.EN, named.name.TH, idOf(named.name.EN)];
      if (usesOf(noun) >= most || usesOf(phrase) >= most * 3 || keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      for (const part of [noun, phrase]) uses.set(part, usesOf(part) + 1);
      chosen.push(named);
    }
  }
  if (chosen.length < shelf.count) throw new Error(`Too few names for ${shelf.category} ${shelf.type}.`);
  return chosen;
}

function candidatesOf({ category, type, kinds, phrases: own }: Shelf): readonly Candidate[] {
  const suited = nouns.filter(
    ({ kind, motif }) => (kinds === null || kinds.includes(kind)) && (category !== 'FISH' || sea.test(motif)),
  );
  return suited.flatMap((noun) =>
    (kinds === null ? phrases[noun.kind].map((phrase) => ({ ...phrase, motif: null, phrase })) : own.map(withItself))
      .filter((phrase) => isNatural(noun, phrase))
      .map(({ EN, TH, motif, phrase }) => ({
        category,
        type,
        noun,
        phrase,
        motif: motif ?? noun.motif,
        spellings: noun.spellings,
        name: { EN: EN.replace('{}', noun.EN).replace('{s}', pluralOf(noun.EN)), TH: TH.replace('{}', noun.TH) },
      })),
  );
}

const withItself = (phrase: Shelf['phrases'][number]) => ({ ...phrase, phrase });

/** No "Dragon Dragon", and no word twice in Thai. */
function isNatural({ EN, TH }: Noun, phrase: Phrase): boolean {
  const words = EN.toLowerCase().split(' ');
  const added = phrase.TH.replace('{}', '');
  const repeats = words.some((word) => phrase.EN.toLowerCase().includes(word));
  return (
    !repeats && !TH.includes(added) && !added.includes(TH) && idOf(phrase.EN.replace(/\{s?\}/, EN)).length < LONGEST_ID
  );
}
