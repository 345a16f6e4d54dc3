import { intentKey } from '../money/intent.ts';
import { adjustmentOf } from './deskAdjust.rules.ts';
import { deskAdjustSetup } from './deskAdjust.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/**
 * An adjustment of what a member has: who, then how much and why, then all of it once more with what there is before and
 * after. It is made once under its key; a large one then waits for a second operator.
 */
export const deskAdjustMachine = deskAdjustSetup.createMachine({
  id: 'deskAdjust',
  context: ({ input }) => ({
    ...input,
    settled: 0,
    username: '',
    member: null,
    purse: 'main',
    way: 'give',
    typed: '',
    reason: '',
    tried: false,
    failure: null,
    made: null,
  }),
  initial: 'naming',
  states: {
    naming: {
      description: 'Asks whose account it is.',
      on: {
        'deskAdjust.typeName': { actions: { type: 'keepName', params: payload } },
        'deskAdjust.find': [{ guard: 'isNamed', target: 'finding', actions: 'markTried' }, { actions: 'markTried' }],
        'deskAdjust.close': 'closed',
      },
    },
    finding: {
      description: 'Fetches the member of that name, with what there is.',
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
      description: 'How much, which way, and why.',
      on: {
        'deskAdjust.choosePurse': { actions: { type: 'keepPurse', params: payload } },
        'deskAdjust.chooseWay': { actions: { type: 'keepWay', params: payload } },
        'deskAdjust.typeAmount': { actions: { type: 'keepAmount', params: payload } },
        'deskAdjust.typeReason': { actions: { type: 'keepReason', params: payload } },
        'deskAdjust.submit': [
          { guard: 'isSound', target: 'confirming', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'deskAdjust.other': { target: 'naming', actions: 'forgetMember' },
        'deskAdjust.close': 'closed',
      },
    },
    confirming: {
      description: 'All of it once more, with what there is before and after.',
      on: { 'deskAdjust.confirm': { target: 'sending', actions: 'forgetFailure' }, 'deskAdjust.leave': 'filling' },
    },
    sending: {
      description: 'The adjustment is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendAdjustment',
        src: 'sendAdjustment',
        input: ({ context }) => ({ request: adjustmentOf(context), idempotencyKey: intentKey(context) }),
        onDone: {
          target: 'made',
          actions: [{ type: 'keepMade', params: ({ event }) => ({ made: event.output }) }, 'settle'],
        },
        onError: [
          { guard: { type: 'isUnsure', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Refused: what the member has may be another now.',
            target: 'filling',
            actions: [keepFailure, 'settle'],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may be made. The same may be sent again, and moves nothing twice.',
      on: {
        'deskAdjust.again': { target: 'sending', actions: 'forgetFailure' },
        'deskAdjust.close': 'closed',
      },
    },
    made: {
      description: 'It is made, or waits for a second operator: says which.',
      on: { 'deskAdjust.close': 'closed' },
    },
    closed: { type: 'final', description: 'Back to the list.' },
  },
});
