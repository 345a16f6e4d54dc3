import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type CatalogGame, gameContract } from '../../../api/contract/play/game.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { potsMachine } from '../pots/pots.machine.ts';
import type { lobbyEvents } from './lobby.events.ts';
import {
  filtersOf,
  isSearch,
  LOBBY_STEP,
  type LobbyFilters,
  type LobbyView,
  NO_FILTERS,
  stepOf,
} from './lobby.rules.ts';
import { searchPort } from './searchGames.ts';

/** Ports, actions and guards of the lobby. */
const lobbySetup = setup({
  types: {
    context: {} as LobbyView & {
      readonly language: LanguageCode;
      readonly hash: string;
      readonly query: string;
      readonly failure: ApiFailure | null;
      /** Number of games on screen; the list grows by steps. */
      readonly count: number;
    },
    input: {} as PageInput,
    events: {} as
      | EventsOf<typeof lobbyEvents>
      | PageAddress
      | { readonly type: 'page.language'; readonly language: LanguageCode },
  },
  actors: { fetchCatalog: apiPort(gameContract.catalog), searchGames: searchPort, pots: potsMachine },
  actions: {
    keepCatalog: assign((_, params: { hash: string; list: readonly CatalogGame[] }) => ({ ...params, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepAddress: assign((_, params: { address: string }) => ({
      address: params.address,
      filters: filtersOf(params.address),
      query: '',
      found: null,
      count: LOBBY_STEP,
    })),
    keepQuery: assign((_, params: { query: string }) => ({ query: params.query })),
    keepFound: assign((_, params: { ids: readonly string[] }) => ({
      found: params.ids,
      count: stepOf({ found: params.ids }),
    })),
    tellPots: sendTo('pots', ({ context: { address } }) => ({ type: 'pots.visit', address })),
    forgetFound: assign({ found: null, count: LOBBY_STEP }),
    keepFilter: assign(({ context }, params: Partial<LobbyFilters>) => ({
      filters: { ...context.filters, ...params },
      count: stepOf(context),
    })),
    clear: assign({ filters: NO_FILTERS, query: '', found: null, count: LOBBY_STEP }),
    showMore: assign(({ context }) => ({ count: context.count + stepOf(context) })),
  },
  guards: {
    isSearch: (_, params: { query: string }) => isSearch(params.query),
    isSearchDue: ({ context }) => isSearch(context.query),
    hasMore: ({ context }) => context.count < context.list.length,
  },
  // moreThrottle: SCREEN-10. artDelay: longer than from key to key.
  delays: { moreThrottle: 200, artDelay: 350 },
});

type Filter = Partial<LobbyFilters>;

/**
 * The lobby (SCREEN-01, 03, 04): the games of one category or all, by vendor, type, feature, return and popularity. The
 * catalog comes once; filters, sorting and search run here, so that each answers at once.
 */
export const lobbyMachine = lobbySetup.createMachine({
  id: 'lobby',
  context: ({ input }) => ({
    language: input.language,
    address: input.address,
    filters: filtersOf(input.address),
    hash: '',
    list: [],
    query: '',
    found: null,
    failure: null,
    count: LOBBY_STEP,
  }),
  initial: 'loading',
  on: {
    'lobby.show': { actions: { type: 'keepFilter', params: ({ event: { show } }): Filter => ({ show }) } },
    'lobby.type': {
      actions: { type: 'keepFilter', params: ({ event: { gameType } }): Filter => ({ type: gameType }) },
    },
    'lobby.feature': { actions: { type: 'keepFilter', params: ({ event: { feature } }): Filter => ({ feature }) } },
    'lobby.returns': { actions: { type: 'keepFilter', params: ({ event: { returns } }): Filter => ({ returns }) } },
    'lobby.sort': { actions: { type: 'keepFilter', params: ({ event: { sort } }): Filter => ({ sort }) } },
    'lobby.search': { actions: [{ type: 'keepQuery', params: ({ event }) => event }, 'forgetFound'] },
    'page.address': { actions: { type: 'keepAddress', params: ({ event }) => event } },
    'page.language': {
      target: '.loading',
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Loading the catalog; a previous one stays on screen.',
      invoke: {
        id: 'fetchCatalog',
        src: 'fetchCatalog',
        input: ({ context }) => ({ request: { language: context.language } }),
        onDone: { target: 'shown', actions: { type: 'keepCatalog', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'lobby.retry': 'loading' },
    },
    shown: {
      description: 'The games of the address, filtered, sorted or searched.',
      invoke: {
        id: 'pots',
        src: 'pots',
        input: ({ context }) => ({ address: context.address }),
        onError: 'loading',
      },
      type: 'parallel',
      states: {
        search: {
          description: 'The search of the list.',
          initial: 'idle',
          on: {
            'lobby.search': [
              {
                guard: { type: 'isSearch', params: ({ event }) => event },
                target: '.searching',
                actions: { type: 'keepQuery', params: ({ event }) => event },
              },
              { target: '.idle', actions: [{ type: 'keepQuery', params: ({ event }) => event }, 'forgetFound'] },
            ],
            'lobby.clear': { target: '.idle', actions: 'clear' },
            'page.address': {
              target: '.idle',
              actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'tellPots'],
            },
          },
          states: {
            idle: {
              description: 'No search; what was typed while the catalog loaded is searched now.',
              always: { guard: 'isSearchDue', target: 'searching' },
            },
            searching: {
              description: 'Searching; the first search loads the index. The previous list stays on screen.',
              invoke: {
                id: 'searchGames',
                src: 'searchGames',
                input: ({ context }) => ({ query: context.query, hash: context.hash }),
                onDone: {
                  target: 'found',
                  actions: { type: 'keepFound', params: ({ event }) => ({ ids: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            found: {
              description: 'Shows the games found, the best match first.',
              initial: 'fresh',
              states: {
                fresh: {
                  description: 'Names at once; art waits for a pause in the typing, so that it never delays a key.',
                  after: { artDelay: 'settled' },
                },
                settled: { description: 'With art.' },
              },
            },
            failed: {
              description: 'The index could not be loaded; shows the reason and Retry.',
              on: { 'lobby.retry': 'searching' },
            },
          },
        },
        growth: {
          description: 'The infinite list (SCREEN-10).',
          initial: 'ready',
          states: {
            ready: {
              description: 'The end of the list may ask for more games.',
              on: { 'lobby.more': { guard: 'hasMore', target: 'resting', actions: 'showMore' } },
            },
            resting: {
              description: 'Throttled: at most one step every 200 ms.',
              after: { moreThrottle: 'ready' },
            },
          },
        },
      },
    },
  },
});
