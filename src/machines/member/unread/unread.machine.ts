import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { inboxContract } from '../../../api/contract/member/inbox.ts';
import type { EventsOf } from '../../support/events.ts';
import type { unreadEvents } from './unread.events.ts';

/**
 * How many messages are unread (API-30): loaded after login, pushed when it changes, and asked again every five minutes
 * in case a push was lost. It only decorates the menu: a failure shows nothing, and is mended by the next time.
 */
export const unreadMachine = setup({
  types: {
    /** 0 until the first answer. */
    context: {} as { readonly unread: number },
    events: {} as EventsOf<typeof unreadEvents>,
  },
  actors: { fetchUnread: apiPort(inboxContract.unread) },
  actions: { keepUnread: assign((_, params: { unread: number }) => ({ unread: params.unread })) },
  delays: { refreshInterval: 300_000 },
}).createMachine({
  id: 'unread',
  context: { unread: 0 },
  initial: 'loading',
  on: {
    'unread.pushed': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'keepUnread', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Asking for the count; the previous one stays on screen.',
      invoke: {
        id: 'fetchUnread',
        src: 'fetchUnread',
        input: { request: {}, headers: { 'x-background': '1' } as const },
        onDone: { target: 'waiting', actions: { type: 'keepUnread', params: ({ event }) => event.output } },
        onError: 'waiting',
      },
    },
    waiting: {
      description: 'The count is at most five minutes old, unless asking failed.',
      after: { refreshInterval: 'loading' },
    },
  },
});
