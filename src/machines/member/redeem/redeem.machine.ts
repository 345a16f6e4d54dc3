import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type Exchange, pointsContract, type Reward } from '../../../api/contract/member/points.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { PointsMoved, RedeemSecret, redeemEvents } from './redeem.events.ts';
import {
  isShipped,
  isStale,
  isValid,
  nextQuantity,
  type RedeemContext,
  type RedeemInput,
  requestOf,
} from './redeem.rules.ts';

/** Setup of the exchange machine. */
const redeemSetup = setup({
  types: {
    context: {} as RedeemContext,
    input: {} as RedeemInput,
    events: {} as EventsOf<typeof redeemEvents>,
    tags: {} as 'busy',
  },
  actors: {
    sendRedeem: apiPort(pointsContract.redeem),
    fetchRewards: apiPort(pointsContract.rewards),
    fetchBalance: apiPort(pointsContract.balance),
  },
  actions: {
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepStep: assign(({ context }, params: { by: 1 | -1 }) => ({
      typed: String(nextQuantity(context, params.by) ?? context.typed),
      failure: null,
    })),
    keepSecret: assign(({ context }, { field, value }: { field: RedeemSecret; value: string }) =>
      field === 'paymentPassword'
        ? { paymentPassword: value, failure: null }
        : { receiver: { ...context.receiver, [field]: value }, failure: null },
    ),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    keepExchange: assign((_, params: { exchange: Exchange }) => ({ exchange: params.exchange })),
    keepReward: assign(({ context }, params: { list: readonly Reward[] }) => ({
      reward: params.list.find(({ id }) => id === context.reward.id) ?? context.reward,
    })),
    keepPoints: assign((_, params: { points: number }) => ({ points: params.points })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'points.moved' } satisfies PointsMoved),
  },
  guards: {
    canStep: ({ context }, params: { by: 1 | -1 }) => nextQuantity(context, params.by) !== null,
    isWanted: ({ context }, params: { field: RedeemSecret }) =>
      params.field === 'paymentPassword' || isShipped(context),
    isValid: ({ context }) => isValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isStale: (_, params: { error: unknown }) => isStale(failureOf(params.error)),
    isOffered: ({ context }, params: { list: readonly Reward[] }) =>
      params.list.some(({ id }) => id === context.reward.id),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Exchange of points for a reward (POINTS-04…06): quantity, total before the commitment, shipping data and payment
 * password. Once for each idempotency key. If price, stock or points have changed, they are reloaded and the typed
 * values stay.
 */
export const redeemMachine = redeemSetup.createMachine({
  id: 'redeem',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    typed: '1',
    receiver: { address: '', nationality: '' },
    paymentPassword: '',
    tried: false,
    failure: null,
    exchange: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The form: quantity, total, shipping data and payment password, with their errors.',
      on: {
        'redeem.type': { actions: { type: 'keepTyped', params: payload } },
        'redeem.step': {
          guard: { type: 'canStep', params: payload },
          actions: { type: 'keepStep', params: payload },
        },
        'redeem.typeSecret': {
          guard: { type: 'isWanted', params: payload },
          actions: { type: 'keepSecret', params: payload },
        },
        'redeem.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'redeem.close': 'closed',
      },
    },
    sending: {
      description: 'Sending the exchange.',
      tags: 'busy',
      invoke: {
        id: 'sendRedeem',
        src: 'sendRedeem',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepExchange', params: ({ event }) => ({ exchange: event.output }) },
            'forgetSecret',
            'tellMoved',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isStale', params: errorOf },
            target: 'looking',
            actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey', 'tellMoved'],
          },
          { target: 'typing', actions: [{ type: 'keepFailure', params: errorOf }, 'forgetSecret', 'rotateKey'] },
        ],
      },
    },
    looking: {
      description: 'Reloading price, stock and points; typed values and the refusal stay on screen.',
      tags: 'busy',
      initial: 'rewards',
      states: {
        rewards: {
          description: 'Loading price and stock.',
          invoke: {
            id: 'fetchRewards',
            src: 'fetchRewards',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: [
              {
                guard: { type: 'isOffered', params: ({ event }) => event.output },
                target: 'balance',
                actions: { type: 'keepReward', params: ({ event }) => event.output },
              },
              { target: '#redeem.gone' },
            ],
            onError: '#redeem.typing',
          },
        },
        balance: {
          description: 'Loading the available points.',
          invoke: {
            id: 'fetchBalance',
            src: 'fetchBalance',
            input: { request: {} },
            onDone: {
              target: '#redeem.typing',
              actions: { type: 'keepPoints', params: ({ event }) => event.output },
            },
            onError: '#redeem.typing',
          },
        },
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'redeem.resend': { target: 'sending', actions: 'forgetFailure' },
        'redeem.checkStatus': { target: 'closed', actions: 'tellMoved' },
      },
    },
    gone: {
      description: 'The reward is no longer offered; says so.',
      on: { 'redeem.close': 'closed' },
    },
    done: {
      description: 'Points are held; shows the exchange and the next step.',
      on: { 'redeem.close': 'closed' },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
