import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { AdjustedPurse, Adjustment } from '../../../api/contract/desk/deskMoney.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { deskAdjustEvents } from './deskAdjust.events.ts';
import {
  adjustmentOf,
  type DeskAdjustContext,
  type DeskMember,
  isReasonValid,
  signedAmount,
} from './deskAdjust.rules.ts';

interface DeskAdjustInput {
  readonly keySeed: string;
}

/** Setup of the adjustment machine. */
const deskAdjustSetup = setup({
  types: {
    context: {} as DeskAdjustContext,
    input: {} as DeskAdjustInput,
    events: {} as EventsOf<typeof deskAdjustEvents>,
    tags: {} as 'busy',
  },
  actors: { findMember: apiPort(deskContract.member), sendAdjustment: apiPort(deskContract.adjust) },
  actions: {
    keepName: assign((_, params: { value: string }) => ({ username: params.value, failure: null })),
    keepMember: assign((_, params: { member: DeskMember }) => ({ member: params.member, tried: false, failure: null })),
    forgetMember: assign({ member: null, tried: false, failure: null }),
    keepPurse: assign((_, params: { purse: AdjustedPurse }) => ({ purse: params.purse, failure: null })),
    keepDirection: assign((_, params: { direction: 'give' | 'take' }) => ({
      direction: params.direction,
      failure: null,
    })),
    keepAmount: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepReason: assign((_, params: { value: string }) => ({ reason: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepMade: assign((_, params: { made: Adjustment }) => ({ made: params.made })),
  },
  guards: {
    isNamed: ({ context }) => context.username.trim() !== '',
    isValid: ({ context }) => signedAmount(context) !== null && isReasonValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

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
