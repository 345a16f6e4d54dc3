import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { deskContract } from '../../api/contract/desk.ts';
import type { AdjustedPurse, Adjustment } from '../../api/contract/deskMoney.ts';
import { failureOf } from '../../api/failure.ts';
import { isUnsure } from '../money/intent.ts';
import type { EventsOf } from '../support/events.ts';
import type { deskAdjustEvents } from './deskAdjust.events.ts';
import { amountMeant, type DeskAdjustContext, type DeskMember, isReasonSound } from './deskAdjust.rules.ts';

export interface DeskAdjustInput {
  readonly keySeed: string;
}

/** What the chart of an adjustment is made of. */
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
    keepWay: assign((_, params: { way: 'give' | 'take' }) => ({ way: params.way, failure: null })),
    keepAmount: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepReason: assign((_, params: { value: string }) => ({ reason: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    keepMade: assign((_, params: { made: Adjustment }) => ({ made: params.made })),
  },
  guards: {
    isNamed: ({ context }) => context.username.trim() !== '',
    isSound: ({ context }) => amountMeant(context) !== null && isReasonSound(context),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
  },
});
