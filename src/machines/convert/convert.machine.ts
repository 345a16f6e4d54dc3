import { intentKey } from '../money/intent.ts';
import { requestOf } from './convert.rules.ts';
import { convertSetup } from './convert.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Points become money in the main wallet (API-61, decision M4), in whole lots and at once. They are converted once under
 * their key, however often it is sent.
 */
export const convertMachine = convertSetup.createMachine({
  id: 'convert',
  context: ({ input }) => ({
    ...input,
    settled: 0,
    typed: '',
    paymentPassword: '',
    tried: false,
    failure: null,
    made: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'How many points, what they become, and the payment password; says what was converted last.',
      on: {
        'convert.type': { actions: { type: 'keepTyped', params: payload } },
        'convert.all': { guard: 'hasLots', actions: 'takeAll' },
        'convert.typeSecret': { actions: { type: 'keepSecret', params: payload } },
        'convert.submit': [{ guard: 'isSound', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    sending: {
      description: 'The conversion is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendConvert',
        src: 'sendConvert',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: intentKey(context) }),
        onDone: {
          target: 'typing',
          actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'forgetForm', 'settle', 'tellMoved'],
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isTooMuch', params: errorOf },
            target: 'looking',
            actions: [{ type: 'keepFailure', params: errorOf }, 'settle', 'tellMoved'],
          },
          { target: 'typing', actions: [{ type: 'keepFailure', params: errorOf }, 'settle'] },
        ],
      },
    },
    looking: {
      description: 'Fetches the points at hand; what was typed and why it was refused stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        input: { request: {} },
        onDone: { target: 'typing', actions: { type: 'keepPoints', params: ({ event }) => event.output } },
        onError: 'typing',
      },
    },
    unsure: {
      description: 'No answer has come: it may have been done. The same may be sent again, and counts once.',
      on: {
        'convert.again': { target: 'sending', actions: 'forgetFailure' },
        'convert.look': { target: 'looking', actions: ['forgetForm', 'settle', 'tellMoved'] },
      },
    },
  },
});
