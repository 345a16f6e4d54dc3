import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { pointsContract } from '../../../api/contract/member/points.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { EventsOf } from '../../support/events.ts';
import type { convertEvents } from './convert.events.ts';
import { type ConvertContext, type ConvertInput, isValid, maxPoints, requestOf } from './convert.rules.ts';

/** Setup of the conversion machine. */
const convertSetup = setup({
  types: {
    context: {} as ConvertContext,
    input: {} as ConvertInput,
    events: {} as EventsOf<typeof convertEvents>,
    tags: {} as 'busy',
  },
  actors: { sendConvert: apiPort(pointsContract.convert), fetchBalance: apiPort(pointsContract.balance) },
  actions: {
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null, made: null })),
    useMax: assign(({ context }) => ({ typed: String(maxPoints(context)), failure: null, made: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null, made: null }),
    keepMade: assign(({ context }, params: ValueOf<(typeof pointsContract)['convert']>) => ({
      made: { points: requestOf(context).points, amount: params.amount },
      points: params.points,
    })),
    keepPoints: assign((_, params: { points: number }) => ({ points: params.points })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Each wrong one counts towards the lock (decision M5): it is typed anew. */
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    hasLots: ({ context }) => maxPoints(context) > 0,
    isValid: ({ context }) => isValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isTooMuch: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'BALANCE_TOO_LOW'),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Converts points into money in the main wallet (API-61, decision M4): whole lots, instantly, once for each idempotency
 * key.
 */
export const convertMachine = convertSetup.createMachine({
  id: 'convert',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    typed: '',
    paymentPassword: '',
    tried: false,
    failure: null,
    made: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The form: points, their value and the payment password; shows the last conversion.',
      on: {
        'convert.type': { actions: { type: 'keepTyped', params: payload } },
        'convert.useMax': { guard: 'hasLots', actions: 'useMax' },
        'convert.typeSecret': { actions: { type: 'keepSecret', params: payload } },
        'convert.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    sending: {
      description: 'Sending the conversion.',
      tags: 'busy',
      invoke: {
        id: 'sendConvert',
        src: 'sendConvert',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'typing',
          actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'forgetForm', 'rotateKey', 'tellMoved'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isTooMuch', params: errorOf },
            target: 'looking',
            actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey', 'tellMoved'],
          },
          { target: 'typing', actions: [{ type: 'keepFailure', params: errorOf }, 'forgetSecret', 'rotateKey'] },
        ],
      },
    },
    looking: {
      description: 'Loading the available points; typed values and the refusal stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        input: { request: {} },
        onDone: { target: 'typing', actions: { type: 'keepPoints', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isRefused', target: 'typing' },
          { target: 'typing', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'convert.resend': { target: 'sending', actions: 'forgetFailure' },
        'convert.checkStatus': { target: 'looking', actions: ['forgetForm', 'rotateKey', 'tellMoved'] },
      },
    },
  },
});
