import { assign, type ErrorActorEvent, sendParent, sendTo, setup, stopChild } from 'xstate';
import type { IsAgent } from '../../../api/contract/account/member.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredListener, unwiredPromise } from '../../support/unwired.ts';
import type { GamePlayed, MoneyMoved, ProfileChanged, pagesEvents } from './pages.events.ts';
import { isOpenTo } from './pages.rules.ts';

/** Input of every page. */
export interface PageInput {
  readonly language: LanguageCode;
  /** Unique to this opening of the page: prefix of its idempotency keys (decision W8). */
  readonly keySeed: string;
  /** Path and query; a change without another page arrives as `page.address`. */
  readonly address: string;
}

/** Sent to a page whose address has changed without leading to another page. */
export interface PageAddress {
  readonly type: 'page.address';
  readonly address: string;
}

/**
 * The page of the current address: member centre, agent centre or points mall (MEMBER-21). Machine and view load on
 * first use; the machine runs as `page` until the address changes.
 */
export const pagesMachine = setup({
  types: {
    context: {} as {
      readonly isAgent: IsAgent;
      readonly page: string | null;
      readonly address: string;
      readonly language: LanguageCode;
    },
    input: {} as { readonly isAgent: IsAgent },
    events: {} as EventsOf<typeof pagesEvents> | MoneyMoved | GamePlayed | ProfileChanged | ErrorActorEvent,
  },
  actors: {
    surroundings: unwiredListener('pages.surroundings'),
    loadPage: unwiredPromise<boolean, { page: string }>('pages.loadPage'),
  },
  actions: {
    keepPage: assign((_, { page, address }: { page: string | null; address: string }) => ({ page, address })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    startPage: (_, _params: { page: string; language: LanguageCode; address: string }) => unwired('pages.startPage')(),
    stopPage: stopChild('page'),
    /** AGENT-14: features of agents, for the menu of the centres. */
    askFeatures: unwired('pages.askFeatures'),
    /** MEMBER-19: rewards to claim, for the menu of the centres. */
    countMissions: unwired('pages.countMissions'),
    passLanguage: sendTo('page', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    passAddress: sendTo('page', (_, { address }: { address: string }) => ({ type: 'page.address', address })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    tellOn: sendParent((_, params: GamePlayed | ProfileChanged) => params),
  },
  guards: {
    isHere: ({ context }, params: { page: string | null }) => params.page === context.page,
    isNewAddress: ({ context }, params: { page: string | null; address: string }) =>
      params.page === context.page && params.address !== context.address,
    isOpenTo: ({ context }, params: { page: string | null }) =>
      params.page !== null && isOpenTo(context.isAgent, params.page),
    hasPage: ({ context }) => context.page !== null,
    isThere: (_, params: { isThere: boolean }) => params.isThere,
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ isAgent: input.isAgent, page: null, address: '', language: 'TH' }),
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.unavailable' },
  initial: 'closed',
  on: {
    'page.changed': [
      {
        guard: { type: 'isHere', params: ({ event }) => event },
        actions: { type: 'keepPage', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOpenTo', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'keepPage', params: ({ event }) => event },
      },
      {
        target: '.closed',
        actions: { type: 'keepPage', params: ({ event }) => ({ page: null, address: event.address }) },
      },
    ],
    'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
  },
  states: {
    closed: { description: 'The address has no page with a flow, or none that this account may open.' },
    loading: {
      description: "Loading the page's code.",
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) },
            target: 'open',
            actions: ['askFeatures', 'countMissions'],
          },
          { target: 'missing', actions: ['askFeatures', 'countMissions'] },
        ],
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
    },
    unavailable: {
      description: 'Loading the code failed, or the page has crashed; suggests checking the network and offers Retry.',
      on: { 'page.retry': [{ guard: 'hasPage', target: 'loading' }, { target: 'closed' }] },
    },
    missing: { description: 'No such page in this centre.' },
    open: {
      description: 'The page runs until the address changes.',
      entry: {
        type: 'startPage',
        params: ({ context }) => ({
          page: context.page ?? '',
          language: context.language,
          address: context.address,
        }),
      },
      exit: 'stopPage',
      on: {
        'page.changed': {
          guard: { type: 'isNewAddress', params: ({ event }) => event },
          actions: [
            { type: 'keepPage', params: ({ event }) => event },
            { type: 'passAddress', params: ({ event }) => event },
          ],
        },
        'page.language': {
          actions: [
            { type: 'keepLanguage', params: ({ event }) => event },
            { type: 'passLanguage', params: ({ event }) => event },
          ],
        },
        'page.moneyMoved': { actions: ['tellMoved', 'countMissions'] },
        'page.gamePlayed': { actions: { type: 'tellOn', params: ({ event }) => event } },
        'page.profileChanged': { actions: { type: 'tellOn', params: ({ event }) => event } },
        'xstate.error.actor.*': 'unavailable',
      },
    },
  },
});
