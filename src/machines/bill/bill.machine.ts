import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { billContract } from '../../api/contract/bill.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { billEvents } from './bill.events.ts';

export type BillDetail = ValueOf<typeof billContract.detail>;

export interface BillInput {
  readonly id: string;
  readonly keySeed: string;
}

/**
 * One bill of a contract, explained line by line, and the button that claims it once the operator has released it
 * (decision M9). After a claim, refused or not, the bill is loaded again.
 */
export const billMachine = setup({
  types: {
    context: {} as BillInput &
      IdempotencyState & {
        readonly detail: BillDetail | null;
        /** Paid by the claim so far, in 1/10,000 P. */
        readonly claimed: number | null;
        readonly failure: ApiFailure | null;
      },
    input: {} as BillInput,
    events: {} as EventsOf<typeof billEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchDetail: apiPort(billContract.detail), sendClaim: apiPort(billContract.claim) },
  actions: {
    keepDetail: assign((_, params: { detail: BillDetail }) => ({ detail: params.detail })),
    keepClaimed: assign((_, params: { paid: number }) => ({ claimed: params.paid })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null, claimed: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    mayClaim: ({ context }) => context.detail?.mayClaim === true,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: 'bill',
  context: ({ input }) => ({ ...input, keyIndex: 0, detail: null, claimed: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the bill; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'bill.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'bill.retry': { target: 'loading', actions: 'forgetFailure' }, 'bill.close': 'closed' },
    },
    shown: {
      description: 'Shows the bill with each step of its amount, and Claim where allowed.',
      on: {
        'bill.refresh': { target: 'loading', actions: 'forgetFailure' },
        'bill.claim': { guard: 'mayClaim', target: 'claiming', actions: 'forgetFailure' },
        'bill.close': 'closed',
      },
    },
    claiming: {
      description: 'Sending the claim.',
      tags: 'busy',
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context }) => ({ request: { id: context.id }, idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'loading',
          actions: ['rotateKey', { type: 'keepClaimed', params: ({ event }) => event.output }, 'tellMoved'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused; the bill on screen may be stale.',
            target: 'loading',
            actions: ['rotateKey', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'bill.resend': { target: 'claiming', actions: 'forgetFailure' },
        'bill.checkStatus': { target: 'loading', actions: ['forgetFailure', 'rotateKey', 'tellMoved'] },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
