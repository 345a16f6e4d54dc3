import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type Announcement, type Announcements, announcementContract } from '../../api/contract/announcement.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import type { noticesEvents } from './notices.events.ts';
import { pageOf, pagesOf } from './notices.rules.ts';

export interface NoticesInput {
  readonly language: LanguageCode;
  /** The selected notice, opened first (NOTICE-04). */
  readonly selected: string | null;
}

/** The list of notices (NOTICE-01…04, 08): nine a page, each expands. */
export const noticesMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      readonly selected: string | null;
      readonly notices: readonly Announcement[];
      readonly page: number;
      readonly open: readonly string[];
      readonly failure: ApiFailure | null;
    },
    input: {} as NoticesInput,
    events: {} as EventsOf<typeof noticesEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchNotices: apiPort(announcementContract.list) },
  actions: {
    keepNotices: assign(({ context }, params: { answer: Announcements }) => ({
      notices: params.answer.player,
      page: pageOf(params.answer.player, context.selected),
      open: context.selected === null ? [] : [context.selected],
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    setPage: assign((_, params: { page: number }) => ({ page: params.page })),
    toggle: assign(({ context }, params: { id: string }) => ({
      open: context.open.includes(params.id)
        ? context.open.filter((id) => id !== params.id)
        : [...context.open, params.id],
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    isEmpty: (_, params: { answer: Announcements }) => params.answer.player.length === 0,
    isPage: ({ context }, params: { page: number }) => isPageOf(pagesOf(context.notices), params.page),
  },
}).createMachine({
  id: 'notices',
  context: ({ input }) => ({ ...input, notices: [], page: 1, open: [], failure: null }),
  initial: 'loading',
  on: {
    'notices.close': '.closed',
    'modal.language': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Loading player notices and headlines.',
      tags: 'busy',
      invoke: {
        id: 'fetchNotices',
        src: 'fetchNotices',
        input: ({ context }) => ({ request: { types: 'PL,H', platform: 'W' as const, language: context.language } }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ answer: event.output }) },
            target: 'empty',
            actions: { type: 'keepNotices', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'listing',
            actions: { type: 'keepNotices', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listing: {
      description: 'Shows nine notices a page; the selected one is expanded.',
      on: {
        'notices.page': {
          guard: { type: 'isPage', params: ({ event }) => event },
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'notices.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
      },
    },
    empty: { description: 'No notices.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'notices.retry': 'loading' },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
