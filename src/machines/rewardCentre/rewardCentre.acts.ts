import { idempotencyKeyOf } from '../money/idempotency.ts';
import { drawRequest } from './rewardCentre.rules.ts';
import { rewardCentreSetup } from './rewardCentre.setup.ts';

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const isUnknown = { type: 'isOutcomeUnknown', params: errorOf } as const;
/** After an answer that something was credited. */
const credited = ['rotateKey', 'renewHistory', 'tellMoved'] as const;
/** After a refusal: what is on screen may be old. */
const refused = { target: '#rewardCentre.open.refreshing', actions: [keepFailure, 'rotateKey'] } as const;

/** The check-in, on its way or of unknown outcome. */
export const checkingIn = rewardCentreSetup.createStateConfig({
  description: 'Today’s check-in.',
  initial: 'sending',
  states: {
    sending: {
      description: 'Sending the check-in.',
      tags: 'busy',
      invoke: {
        id: 'sendCheckIn',
        src: 'sendCheckIn',
        input: ({ context }) => ({ request: {}, idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: '#rewardCentre.open.known',
          actions: [{ type: 'keepCheckIn', params: ({ event }) => event.output }, ...credited],
        },
        onError: [{ guard: isUnknown, target: 'unsure', actions: keepFailure }, refused],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'rewardCentre.resend': { target: 'sending', actions: 'forgetFailure' },
        'rewardCentre.look': {
          target: '#rewardCentre.open.refreshing',
          actions: ['forgetFailure', 'rotateKey', 'renewHistory', 'tellMoved'],
        },
      },
    },
  },
});

/** A draw, on its way or of unknown outcome. */
export const drawing = rewardCentreSetup.createStateConfig({
  description: 'A draw of one game; the server decides, from the seed that it committed to.',
  initial: 'sending',
  states: {
    sending: {
      description: 'Sending the draw.',
      tags: 'busy',
      invoke: {
        id: 'sendDraw',
        src: 'sendDraw',
        input: ({ context }) => ({ request: drawRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: '#rewardCentre.open.known',
          actions: [{ type: 'keepDraw', params: ({ event }) => event.output }, ...credited],
        },
        onError: [{ guard: isUnknown, target: 'unsure', actions: keepFailure }, refused],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: the same key draws the same prize.',
      on: {
        'rewardCentre.resend': { target: 'sending', actions: 'forgetFailure' },
        'rewardCentre.look': {
          target: '#rewardCentre.open.refreshing',
          actions: ['forgetFailure', 'rotateKey', 'renewHistory', 'tellMoved'],
        },
      },
    },
  },
});
