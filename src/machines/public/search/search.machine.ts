import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type SearchFound, searchContract } from '../../../api/contract/public/search.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { SearchGroup, searchEvents } from './search.events.ts';
import { queryOf, searchPath } from './search.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

/**
 * Search results (SCREEN-04) over games, promotions, help and news. Searches after a pause in the typing; earlier results
 * stay on screen meanwhile. The address names a search that was submitted.
 */
export const searchMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      readonly query: string;
      readonly group: SearchGroup;
      readonly found: SearchFound | null;
      /** The query of `found`. */
      readonly foundFor: string;
      readonly failure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as EventsOf<typeof searchEvents> | PageAddress,
    tags: {} as 'busy',
  },
  actors: { findAll: apiPort(searchContract.find) },
  actions: {
    keepQuery: assign((_, params: { query: string }) => ({ query: params.query })),
    keepAddress: assign((_, params: { address: string }) => ({
      query: queryOf(params.address),
      group: 'all' as const,
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepGroup: assign((_, params: { group: SearchGroup }) => ({ group: params.group })),
    keepFound: assign(({ context }, params: { found: SearchFound }) => ({
      found: params.found,
      foundFor: context.query.trim(),
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    /** Puts the search into the address. */
    showAddress: (_, _params: { path: string }) => unwired('search.showAddress')(),
  },
  guards: {
    isOtherQuery: ({ context }, params: { address: string }) => queryOf(params.address) !== context.query.trim(),
    isOtherGroup: ({ context }, params: { group: SearchGroup }) =>
      context.found !== null && params.group !== context.group,
  },
  // typingPause: longer than from key to key.
  delays: { typingPause: 250 },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    language: input.language,
    query: queryOf(input.address),
    group: 'all',
    found: null,
    foundFor: '',
    failure: null,
  }),
  initial: 'searching',
  on: {
    'search.type': { target: '.typing', reenter: true, actions: { type: 'keepQuery', params: payload } },
    'search.submit': {
      target: '.searching',
      reenter: true,
      actions: { type: 'showAddress', params: ({ context }) => ({ path: searchPath(context.query) }) },
    },
    'search.show': {
      guard: { type: 'isOtherGroup', params: payload },
      actions: { type: 'keepGroup', params: payload },
    },
    'page.address': {
      guard: { type: 'isOtherQuery', params: payload },
      target: '.searching',
      reenter: true,
      actions: { type: 'keepAddress', params: payload },
    },
    'page.language': {
      target: '.searching',
      reenter: true,
      actions: { type: 'keepLanguage', params: payload },
    },
  },
  states: {
    typing: {
      description: 'Waits for a pause in the typing.',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'Searching; earlier results stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'findAll',
        src: 'findAll',
        input: ({ context: { query, language } }) => ({ request: { query: query.trim(), language } }),
        onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'Results by kind, or what is played most where there is none.' },
    failed: {
      description: 'The search failed; shows the reason and Retry.',
      on: { 'search.retry': 'searching' },
    },
  },
});
