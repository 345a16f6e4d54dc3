import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { deskContract } from '../../api/contract/desk.ts';
import type { AdjustedPurse, Adjustment } from '../../api/contract/deskMoney.ts';
import { failureOf } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import type { deskAdjustEvents } from './deskAdjust.events.ts';
import { type DeskAdjustContext, type DeskMember, isReasonValid, signedAmount } from './deskAdjust.rules.ts';

export interface DeskAdjustInput {
  readonly keySeed: string;
}

/** Setup of the adjustment machine. */
export const deskAdjustSetup = setup({
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
