import { assign, type ErrorActorEvent, sendParent, sendTo, setup, stopChild } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { IsAgent } from '../../api/contract/member.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredListener, unwiredPromise } from '../support/unwired.ts';
import type { MoneyMoved, pagesEvents } from './pages.events.ts';
import { isOpenTo } from './pages.rules.ts';

/** What every page is opened with. */
export interface PageInput {
  readonly language: LanguageCode;
  /** Of this opening of the page alone: what money it moves is told apart by it (decision W8). */
  readonly keySeed: string;
}

/**
 * The page of the address that has a flow of its own: those of member centre and agent centre, and the points mall
 * (MEMBER-21). Its machine and view load when first needed, and it runs as `page` until the address names another.
 */
export const pagesMachine = setup({
  types: {
    context: {} as { readonly isAgent: IsAgent; readonly page: string | null; readonly language: LanguageCode },
    input: {} as { readonly isAgent: IsAgent },
    events: {} as EventsOf<typeof pagesEvents> | MoneyMoved | ErrorActorEvent,
  },
  actors: {
    surroundings: unwiredListener('pages.surroundings'),
    loadPage: unwiredPromise<boolean, { page: string }>('pages.loadPage'),
  },
  actions: {
    keepPage: assign((_, params: { page: string | null }) => ({ page: params.page })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    startPage: (_, _params: { page: string; language: LanguageCode }) => unwired('pages.startPage')(),
    stopPage: stopChild('page'),
    /** AGENT-14: what there is for agents, for the menu of the centres. */
    askFeatures: unwired('pages.askFeatures'),
    passLanguage: sendTo('page', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isHere: ({ context }, params: { page: string | null }) => params.page === context.page,
    isOpenTo: ({ context }, params: { page: string | null }) =>
      params.page !== null && isOpenTo(context.isAgent, params.page),
    hasPage: ({ context }) => context.page !== null,
    isThere: (_, params: { isThere: boolean }) => params.isThere,
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ isAgent: input.isAgent, page: null, language: 'TH' }),
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.unavailable' },
  initial: 'closed',
  on: {
    'page.at': [
      { guard: { type: 'isHere', params: ({ event }) => event } },
      {
        guard: { type: 'isOpenTo', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'keepPage', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'keepPage', params: { page: null } } },
    ],
    'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
  },
  states: {
    closed: { description: 'The address names no page that has a flow, or none that this account may open.' },
    loading: {
      description: 'The code of the page is on its way.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) },
            target: 'open',
            actions: 'askFeatures',
          },
          { target: 'missing', actions: 'askFeatures' },
        ],
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
    },
    unavailable: {
      description: 'The code did not come, or the page has failed: says to check the network, and offers to try again.',
      on: { 'page.retry': [{ guard: 'hasPage', target: 'loading' }, { target: 'closed' }] },
    },
    missing: { description: 'The address is one of a centre, and there is no such page.' },
    open: {
      description: 'The page runs until the address names another.',
      entry: {
        type: 'startPage',
        params: ({ context }) => ({ page: context.page ?? '', language: context.language }),
      },
      exit: 'stopPage',
      on: {
        'page.language': {
          actions: [
            { type: 'keepLanguage', params: ({ event }) => event },
            { type: 'passLanguage', params: ({ event }) => event },
          ],
        },
        'page.moneyMoved': { actions: 'tellMoved' },
        'xstate.error.actor.*': 'unavailable',
      },
    },
  },
});
