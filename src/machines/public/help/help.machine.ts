import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type HelpCentre, helpContract } from '../../../api/contract/public/help.ts';
import { failureOf } from '../../../api/failure.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { helpEvents } from './help.events.ts';
import { articleOf, type HelpContext, helpOf } from './help.rules.ts';

/** Input of the modal. */
export interface HelpInput {
  readonly language: LanguageCode;
  /** Opened first; null for the list. */
  readonly article: string | null;
}

const payload = <Event>({ event }: { readonly event: Event }) => event;
const language = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * Help (HELP-01…03, MODAL-06, ROUTE-27, 28): articles, search and whether an article has helped. As a page it follows
 * the address; as a modal it opens articles itself.
 */
export const helpMachine = setup({
  types: {
    context: {} as HelpContext,
    input: {} as HelpInput | PageInput,
    events: {} as EventsOf<typeof helpEvents> | PageAddress,
    tags: {} as 'busy',
  },
  actors: { fetchCentre: apiPort(helpContract.centre), sendRate: apiPort(helpContract.rate) },
  actions: {
    keepCentre: assign((_, params: { centre: HelpCentre }) => ({ centre: params.centre, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepQuery: assign((_, params: { query: string }) => ({ query: params.query })),
    keepAddress: assign((_, params: { address: string }) => ({ ...helpOf(params.address), query: '' })),
    openArticle: assign((_, params: { article: string }) => ({ article: params.article })),
    closeArticle: assign({ article: null }),
    keepVote: assign((_, params: { helpful: boolean }) => ({ helpful: params.helpful })),
  },
  guards: {
    isOnPage: ({ context }) => context.place !== 'modal',
    isInModal: ({ context }) => context.place === 'modal',
    isOpenable: ({ context }, params: { article: string }) =>
      context.place === 'modal' && articleOf({ ...context, article: params.article }) !== null,
    isArticleInModal: ({ context }) => context.place === 'modal' && context.article !== null,
    /** The list is on screen, with its search. */
    isList: ({ context }) => articleOf(context) === null && (context.place !== 'modal' || context.centre !== null),
    isArticle: ({ context }) => articleOf(context) !== null,
  },
}).createMachine({
  id: 'help',
  context: ({ input }) => ({
    ...('address' in input ? helpOf(input.address) : { place: 'modal', topic: null, article: input.article }),
    language: input.language,
    centre: null,
    query: '',
    helpful: false,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'page.language': { target: '.loading', reenter: true, actions: language },
    'modal.language': { target: '.loading', reenter: true, actions: language },
    'page.address': { guard: 'isOnPage', actions: { type: 'keepAddress', params: payload } },
    'help.search': { guard: 'isList', actions: { type: 'keepQuery', params: payload } },
    'help.close': { guard: 'isInModal', target: '.closed' },
  },
  states: {
    loading: {
      description: 'Loading the articles; known ones stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchCentre',
        src: 'fetchCentre',
        input: ({ context }) => ({ request: { language: context.language } }),
        onDone: { target: 'shown', actions: { type: 'keepCentre', params: ({ event }) => ({ centre: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'help.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'The list, what was found, or one article.',
      initial: 'unrated',
      on: {
        'page.address': {
          guard: 'isOnPage',
          target: '.unrated',
          actions: [{ type: 'keepAddress', params: payload }, 'forgetFailure'],
        },
        'help.open': {
          guard: { type: 'isOpenable', params: payload },
          target: '.unrated',
          actions: [{ type: 'openArticle', params: payload }, 'forgetFailure'],
        },
        'help.back': {
          guard: 'isArticleInModal',
          target: '.unrated',
          actions: ['closeArticle', 'forgetFailure'],
        },
      },
      states: {
        unrated: {
          description: 'Asks whether the article has helped.',
          on: {
            'help.rate': {
              guard: 'isArticle',
              target: 'rating',
              actions: [{ type: 'keepVote', params: payload }, 'forgetFailure'],
            },
          },
        },
        rating: {
          description: 'Sending whether it has helped.',
          invoke: {
            id: 'sendRate',
            src: 'sendRate',
            input: ({ context }) => ({ request: { article: context.article ?? '', helpful: context.helpful } }),
            onDone: 'rated',
            onError: {
              target: 'unrated',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        rated: { description: 'Says thanks; after No it offers to write.' },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
