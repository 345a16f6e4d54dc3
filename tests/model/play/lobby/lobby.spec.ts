import { expect } from 'vitest';
import { type CatalogGame, gameContract } from '../../../../src/api/contract/play/game.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { lobbyMachine } from '../../../../src/machines/play/lobby/lobby.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

const { catalog } = gameContract;

/** What is asked apart from the pots, a machine of their own. */
const asked = ({ pots: _, ...rest }: Readonly<Record<string, unknown>>) => rest;

export const lantern: CatalogGame = {
  id: 'lantern-night',
  name: 'Lantern Night',
  category: 'RNG',
  vassalage: 'NINELAMPS',
  vendorName: 'Nine Lamps',
  isHot: 1,
  isNew: false,
  type: 'slots',
  features: ['freeSpins'],
  leastReturn: 9_650,
  greatestReturn: 9_650,
  volatility: 3,
  minStake: 10_000,
  maxStake: 10_000_000,
  rank: 1,
};

/** The page's games: two that differ in all, and as many alike as the list needs to grow once. */
export const games: readonly CatalogGame[] = [
  lantern,
  {
    ...lantern,
    id: 'rocket-rise',
    name: 'Rocket Rise',
    category: 'CRASH',
    vassalage: 'TIDEWATER',
    vendorName: 'Tidewater',
    isHot: 0,
    type: 'table',
    features: [],
    leastReturn: 9_167,
    greatestReturn: 9_722,
    rank: 2,
  },
  ...Array.from({ length: 47 }, (_, place) => ({
    ...lantern,
    id: `reel-${place + 3}`,
    name: `Reel ${place + 3}`,
    isHot: 0,
    rank: place + 3,
  })),
];

export const lobbyFlow: Flow<typeof lobbyMachine> = {
  machine: () => lobbyMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/games' }],
  cases: {
    'lobby.search': [{ query: 'rocket' }, { query: '' }],
    'lobby.show': [{ show: 'favourites' }],
    'lobby.type': [{ gameType: 'table' }],
    'lobby.feature': [{ feature: 'freeSpins' }],
    'lobby.returns': [{ returns: '96' }],
    'lobby.sort': [{ sort: 'name' }],
    'lobby.clear': [{}],
    'lobby.more': [{}],
    'lobby.retry': [{}],
    'page.address': [{ address: '/games?page=TIDEWATER' }],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['lobby.search', 'page.language'],
  outcomes: {
    fetchCatalog: [answers(catalog, { hash: 'h1', list: [...games] }), ...wireFailures(catalog)],
    pots: [defect],
    searchGames: [done(['rocket-rise']), done([]), fails(new ApiError({ kind: 'offline' }))],
  },
  // What a view offers depends on what it lists.
  project: (context) => [
    context.language,
    context.query,
    context.filters,
    context.list.length,
    context.found,
    context.count < context.list.length,
    context.address,
  ],
  invariants: {
    '[SCREEN-10] the list grows by 48 games, what a search finds by 12': ({ snapshot: { context } }) =>
      expect(context.count % (context.found === null ? 48 : 12)).toBe(0),
    '[SCREEN-04] no find without a search': ({ snapshot: { context } }) => {
      if (context.query === '') expect(context.found).toBeNull();
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect(pending).toEqual({ fetchCatalog: { request: { language: snapshot.context.language } } }),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'lobby.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    'shown.search.idle': ({ pending, snapshot: { context } }) => {
      expect([asked(pending), context.query, context.found]).toEqual([{}, '', null]);
    },
    'shown.search.searching': ({ pending, snapshot: { context } }) =>
      expect(asked(pending)).toEqual({ searchGames: { query: context.query, hash: 'h1' } }),
    'shown.search.found.fresh': ({ pending, snapshot: { context } }) => {
      expect([asked(pending), context.query]).toEqual([{}, 'rocket']);
      expect(context.found).not.toBeNull();
    },
    'shown.search.found.settled': ({ pending, snapshot: { context } }) => {
      expect([asked(pending), context.query]).toEqual([{}, 'rocket']);
      expect(context.found).not.toBeNull();
    },
    'shown.search.failed': ({ pending, snapshot }) => {
      expect([asked(pending), snapshot.can({ type: 'lobby.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).toEqual({ kind: 'offline' });
    },
    'shown.growth.ready': ({ snapshot }) =>
      expect(snapshot.can({ type: 'lobby.more' })).toBe(snapshot.context.count < games.length),
    'shown.growth.resting': ({ snapshot }) => expect(snapshot.can({ type: 'lobby.more' })).toBe(false),
  },
};
