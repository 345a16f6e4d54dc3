import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type MyPromotion, type PromotionOffer, promotionContract } from '../../api/contract/promotion.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredListener } from '../support/unwired.ts';
import type { PromotionsFilter, promotionsEvents } from './promotions.events.ts';
import { filterOf } from './promotions.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * The list of promotions (ROUTE-24, PROMO-01…03), for everybody, and how the member stands in each, loaded by itself.
 */
export const promotionsMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      readonly filter: PromotionsFilter;
      readonly list: readonly PromotionOffer[] | null;
      /** Server time of the list. */
      readonly at: number;
      /** Empty for visitors, and until loaded. */
      readonly mine: readonly MyPromotion[];
      readonly offersFailure: ApiFailure | null;
      readonly mineFailure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as EventsOf<typeof promotionsEvents> | PageAddress,
  },
  actors: {
    surroundings: unwiredListener('promotions.surroundings'),
    fetchOffers: apiPort(promotionContract.list),
    fetchMine: apiPort(promotionContract.mine),
  },
  actions: {
    keepFilter: assign((_, params: { filter: PromotionsFilter }) => ({ filter: params.filter })),
    keepAddress: assign((_, params: { address: string }) => ({ filter: filterOf(params.address) })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepOffers: assign((_, params: { list: readonly PromotionOffer[]; serverTime: number }) => ({
      list: params.list,
      at: params.serverTime,
      offersFailure: null,
    })),
    keepOffersFailure: assign((_, params: { error: unknown }) => ({ offersFailure: failureOf(params.error) })),
    keepMine: assign((_, params: { list: readonly MyPromotion[] }) => ({ mine: params.list, mineFailure: null })),
    keepMineFailure: assign((_, params: { error: unknown }) => ({ mineFailure: failureOf(params.error) })),
    forgetMine: assign({ mine: [], mineFailure: null }),
  },
  guards: {
    /** The filters are on screen with the promotions. */
    isOtherFilter: ({ context }, params: { filter: PromotionsFilter }) =>
      context.list !== null && params.filter !== context.filter,
  },
}).createMachine({
  id: 'promotions',
  context: ({ input }) => ({
    language: input.language,
    filter: filterOf(input.address),
    list: null,
    at: 0,
    mine: [],
    offersFailure: null,
    mineFailure: null,
  }),
  invoke: { id: 'surroundings', src: 'surroundings', onError: { target: '.mine.visitor', actions: 'forgetMine' } },
  type: 'parallel',
  on: {
    'promotions.filter': {
      guard: { type: 'isOtherFilter', params: payload },
      actions: { type: 'keepFilter', params: payload },
    },
    'page.address': { actions: { type: 'keepAddress', params: payload } },
  },
  states: {
    offers: {
      description: 'What is offered.',
      initial: 'loading',
      on: {
        'page.language': { target: '.loading', actions: { type: 'keepLanguage', params: payload } },
      },
      states: {
        loading: {
          description: 'Loading the promotions; known ones stay on screen.',
          invoke: {
            id: 'fetchOffers',
            src: 'fetchOffers',
            input: ({ context: { language } }) => ({ request: { language } }),
            onDone: { target: 'shown', actions: { type: 'keepOffers', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'keepOffersFailure', params: errorOf } },
          },
        },
        shown: { description: 'The promotions of the filter are on screen.' },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'promotions.retry': 'loading' },
        },
      },
    },
    mine: {
      description: 'How the member stands in each.',
      initial: 'visitor',
      on: {
        'promotions.signedIn': { target: '.loading', actions: 'forgetMine' },
        'promotions.signedOut': { target: '.visitor', actions: 'forgetMine' },
      },
      states: {
        visitor: { description: 'Nobody is signed in, or a trial.' },
        loading: {
          description: 'Loading the own statuses.',
          invoke: {
            id: 'fetchMine',
            src: 'fetchMine',
            input: { request: {} },
            onDone: { target: 'shown', actions: { type: 'keepMine', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'keepMineFailure', params: errorOf } },
          },
        },
        shown: { description: 'Each promotion shows the own status.' },
        failed: {
          description: 'Loading failed; the promotions stay, with the reason and Retry.',
          on: { 'promotions.retry': 'loading' },
        },
      },
    },
  },
});
