import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type Announcement, type Announcements, announcementContract } from '../../api/contract/announcement.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { newsEvents } from './news.events.ts';
import { type NewsView, newsIn, newsOf } from './news.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

/** News (SCREEN-02): the list by page, or the article of the address. */
export const newsMachine = setup({
  types: {
    context: {} as NewsView & {
      readonly language: LanguageCode;
      readonly list: readonly Announcement[] | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as EventsOf<typeof newsEvents> | PageAddress,
    tags: {} as 'busy',
  },
  actors: { fetchNews: apiPort(announcementContract.list) },
  actions: {
    keepNews: assign((_, params: Announcements) => ({ list: newsIn(params), failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepAddress: assign((_, params: { address: string }) => newsOf(params.address)),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ ...newsOf(input.address), language: input.language, list: null, failure: null }),
  initial: 'loading',
  on: {
    'page.address': { actions: { type: 'keepAddress', params: payload } },
    'page.language': { target: '.loading', reenter: true, actions: { type: 'keepLanguage', params: payload } },
  },
  states: {
    loading: {
      description: 'Loading; known news stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchNews',
        src: 'fetchNews',
        input: ({ context }) => ({
          request: { types: 'B,PL,H', platform: 'W', execution: 'B', language: context.language } as const,
        }),
        onDone: { target: 'shown', actions: { type: 'keepNews', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'The list or the article of the address.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'news.retry': 'loading' },
    },
  },
});
