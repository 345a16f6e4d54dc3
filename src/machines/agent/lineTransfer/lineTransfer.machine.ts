import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { lineTransferContract } from '../../../api/contract/agent/lineTransfer.ts';
import { failureOf } from '../../../api/failure.ts';
import { amountToInput } from '../../money/amount.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import { isSixDigits } from '../../money/sixDigits.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { EventsOf } from '../../support/events.ts';
import type { lineTransferEvents } from './lineTransfer.events.ts';
import {
  amountToSend,
  blockReason,
  type LineTransferContext,
  maxTransfer,
  type Sent,
  type Terms,
  UPLINE,
} from './lineTransfer.rules.ts';

interface LineTransferInput {
  readonly keySeed: string;
  /** Id of a direct downline; without it, money goes to the upline. */
  readonly to?: string;
}

/** Setup of the transfer machine. */
const lineTransferSetup = setup({
  types: {
    context: {} as LineTransferContext,
    input: {} as LineTransferInput,
    events: {} as EventsOf<typeof lineTransferEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchTerms: apiPort(lineTransferContract.terms),
    sendTransfer: apiPort(lineTransferContract.send),
  },
  actions: {
    keepTerms: assign((_, params: { terms: Terms }) => ({ terms: params.terms })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null, done: null })),
    useMax: assign(({ context }) => ({ typed: amountToInput(maxTransfer(context)), failure: null, done: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    keepDone: assign((_, params: { sent: Sent }) => ({ done: params.sent })),
    forgetDone: assign({ done: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    hasOtherEnd: (_, params: { terms: Terms }) => params.terms.person !== null,
    isOpen: ({ context }) => blockReason(context) === null,
    isValid: ({ context }) =>
      blockReason(context) === null && 'amount' in amountToSend(context) && isSixDigits(context.paymentPassword),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isFromList: ({ context }) => context.to !== UPLINE,
  },
});

/**
 * A transfer to the upline or to a direct downline (WALLET-05, WALLET-06, decision M6): amount, payment password,
 * confirmation and outcome, because a transfer cannot be reversed. When the outcome is unknown, it offers a resend with the same idempotency key.
 */
export const lineTransferMachine = lineTransferSetup.createMachine({
  id: 'lineTransfer',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    to: input.to ?? UPLINE,
    keyIndex: 0,
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
      description: 'Loading recipient and limits; known data stays on screen.',
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
    alone: { description: 'The member has no upline.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'lineTransfer.retry': { target: 'loading', actions: 'forgetFailure' },
        'lineTransfer.leave': { guard: 'isFromList', target: 'left' },
      },
    },
    editing: {
      description: 'The form, with balance and remaining limit of the day.',
      on: {
        'lineTransfer.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'lineTransfer.useMax': { guard: 'isOpen', actions: 'useMax' },
        'lineTransfer.typeSecret': { actions: { type: 'keepSecret', params: ({ event }) => event } },
        'lineTransfer.submit': [
          { guard: 'isValid', target: 'confirming', actions: ['markTried', 'forgetDone'] },
          { actions: 'markTried' },
        ],
        'lineTransfer.leave': { guard: 'isFromList', target: 'left' },
      },
    },
    confirming: {
      description: 'Amount and recipient once more; nothing has been sent.',
      on: {
        'lineTransfer.confirm': 'sending',
        'lineTransfer.back': 'editing',
      },
    },
    sending: {
      description: 'Sending the transfer.',
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
            idempotencyKey: idempotencyKeyOf(context),
          };
        },
        onDone: {
          target: 'loading',
          actions: [
            'forgetForm',
            { type: 'keepDone', params: ({ event }) => ({ sent: event.output }) },
            'rotateKey',
            'tellMoved',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused; balance and limits on screen may be stale.',
            target: 'loading',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'forgetSecret',
              'rotateKey',
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'lineTransfer.resend': { target: 'sending', actions: 'forgetFailure' },
        'lineTransfer.checkStatus': { target: 'loading', actions: ['forgetForm', 'rotateKey', 'tellMoved'] },
      },
    },
    left: { type: 'final', description: 'Back to the downlines.' },
  },
});
