import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type DownlineRate, registerCentreContract } from '../../../api/contract/agent/registerCentre.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { percentText } from '../agreementOffer/readTerms.ts';
import type { rateChangeEvents } from './rateChange.events.ts';
import { typedRate } from './rateField.rules.ts';

interface RateChangeInput {
  /** Of a direct downline. */
  readonly id: string;
  readonly keySeed: string;
}

interface RateChangeContext extends RateChangeInput, IdempotencyState {
  readonly known: DownlineRate | null;
  readonly typed: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
}

/** The typed rate, between what the downline has given and what the agent has. */
export const readTypedRate = ({ typed, known }: Pick<RateChangeContext, 'typed' | 'known'>) =>
  typedRate(typed, { least: known?.least ?? 0, most: known?.most ?? 0 });

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/** Changes the rebate of a direct downline (AGENT-06), once for each idempotency key. */
export const rateChangeMachine = setup({
  types: {
    context: {} as RateChangeContext,
    input: {} as RateChangeInput,
    events: {} as EventsOf<typeof rateChangeEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchRate: apiPort(registerCentreContract.rate),
    sendRate: apiPort(registerCentreContract.changeRate),
  },
  actions: {
    keepKnown: assign(({ context }, params: { known: DownlineRate }) => ({
      known: params.known,
      typed: context.typed === '' ? percentText(params.known.rate) : context.typed,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetTyped: assign({ typed: '', tried: false, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isValid: ({ context }) => readTypedRate(context).problem === null,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: 'rateChange',
  context: ({ input }) => ({ ...input, keyIndex: 0, known: null, typed: '', tried: false, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the rebate and its limits; what was typed stays.',
      tags: 'busy',
      invoke: {
        id: 'fetchRate',
        src: 'fetchRate',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: {
          target: 'editing',
          actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
      on: { 'rateChange.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'rateChange.retry': { target: 'loading', actions: 'forgetFailure' }, 'rateChange.close': 'closed' },
    },
    editing: {
      description: 'The rebate, with its limits.',
      on: {
        'rateChange.type': { actions: { type: 'keepTyped', params: payload } },
        'rateChange.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'rateChange.close': 'closed',
      },
    },
    sending: {
      description: 'Changing the rebate.',
      tags: 'busy',
      invoke: {
        id: 'sendRate',
        src: 'sendRate',
        input: ({ context }) => ({
          request: { id: context.id, rate: readTypedRate(context).rate },
          idempotencyKey: idempotencyKeyOf(context),
        }),
        onDone: 'closed',
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            description: 'Refused; the limits on screen may be stale.',
            target: 'loading',
            actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'rateChange.resend': { target: 'sending', actions: 'forgetFailure' },
        'rateChange.checkStatus': { target: 'loading', actions: ['forgetTyped', 'rotateKey'] },
      },
    },
    closed: { description: 'Changed, or closed.', type: 'final' },
  },
});
