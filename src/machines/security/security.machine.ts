import type { SecurityField } from './security.events.ts';
import { nothingFailed, nothingTyped } from './security.rules.ts';
import { securitySetup } from './security.setup.ts';

/** What a form takes until it is sent. */
const form = {
  'security.typeSecret': {
    actions: {
      type: 'keepTyped',
      params: ({ event }: { readonly event: { readonly field: SecurityField; readonly value: string } }) => event,
    },
  },
  'security.cancel': { target: '#security.resting', actions: 'forgetTyped' },
} as const;

/** The account page: the payment password, which is set with login password and code, or changed (decision M5). */
export const securityMachine = securitySetup.createMachine({
  id: 'security',
  context: { status: null, typed: nothingTyped, tried: false, ...nothingFailed, sent: null, done: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asks whether there is a payment password, and whether it is locked.',
      tags: 'busy',
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        input: { request: {} },
        onDone: {
          target: 'resting',
          actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'It could not be had: says why and offers to try again.',
      on: { 'security.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    resting: {
      description: 'Says how things are, and offers to set or change the payment password.',
      on: {
        'security.set': { target: 'setting', actions: 'startForm' },
        'security.change': { guard: 'isSet', target: 'changing', actions: 'startForm' },
      },
    },
    setting: {
      description: 'A new payment password, proved by the login password and a code.',
      initial: 'typing',
      states: {
        typing: {
          description: 'Waits for what is typed.',
          on: {
            ...form,
            'security.requestCode': { target: 'requesting', actions: 'forgetFailure' },
            'security.submit': [
              { guard: 'isSetSound', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        requesting: {
          description: 'A code is on its way to the member’s own number.',
          tags: 'busy',
          on: form,
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: { request: {} },
            onDone: { target: 'typing', actions: { type: 'keepSent', params: ({ event }) => event.output } },
            onError: {
              target: 'typing',
              actions: { type: 'keepCodeFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sending: {
          description: 'The server is asked to take it.',
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendSet',
            src: 'sendSet',
            input: ({ context: { typed } }) => ({
              request: {
                loginPassword: typed.loginPassword,
                verificationCode: typed.verificationCode,
                newPaymentPassword: typed.newPaymentPassword,
              },
            }),
            onDone: {
              target: '#security.loading',
              actions: ['forgetTyped', { type: 'keepDone', params: { done: 'set' } }],
            },
            onError: {
              target: 'typing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    changing: {
      description: 'Another payment password in the place of the old one.',
      initial: 'typing',
      states: {
        typing: {
          description: 'Waits for what is typed.',
          on: {
            ...form,
            'security.submit': [
              { guard: 'isChangeSound', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        sending: {
          description: 'The server is asked to take it.',
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendChange',
            src: 'sendChange',
            input: ({ context: { typed } }) => ({
              request: { paymentPassword: typed.paymentPassword, newPaymentPassword: typed.newPaymentPassword },
            }),
            onDone: {
              target: '#security.loading',
              actions: ['forgetTyped', { type: 'keepDone', params: { done: 'changed' } }],
            },
            onError: {
              target: 'typing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
