import { filtersOf, LOBBY_STEP, type LobbyFilters } from './lobby.rules.ts';
import { lobbySetup } from './lobby.setup.ts';

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
