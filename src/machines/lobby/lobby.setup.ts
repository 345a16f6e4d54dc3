import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type CatalogGame, gameContract } from '../../api/contract/game.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import { potsMachine } from '../pots/pots.machine.ts';
import type { EventsOf } from '../support/events.ts';
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
export const lobbySetup = setup({
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
