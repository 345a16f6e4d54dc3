import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { inboxContract } from '../../api/contract/inbox.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { ListOpened } from '../list/list.machine.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { inboxEvents } from './inbox.events.ts';
import { messageOf } from './inbox.rules.ts';
import type { MessageRead } from './message.events.ts';
import { messageMachine } from './message.machine.ts';
import { messageListMachine } from './messageList.machine.ts';

/** Setup of the page of messages. */
export const inboxSetup = setup({
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
