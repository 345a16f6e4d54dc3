import type { SecurityField } from './security.events.ts';
import type { securitySetup } from './security.setup.ts';

type Chart = Parameters<typeof securitySetup.createMachine>[0];

/** Fields of a form before it is sent. */
export const form = {
  'security.typeSecret': {
    actions: {
      type: 'keepTyped',
      params: ({ event }: { readonly event: { readonly field: SecurityField; readonly value: string } }) => event,
    },
  },
  'security.cancel': { target: '#security.resting', actions: 'forgetTyped' },
} as const;

/** Changes the payment password; the old one proves who asks. */
export const securityChanging = {
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
} satisfies NonNullable<Chart['states']>['changing'];
