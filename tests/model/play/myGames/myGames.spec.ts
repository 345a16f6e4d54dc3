import { expect } from 'vitest';
import { type Game, gameContract } from '../../../../src/api/contract/play/game.ts';
import { myGamesMachine } from '../../../../src/machines/play/myGames/myGames.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { favourites, favour, recent } = gameContract;

export const LANTERN = 'lantern-night';
export const ROCKET = 'rocket-rise';

export const lanternNight: Game = {
  id: LANTERN,
  name: 'Lantern Night',
  category: 'RNG',
  vassalage: 'NINELAMPS',
  vendorName: 'Nine Lamps',
  isHot: 1,
  isNew: false,
};

export const myGamesFlow: Flow<typeof myGamesMachine> = {
  machine: () => myGamesMachine,
  inputs: [undefined],
  cases: {
    'myGames.favour': [
      { gameId: LANTERN, isFavourite: true },
      { gameId: LANTERN, isFavourite: false },
      { gameId: ROCKET, isFavourite: true },
    ],
    'myGames.retry': [{}],
    'myGames.language': [{ language: 'TH' }, { language: 'EN' }],
    'myGames.played': [{}],
  },
  eachCounts: ['myGames.language', 'myGames.played'],
  walks: ['start, myGames.language 2', 'start, myGames.language 1, fetchFavourites error 1, myGames.retry'],
  outcomes: {
    surroundings: [defect],
    fetchFavourites: [answers(favourites, { ids: [ROCKET] }), ...wireFailures(favourites)],
    saveFavourite: [answers(favour, { ids: [LANTERN, ROCKET] }), refuses(favour, 'GAME_UNKNOWN')],
    fetchRecent: [answers(recent, { list: [lanternNight] }), ...wireFailures(recent)],
  },
  // Failures and lists are shown and decide nothing.
  project: ({ unsaved, language }) => [unsaved, language],
  regions: {
    'open.favourites': ({ context }) => context.unsaved,
    'open.recent': ({ context }) => context.language,
    '': () => null,
  },
  invariants: {
    '[SCREEN-03] a change that is not saved shows at once': ({ snapshot: { context } }) => {
      const latest = new Map(context.unsaved.map(({ gameId, isFavourite }) => [gameId, isFavourite]));
      for (const [gameId, isFavourite] of latest) expect(context.favourites.includes(gameId)).toBe(isFavourite);
    },
    'of the waiting changes, one for each game': ({ snapshot: { context } }) => {
      const waiting = context.unsaved.slice(1).map(({ gameId }) => gameId);
      expect(new Set(waiting).size).toBe(waiting.length);
    },
  },
  expectations: {
    'open.favourites.loading': ({ pending, snapshot }) => {
      expect(pending.fetchFavourites).toEqual({ request: {} });
      expect(snapshot.context.favourites).toEqual([]);
    },
    'open.favourites.failed': ({ snapshot }) => {
      expect(snapshot.context.failure).not.toBeNull();
      expect(snapshot.can({ type: 'myGames.retry' })).toBe(true);
    },
    'open.favourites.ready': ({ pending, snapshot: { context } }) => {
      expect([context.unsaved, context.failure]).toEqual([[], null]);
      expect(pending).not.toHaveProperty('saveFavourite');
    },
    'open.favourites.saving': ({ pending, snapshot: { context } }) => {
      expect(context.unsaved.length).toBeGreaterThan(0);
      expect(pending.saveFavourite).toEqual({ request: context.unsaved[0] });
    },
    'open.favourites.unsaved': ({ pending, snapshot }) => {
      expect(snapshot.context.unsaved.length).toBeGreaterThan(0);
      expect(snapshot.context.failure).not.toBeNull();
      expect(snapshot.can({ type: 'myGames.retry' })).toBe(true);
      expect(pending).not.toHaveProperty('saveFavourite');
    },
    'open.recent.waiting': ({ pending, snapshot }) => {
      expect(pending).not.toHaveProperty('fetchRecent');
      expect(snapshot.context.recent).toEqual([]);
    },
    'open.recent.loading': ({ pending, snapshot }) =>
      expect(pending.fetchRecent).toEqual({ request: { language: snapshot.context.language } }),
    'open.recent.ready': ({ pending, snapshot }) => {
      expect(pending).not.toHaveProperty('fetchRecent');
      expect(snapshot.context.recent).toEqual([lanternNight]);
    },
    'open.recent.failed': ({ snapshot }) => expect(snapshot.can({ type: 'myGames.retry' })).toBe(true),
    broken: ({ pending }) => expect(pending).toEqual({}),
  },
};
