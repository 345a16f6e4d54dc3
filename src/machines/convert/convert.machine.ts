import { idempotencyKeyOf } from '../money/idempotency.ts';
import { requestOf } from './convert.rules.ts';
import { convertSetup } from './convert.setup.ts';

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
