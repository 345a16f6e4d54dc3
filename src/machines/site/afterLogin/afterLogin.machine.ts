import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import {
  type Announcement,
  type Announcements,
  announcementContract,
} from '../../../api/contract/public/announcement.ts';
import type { EventsOf } from '../../support/events.ts';
import type { afterLoginEvents } from './afterLogin.events.ts';

export interface AfterLoginInput {
  readonly language: LanguageCode;
  readonly firstTimeLogin: boolean;
  readonly nickname: string;
  /** Time of the previous login, ms; null at the first. */
  readonly lastLoginAt: number | null;
}

/**
 * After the login (LOGIN-16, 17, 23, MODAL-14, decision A12): a welcome at the very first login, then the popup notices
 * with the time of the last login. A failure to load the popups blocks nothing.
 */
export const afterLoginMachine = setup({
  types: {
    context: {} as AfterLoginInput & { readonly popups: readonly Announcement[] },
    input: {} as AfterLoginInput,
    events: {} as EventsOf<typeof afterLoginEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchPopups: apiPort(announcementContract.list) },
  actions: {
    keepPopups: assign((_, params: { answer: Announcements }) => ({ popups: params.answer.popup })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    isFirst: ({ context }) => context.firstTimeLogin,
    isNewsKnown: ({ context }) => context.popups.length > 0,
  },
}).createMachine({
  id: 'afterLogin',
  context: ({ input }) => ({ ...input, popups: [] }),
  initial: 'starting',
  on: { 'afterLogin.close': '.closed' },
  states: {
    starting: {
      description: 'Decides whether this is the first login.',
      always: [{ guard: 'isFirst', target: 'welcome' }, { target: 'loading' }],
    },
    welcome: {
      description: 'Welcomes a new member with the first steps.',
      on: {
        'afterLogin.next': 'loading',
        'modal.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
    loading: {
      description: 'Loading the popup notices.',
      tags: 'busy',
      on: {
        'modal.language': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'fetchPopups',
        src: 'fetchPopups',
        input: ({ context }) => ({ request: { types: 'PU', platform: 'W' as const, language: context.language } }),
        onDone: {
          target: 'news',
          actions: { type: 'keepPopups', params: ({ event }) => ({ answer: event.output }) },
        },
        // A language change must not close what the member reads.
        onError: [{ guard: 'isNewsKnown', target: 'news' }, { target: 'withoutNews' }],
      },
    },
    news: {
      description: 'Shows the popup notices and the time of the last login.',
      on: {
        'modal.language': { target: 'loading', actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
    withoutNews: { description: 'Loading the popups failed; shows only the time of the last login.' },
    closed: { description: 'Closed by the member.', type: 'final' },
  },
});
