import { intentKey } from '../money/intent.ts';
import { amountToSend, UPLINE } from './lineTransfer.rules.ts';
import { lineTransferSetup } from './lineTransfer.setup.ts';

/**
 * A transfer to the upline, or to one member directly below (WALLET-05, WALLET-06, decision M6): how much may go, the
 * payment password, and what came of it. Where no answer comes it says that nobody knows, and asks under the same key.
 */
export const lineTransferMachine = lineTransferSetup.createMachine({
  id: 'lineTransfer',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    to: input.to ?? UPLINE,
    settled: 0,
    terms: null,
    typed: '',
    paymentPassword: '',
    tried: false,
    failure: null,
    done: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches who is at the other end, and how much may go; what is known stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchTerms',
        src: 'fetchTerms',
        input: ({ context }) => ({ request: { to: context.to } }),
        onDone: [
          {
            guard: { type: 'hasOtherEnd', params: ({ event }) => ({ terms: event.output }) },
            target: 'editing',
            actions: { type: 'keepTerms', params: ({ event }) => ({ terms: event.output }) },
          },
          { target: 'alone' },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'forgetSecret'],
        },
      },
    },
    alone: { description: 'There is no upline: says so.' },
    failed: {
      description: 'It could not be had: says why and offers to try again.',
      on: {
        'lineTransfer.retry': { target: 'loading', actions: 'forgetFailure' },
        'lineTransfer.leave': { guard: 'isFromList', target: 'left' },
      },
    },
    editing: {
      description: 'How much, and the payment password; above, what there is and what is left of the day.',
      on: {
        'lineTransfer.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'lineTransfer.all': { guard: 'isOpen', actions: 'takeAll' },
        'lineTransfer.typeSecret': { actions: { type: 'keepSecret', params: ({ event }) => event } },
        'lineTransfer.submit': [
          { guard: 'isSound', target: 'sending', actions: ['markTried', 'forgetDone'] },
          { actions: 'markTried' },
        ],
        'lineTransfer.leave': { guard: 'isFromList', target: 'left' },
      },
    },
    sending: {
      description: 'The transfer is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => {
          const typed = amountToSend(context);
          return {
            request: {
              to: context.to,
              amount: 'amount' in typed ? typed.amount : 0,
              paymentPassword: context.paymentPassword,
            },
            idempotencyKey: intentKey(context),
          };
        },
        onDone: {
          target: 'loading',
          actions: [
            'forgetForm',
            { type: 'keepDone', params: ({ event }) => ({ sent: event.output }) },
            'settle',
            'tellMoved',
          ],
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused: what there is may be other than what is on screen.',
            target: 'loading',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'forgetSecret',
              'settle',
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have gone through. The same may be sent again, and moves once.',
      on: {
        'lineTransfer.again': { target: 'sending', actions: 'forgetFailure' },
        'lineTransfer.look': { target: 'loading', actions: ['forgetForm', 'settle', 'tellMoved'] },
      },
    },
    left: { type: 'final', description: 'Back to the downlines.' },
  },
});
