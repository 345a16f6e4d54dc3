import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { accountContract, type ContactKind, type Contacts } from '../../../api/contract/account/account.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { ContactField, contactsEvents } from './contacts.events.ts';
import { type ContactsContext, codeProblems, contactProblems, nothingTyped, startRequest } from './contacts.rules.ts';

/** Sent to the page: contacts have changed, and maybe withdrawals wait. */
export interface ContactsChanged {
  readonly type: 'contacts.changed';
}

const hasNone = (problems: object): boolean => Object.keys(problems).length === 0;

/** Phone number and email address: confirmed and changed with codes (MEMBER-05). */
export const contactsMachine = setup({
  types: {
    context: {} as ContactsContext,
    events: {} as EventsOf<typeof contactsEvents>,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    fetchContacts: apiPort(accountContract.contacts),
    sendStart: apiPort(accountContract.startContact),
    sendFinish: apiPort(accountContract.finishContact),
  },
  actions: {
    keepContacts: assign((_, params: { contacts: Contacts }) => ({ contacts: params.contacts })),
    startForm: assign((_, params: { kind: ContactKind }) => ({
      ...{ kind: params.kind, typed: nothingTyped, tried: false },
      ...{ sent: null, done: null, failure: null },
    })),
    keepTyped: assign(({ context }, params: { field: ContactField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    keepSent: assign(({ context }, params: { sent: ValueOf<typeof accountContract.startContact> }) => ({
      sent: params.sent,
      tried: false,
      typed: { ...context.typed, loginPassword: '' },
    })),
    forgetCodes: assign(({ context }) => ({
      ...{ sent: null, tried: false, failure: null },
      typed: { ...context.typed, newCode: '', oldCode: '' },
    })),
    forgetForm: assign({ typed: nothingTyped, tried: false, sent: null, failure: null }),
    keepDone: assign(({ context }) => ({ done: context.kind })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    tellChanged: sendParent({ type: 'contacts.changed' } satisfies ContactsChanged),
  },
  guards: {
    isSound: ({ context }) => hasNone(contactProblems(context)),
    areCodesSound: ({ context }) => hasNone(codeProblems(context)),
  },
}).createMachine({
  id: 'contacts',
  context: {
    ...{ contacts: null, kind: 'mobile', typed: nothingTyped, tried: false },
    ...{ sent: null, done: null, failure: null },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for phone number and email address.',
      tags: 'busy',
      invoke: {
        id: 'fetchContacts',
        src: 'fetchContacts',
        input: { request: {} },
        onDone: {
          target: 'shown',
          actions: { type: 'keepContacts', params: ({ event }) => ({ contacts: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Loading failed; offers Retry.',
      on: { 'contacts.retry': { target: 'loading', actions: 'forgetForm' } },
    },
    shown: {
      description: 'Both, masked; offers to confirm or change each.',
      on: { 'contacts.change': { target: 'entering', actions: { type: 'startForm', params: ({ event }) => event } } },
    },
    entering: {
      description: 'The new number or address, and the login password.',
      tags: 'open',
      on: {
        'contacts.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'contacts.submit': [{ guard: 'isSound', target: 'starting', actions: 'markTried' }, { actions: 'markTried' }],
        'contacts.close': { target: 'shown', actions: 'forgetForm' },
      },
    },
    starting: {
      description: 'Asking for the codes.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendStart',
        src: 'sendStart',
        input: ({ context }) => ({ request: startRequest(context) }),
        onDone: { target: 'proving', actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) } },
        onError: { target: 'entering', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    proving: {
      description: 'The codes: of the new one, and of the confirmed one that it replaces.',
      tags: 'open',
      on: {
        'contacts.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'contacts.submit': [
          { guard: 'areCodesSound', target: 'finishing', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'contacts.back': { target: 'entering', actions: 'forgetCodes' },
        'contacts.close': { target: 'shown', actions: 'forgetForm' },
      },
    },
    finishing: {
      description: 'Sending the codes.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendFinish',
        src: 'sendFinish',
        input: ({ context: { kind, typed, sent } }) => ({
          request: { kind, newCode: typed.newCode, oldCode: sent?.alsoSentTo == null ? null : typed.oldCode },
        }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepContacts', params: ({ event }) => ({ contacts: event.output }) },
            'keepDone',
            'forgetForm',
            'tellChanged',
          ],
        },
        onError: { target: 'proving', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
