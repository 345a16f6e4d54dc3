import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { billContract } from '../../api/contract/bill.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type Intents, intentKey, isUnsure } from '../money/intent.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { billEvents } from './bill.events.ts';

export type BillDetail = ValueOf<typeof billContract.detail>;

export interface BillInput {
  readonly id: string;
  readonly keySeed: string;
}

/**
 * One bill of a contract, explained line by line, and its claim where the operator has let it go (decision M9). Whatever
 * comes of a claim, the bill is fetched again.
 */
export const billMachine = setup({
  types: {
    context: {} as BillInput &
      Intents & {
        readonly detail: BillDetail | null;
        /** What the claim has brought so far, in 1/10,000 P. */
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
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    mayClaim: ({ context }) => context.detail?.mayClaim === true,
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
  },
}).createMachine({
  id: 'bill',
  context: ({ input }) => ({ ...input, settled: 0, detail: null, claimed: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches the bill; what is known already stays on screen.',
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
      description: 'It could not be had: says why and offers to try again.',
      on: { 'bill.retry': { target: 'loading', actions: 'forgetFailure' }, 'bill.close': 'closed' },
    },
    shown: {
      description: 'The bill with each step of its amount, and the claim where one may claim it.',
      on: {
        'bill.refresh': { target: 'loading', actions: 'forgetFailure' },
        'bill.claim': { guard: 'mayClaim', target: 'claiming', actions: 'forgetFailure' },
        'bill.close': 'closed',
      },
    },
    claiming: {
      description: 'The claim is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context }) => ({ request: { id: context.id }, idempotencyKey: intentKey(context) }),
        onDone: {
          target: 'loading',
          actions: ['settle', { type: 'keepClaimed', params: ({ event }) => event.output }, 'tellMoved'],
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused: the bill may be other than what is on screen.',
            target: 'loading',
            actions: ['settle', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have been paid. The same may be sent again, and pays once.',
      on: {
        'bill.again': { target: 'claiming', actions: 'forgetFailure' },
        'bill.look': { target: 'loading', actions: ['forgetFailure', 'settle', 'tellMoved'] },
      },
    },
    closed: { description: 'The bill was closed.', type: 'final' },
  },
});
