import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { inboxContract } from '../../../api/contract/member/inbox.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { ListOpened } from '../../list/list.machine.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { inboxEvents } from './inbox.events.ts';
import { messageOf } from './inbox.rules.ts';
import type { MessageRead } from './message.events.ts';
import { messageMachine } from './message.machine.ts';
import { messageListMachine } from './messageList.machine.ts';

/** Setup of the page of messages. */
const inboxSetup = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      /** The message that is open. */
      readonly opened: string | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as Pick<PageInput, 'language' | 'address'>,
    events: {} as EventsOf<typeof inboxEvents> | ListOpened | PageAddress | MessageRead,
    tags: {} as 'busy',
    children: {} as { list: 'list'; message: 'message' },
  },
  actors: { list: messageListMachine, message: messageMachine, sendReadAll: apiPort(inboxContract.readAll) },
  actions: {
    openMessage: assign((_, params: { id: string }) => ({ opened: params.id })),
    openAddress: assign((_, params: { address: string }) => ({ opened: messageOf(params.address) })),
    closeMessage: assign({ opened: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passToList: sendTo('list', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    passToMessage: sendTo('message', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    refreshList: sendTo('list', { type: 'list.refresh' }),
  },
  guards: {
    hasOpened: ({ context }) => context.opened !== null,
    isMessage: (_, params: { address: string }) => messageOf(params.address) !== null,
  },
});

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
