import { messageOf } from './inbox.rules.ts';
import { inboxSetup } from './inbox.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

/**
 * The page of messages (MEMBER-17): the list, beside it the message that is open, by a row or by the address; and the
 * button that marks all as read. The list follows what becomes of the message.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  context: ({ input: { language, address } }) => ({ language, opened: messageOf(address), failure: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The list is on screen.',
      type: 'parallel',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({ language: context.language }),
        onError: { target: 'failed', actions: 'closeMessage' },
      },
      on: {
        'page.language': {
          actions: [
            { type: 'keepLanguage', params: payload },
            { type: 'passToList', params: payload },
          ],
        },
      },
      states: {
        reading: {
          description: 'The message beside the list.',
          initial: 'choosing',
          on: {
            'list.opened': { target: '.following', reenter: true, actions: { type: 'openMessage', params: payload } },
            'page.address': {
              guard: { type: 'isMessage', params: payload },
              target: '.following',
              reenter: true,
              actions: { type: 'openAddress', params: payload },
            },
          },
          states: {
            choosing: {
              description: 'No message is open.',
              always: { guard: 'hasOpened', target: 'following' },
            },
            following: {
              description: 'A message is open.',
              invoke: {
                id: 'message',
                src: 'message',
                input: ({ context }) => ({ id: context.opened ?? '', language: context.language }),
                onDone: { target: 'choosing', actions: ['closeMessage', 'refreshList'] },
                onError: { target: 'choosing', actions: ['closeMessage', 'refreshList'] },
              },
              on: {
                'message.read': { actions: 'refreshList' },
                'page.language': {
                  actions: [
                    { type: 'keepLanguage', params: payload },
                    { type: 'passToList', params: payload },
                    { type: 'passToMessage', params: payload },
                  ],
                },
              },
            },
          },
        },
        marking: {
          description: 'All messages at once.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is being marked.',
              on: { 'inbox.readAll': { target: 'sending', actions: 'forgetFailure' } },
            },
            sending: {
              description: 'Marking all messages as read.',
              tags: 'busy',
              invoke: {
                id: 'sendReadAll',
                src: 'sendReadAll',
                input: { request: {} },
                onDone: { target: 'resting', actions: 'refreshList' },
                onError: {
                  target: 'resting',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'The list has failed by a fault of its own; offers Retry.',
      on: { 'inbox.retry': { target: 'open', actions: 'forgetFailure' } },
    },
  },
});
