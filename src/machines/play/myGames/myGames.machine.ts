import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type Game, gameContract } from '../../../api/contract/play/game.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { myGamesEvents } from './myGames.events.ts';
import { type FavourChange, queueChange, withChange } from './myGames.rules.ts';

/** A member's own games: favourites (API-39) and recently played (API-41). Favourites change at once on screen. */
export const myGamesMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      /** Ids, the newest first, with changes that are not saved yet. */
      readonly favourites: readonly string[];
      /** Changes that the server does not know yet, the oldest first; at most one for each game. */
      readonly unsaved: readonly FavourChange[];
      readonly recent: readonly Game[];
      readonly failure: ApiFailure | null;
    },
    events: {} as EventsOf<typeof myGamesEvents>,
  },
  actors: {
    surroundings: unwiredListener('myGames.surroundings'),
    fetchFavourites: apiPort(gameContract.favourites),
    saveFavourite: apiPort(gameContract.favour),
    fetchRecent: apiPort(gameContract.recent),
  },
  actions: {
    keepFavourites: assign((_, params: { ids: readonly string[] }) => ({ favourites: params.ids, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepRecent: assign((_, params: { list: readonly Game[] }) => ({ recent: params.list })),
    change: assign(({ context }, params: FavourChange) => ({
      favourites: withChange(context.favourites, params),
      unsaved: queueChange(context.unsaved, params),
    })),
    /** Later changes of the queue stand on top of the answer. */
    settleFirst: assign(({ context }, params: { ids: readonly string[] }) => {
      const unsaved = context.unsaved.slice(1);
      return { unsaved, favourites: unsaved.reduce(withChange, params.ids), failure: null };
    }),
  },
  guards: { isMoreUnsaved: ({ context }) => context.unsaved.length > 1 },
}).createMachine({
  id: 'myGames',
  context: { language: 'TH', favourites: [], unsaved: [], recent: [], failure: null },
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.broken' },
  initial: 'open',
  states: {
    open: {
      description: 'Favourites and recent games, each loaded by itself.',
      type: 'parallel',
      states: {
        favourites: {
          description: 'The favourites.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the favourites.',
              invoke: {
                id: 'fetchFavourites',
                src: 'fetchFavourites',
                input: { request: {} },
                onDone: { target: 'ready', actions: { type: 'keepFavourites', params: ({ event }) => event.output } },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            failed: {
              description: 'Loading failed: no favourites are marked; Retry loads them.',
              on: { 'myGames.retry': 'loading' },
            },
            ready: {
              description: 'Every change is saved.',
              on: { 'myGames.favour': { target: 'saving', actions: { type: 'change', params: ({ event }) => event } } },
            },
            saving: {
              description: 'Saving the oldest change; later ones wait.',
              invoke: {
                id: 'saveFavourite',
                src: 'saveFavourite',
                input: ({ context }) => ({
                  request: context.unsaved[0] ?? { gameId: '', isFavourite: false },
                }),
                onDone: [
                  {
                    guard: 'isMoreUnsaved',
                    target: 'saving',
                    reenter: true,
                    actions: { type: 'settleFirst', params: ({ event }) => event.output },
                  },
                  { target: 'ready', actions: { type: 'settleFirst', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'unsaved',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: { 'myGames.favour': { actions: { type: 'change', params: ({ event }) => event } } },
            },
            unsaved: {
              description: 'A change was not saved: it stays marked, with a notice and Retry.',
              on: {
                'myGames.retry': 'saving',
                'myGames.favour': { target: 'saving', actions: { type: 'change', params: ({ event }) => event } },
              },
            },
          },
        },
        recent: {
          description: 'Recently played games.',
          initial: 'waiting',
          on: {
            'myGames.language': {
              target: '.loading',
              actions: { type: 'keepLanguage', params: ({ event }) => event },
            },
          },
          states: {
            waiting: { description: 'The language is not known yet.' },
            loading: {
              description: 'Loading the recent games; previous ones stay on screen.',
              invoke: {
                id: 'fetchRecent',
                src: 'fetchRecent',
                input: ({ context }) => ({ request: { language: context.language } }),
                onDone: { target: 'ready', actions: { type: 'keepRecent', params: ({ event }) => event.output } },
                onError: 'failed',
              },
              on: { 'myGames.played': { target: 'loading', reenter: true } },
            },
            ready: { description: 'Loaded.', on: { 'myGames.played': 'loading' } },
            failed: {
              description: 'Loading failed: the lane is left out; Retry loads it.',
              on: { 'myGames.retry': 'loading', 'myGames.played': 'loading' },
            },
          },
        },
      },
    },
    broken: { description: 'A defect: no game can be marked.' },
  },
});
