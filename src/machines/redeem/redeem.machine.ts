import { intentKey } from '../money/intent.ts';
import { requestOf } from './redeem.rules.ts';
import { redeemSetup } from './redeem.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Points for a reward (POINTS-04…06): how many, the total before one commits, where it is sent and the payment password.
 * It is exchanged once under its key, however often it is sent. Where price, stock or points turn out to be others, they
 * are fetched, and the form goes on with all that was typed.
 */
export const redeemMachine = redeemSetup.createMachine({
  id: 'redeem',
  context: ({ input }) => ({
    ...input,
    settled: 0,
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
      description: 'Quantity, total, receiver and payment password; says what is wrong with them.',
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
        'redeem.submit': [{ guard: 'isSound', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'redeem.close': 'closed',
      },
    },
    sending: {
      description: 'The exchange is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendRedeem',
        src: 'sendRedeem',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: intentKey(context) }),
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
            guard: { type: 'isUnsure', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isStale', params: errorOf },
            target: 'looking',
            actions: [{ type: 'keepFailure', params: errorOf }, 'settle', 'tellMoved'],
          },
          { target: 'typing', actions: [{ type: 'keepFailure', params: errorOf }, 'settle'] },
        ],
      },
    },
    looking: {
      description: 'Fetches what has changed; what was typed and why it was refused stay on screen.',
      tags: 'busy',
      initial: 'rewards',
      states: {
        rewards: {
          description: 'Fetches price and stock.',
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
          description: 'Fetches the points at hand.',
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
      description: 'No answer has come: it may have been taken. The same may be sent again, and counts once.',
      on: {
        'redeem.again': { target: 'sending', actions: 'forgetFailure' },
        'redeem.look': { target: 'closed', actions: 'tellMoved' },
      },
    },
    gone: {
      description: 'The reward is not offered any more: says so.',
      on: { 'redeem.close': 'closed' },
    },
    done: {
      description: 'The points are set aside: says for what, and what comes next.',
      on: { 'redeem.close': 'closed' },
    },
    closed: { description: 'The form is closed.', type: 'final' },
  },
});
