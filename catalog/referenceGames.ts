import type { CatalogFeature, CatalogGame } from '../protocol/catalog.ts';
import { boardOddsOf } from './boardOdds.ts';
import { chanceOf, pickBy, shuffledBy } from './chance.ts';
import { drawnGames } from './drawnGames.ts';
import { idOf, type NamedGame } from './namedGame.ts';
import { nameGames } from './nameGames.ts';
import { crashOdds, oddsOf } from './odds.ts';
import { shelves } from './shelves.ts';

const P = 10_000;

type Placed = NamedGame & { readonly vendor: string; readonly isHot: boolean };

/** The games of the reference provider, some 2,000, the most popular first. The same at every call. */
export function referenceGames(): readonly CatalogGame[] {
  const taken = new Set(drawnGames.flatMap(({ name }) => [name.EN, name.TH, idOf(name.EN)]));
  const named = shelves.flatMap((shelf) =>
    nameGames(shelf, taken).map((one, place) => ({
      ...one,
      vendor: shelf.vendors[(place * 7 + Math.floor(chanceOf(one.name.EN) * 3)) % shelf.vendors.length] ?? '',
      isHot: chanceOf(`hot ${one.name.EN}`) < 0.027,
    })),
  );
  const ranked: readonly Placed[] = [...drawnGames, ...shuffledBy(named, 'rank', ({ name }) => name.EN)];
  return ranked.map((one, place) => gameOf(one, place + 1));
}

function gameOf({ name, vendor, category, type, motif, spellings, isHot }: Placed, rank: number): CatalogGame {
  const board = boardOddsOf(idOf(name.EN));
  const salted = (what: string): string => `${what} ${name.EN}`;
  return {
    id: idOf(name.EN),
    vendor,
    category,
    type,
    name,
    spellings: [...spellings],
    engine: engineOf(category, board !== null),
    motif,
    features: [
      ...(board === null ? featuresOf(category, type, salted('feature')) : boardFeaturesOf(category, idOf(name.EN))),
    ],
    ...(category === 'CRASH' ? crashOdds : (board ?? oddsOf(idOf(name.EN)))),
    minStake: pickBy(salted('min'), [1, 1, 2, 5, 10]) * P,
    maxStake: pickBy(salted('max'), [500, 1_000, 2_000, 5_000]) * P,
    isHot,
    isNew: rank > 40 && chanceOf(salted('new')) < 0.06,
  };
}

function engineOf(category: NamedGame['category'], hasBoard: boolean): string {
  if (category === 'CRASH') return 'crash';
  if (category === 'LOTT' || category === 'ELOTT') return 'lottery';
  if (category === 'SPORTS' || category === 'ESPORTS') return 'sports';
  return hasBoard ? 'board' : 'slot';
}

function boardFeaturesOf(category: NamedGame['category'], id: string): readonly CatalogFeature[] {
  if (/^(?:hanoi-lottery|vietnam-(?:south|central))$/.test(id)) return ['vietnam'];
  return category === 'LIVE' ? ['live'] : [];
}

const reelFeatures = ['freeSpins', 'wilds', 'multiplier', 'buyIn'] as const;

function featuresOf(category: NamedGame['category'], type: NamedGame['type'], salt: string): readonly CatalogFeature[] {
  if (category === 'JACKPOT') return ['wilds', 'jackpot'];
  if (category === 'CRASH') return ['multiplier'];
  if (category === 'LIVE') return ['live'];
  if (category === 'PVP') return ['twoPlayer'];
  if (type !== 'slots' && category !== 'FISH') return chanceOf(salt) < 0.3 ? ['multiplier'] : [];
  return reelFeatures.filter((feature) => chanceOf(`${salt} ${feature}`) < 0.5);
}
