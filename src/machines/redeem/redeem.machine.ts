import { idempotencyKeyOf } from '../money/idempotency.ts';
import { requestOf } from './redeem.rules.ts';
import { redeemSetup } from './redeem.setup.ts';

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
