import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { inboxContract, type Message } from '../../../api/contract/member/inbox.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { MessageRead, messageEvents } from './message.events.ts';

export interface MessageInput {
  readonly id: string;
  readonly language: LanguageCode;
}

/** One message (MEMBER-17): opening it reads it; it can be kept unread, or deleted. */
export const messageMachine = setup({
  types: {
    context: {} as MessageInput & { readonly message: Message | null; readonly failure: ApiFailure | null },
    input: {} as MessageInput,
    events: {} as EventsOf<typeof messageEvents>,
    tags: {} as 'busy',
  },
  actors: {
    openMessage: apiPort(inboxContract.open),
    sendUnread: apiPort(inboxContract.keepUnread),
    removeMessage: apiPort(inboxContract.remove),
  },
  actions: {
    keepMessage: assign((_, params: { message: Message }) => ({ message: params.message, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tellRead: sendParent({ type: 'message.read' } satisfies MessageRead),
  },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ ...input, message: null, failure: null }),
  initial: 'opening',
  on: {
    'message.close': '.closed',
    'page.language': {
      target: '.opening',
      actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'forgetFailure'],
    },
  },
  states: {
    opening: {
      description: 'Opening the message; in another language, the known words stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'openMessage',
        src: 'openMessage',
        input: ({ context: { id, language } }) => ({ request: { id, language } }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepMessage', params: ({ event }) => ({ message: event.output }) }, 'tellRead'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'The message is on screen, and read.',
      on: {
        'message.keepUnread': { target: 'keepingUnread', actions: 'forgetFailure' },
        'message.remove': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    failed: {
      description: 'Opening failed; shows the reason and Retry.',
      on: { 'message.retry': { target: 'opening', actions: 'forgetFailure' } },
    },
    keepingUnread: {
      description: 'Marking it as unread; it closes then.',
      tags: 'busy',
      invoke: {
        id: 'sendUnread',
        src: 'sendUnread',
        input: ({ context: { id } }) => ({ request: { id } }),
        onDone: 'closed',
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    asking: {
      description: 'Asks once more whether to delete it.',
      on: { 'message.confirm': 'removing', 'message.back': 'shown' },
    },
    removing: {
      description: 'Deleting the message.',
      tags: 'busy',
      invoke: {
        id: 'removeMessage',
        src: 'removeMessage',
        input: ({ context: { id } }) => ({ request: { id } }),
        onDone: 'closed',
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    closed: { description: 'Back to the list.', type: 'final' },
  },
});
