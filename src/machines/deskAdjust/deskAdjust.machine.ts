import { idempotencyKeyOf } from '../money/idempotency.ts';
import { adjustmentOf } from './deskAdjust.rules.ts';
import { deskAdjustSetup } from './deskAdjust.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/**
 * Adjusts a member's purse: member, amount and reason, then a confirmation with the balance before and after. Once for
 * each idempotency key; a large one needs a second operator.
 */
export const deskAdjustMachine = deskAdjustSetup.createMachine({
  id: 'deskAdjust',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    username: '',
    member: null,
    purse: 'main',
    direction: 'give',
    typed: '',
    reason: '',
    tried: false,
    failure: null,
    made: null,
  }),
  initial: 'naming',
  states: {
    naming: {
      description: "Asks for the member's user name.",
      on: {
        'deskAdjust.typeName': { actions: { type: 'keepName', params: payload } },
        'deskAdjust.find': [{ guard: 'isNamed', target: 'finding', actions: 'markTried' }, { actions: 'markTried' }],
        'deskAdjust.close': 'closed',
      },
    },
    finding: {
      description: 'Loading the member and the balances.',
      tags: 'busy',
      invoke: {
        id: 'findMember',
        src: 'findMember',
        input: ({ context }) => ({ request: { username: context.username.trim() } }),
        onDone: {
          target: 'filling',
          actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
        },
        onError: { target: 'naming', actions: keepFailure },
      },
    },
    filling: {
      description: 'Amount, direction and reason.',
      on: {
        'deskAdjust.choosePurse': { actions: { type: 'keepPurse', params: payload } },
        'deskAdjust.chooseDirection': { actions: { type: 'keepDirection', params: payload } },
        'deskAdjust.typeAmount': { actions: { type: 'keepAmount', params: payload } },
        'deskAdjust.typeReason': { actions: { type: 'keepReason', params: payload } },
        'deskAdjust.submit': [
          { guard: 'isValid', target: 'confirming', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'deskAdjust.changeMember': { target: 'naming', actions: 'forgetMember' },
        'deskAdjust.close': 'closed',
      },
    },
    confirming: {
      description: 'Confirmation with the balance before and after.',
      on: { 'deskAdjust.confirm': { target: 'sending', actions: 'forgetFailure' }, 'deskAdjust.back': 'filling' },
    },
    sending: {
      description: 'Sending the adjustment.',
      tags: 'busy',
      invoke: {
        id: 'sendAdjustment',
        src: 'sendAdjustment',
        input: ({ context }) => ({ request: adjustmentOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'made',
          actions: [{ type: 'keepMade', params: ({ event }) => ({ made: event.output }) }, 'rotateKey'],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: "Refused; the member's balance on screen may be stale.",
            target: 'filling',
            actions: [keepFailure, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deskAdjust.resend': { target: 'sending', actions: 'forgetFailure' },
        'deskAdjust.close': 'closed',
      },
    },
    made: {
      description: 'Done, or waiting for a second operator.',
      on: { 'deskAdjust.close': 'closed' },
    },
    closed: { type: 'final', description: 'Back to the list.' },
  },
});
