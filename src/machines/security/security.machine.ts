import type { SecurityField } from './security.events.ts';
import { securityLoading } from './security.loading.ts';
import { nothingFailed, nothingTyped } from './security.rules.ts';
import { securitySetup } from './security.setup.ts';

/** Fields of a form before it is sent. */
const form = {
  'security.typeSecret': {
    actions: {
      type: 'keepTyped',
      params: ({ event }: { readonly event: { readonly field: SecurityField; readonly value: string } }) => event,
    },
  },
  'security.cancel': { target: '#security.resting', actions: 'forgetTyped' },
} as const;

/**
 * The account page: contacts and bank accounts, masked (MEMBER-05); sets the payment password with login password and
 * code, or changes it (decision M5).
 */
export const securityMachine = securitySetup.createMachine({
  id: 'security',
  context: ({ input: { language } }) => ({
    language,
    status: null,
    accounts: null,
    typed: nothingTyped,
    tried: false,
    ...nothingFailed,
    sent: null,
    done: null,
  }),
  initial: 'loading',
  invoke: { id: 'devices', src: 'devices', onError: { target: '.failed', actions: 'forgetTyped' } },
  on: { 'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } } },
  states: {
    loading: securityLoading,
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'security.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    resting: {
      description: 'Shows the status; offers to set or change the payment password.',
      on: {
        'security.set': { target: 'setting', actions: 'startForm' },
        'security.change': { guard: 'isSet', target: 'changing', actions: 'startForm' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    setting: {
      description: 'Sets the payment password, with login password and code.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The form.',
          on: {
            ...form,
            'security.requestCode': { target: 'requesting', actions: 'forgetFailure' },
            'security.submit': [
              { guard: 'isSetFormValid', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        requesting: {
          description: 'Sending a code to the member’s own number.',
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
          description: 'Sending the new payment password.',
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
      description: 'Changes the payment password.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The form.',
          on: {
            ...form,
            'security.submit': [
              { guard: 'isChangeFormValid', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        sending: {
          description: 'Sending the change.',
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
