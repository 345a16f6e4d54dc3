import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { deskContract } from '../../api/contract/desk.ts';
import type { Closing, LineMember } from '../../api/contract/deskLines.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredCall } from '../support/unwired.ts';
import type { deskMemberEvents, LineAct } from './deskMember.events.ts';
import { type DeskMemberContext, lineActsOf, missingOf, noticeOf } from './deskMember.rules.ts';

/** What an act carries; its key stays until there is an answer. */
export interface LineRequest {
  readonly act: LineAct;
  readonly username: string;
  readonly upline: string;
  readonly reason: string;
  readonly closing: Closing;
  readonly idempotencyKey: string;
}

export const lineRequestOf = (context: DeskMemberContext): LineRequest => ({
  act: context.act ?? 'move',
  username: context.member?.username ?? '',
  upline: context.upline.trim(),
  reason: context.reason.trim(),
  closing: context.closing,
  idempotencyKey: idempotencyKeyOf(context),
});

const { moveLine, freezeLine, unfreezeLine, closePlay } = deskContract;

/** Setup of the machine of a member at the desk. */
export const deskMemberSetup = setup({
  types: {
    context: {} as DeskMemberContext,
    input: {} as Pick<DeskMemberContext, 'keySeed' | 'mayAct'>,
    events: {} as EventsOf<typeof deskMemberEvents>,
    tags: {} as 'busy',
  },
  actors: {
    readMember: apiPort(deskContract.lineMember),
    sendAct: unwiredCall<LineMember, LineRequest>('deskMember.sendAct', moveLine, freezeLine, unfreezeLine, closePlay),
  },
  actions: {
    keepName: assign((_, params: { value: string }) => ({ username: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null, notice: null }),
    keepMember: assign((_, params: { member: LineMember }) => ({
      member: params.member,
      username: params.member.username,
      tried: false,
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** From here on it is about the member on screen, whatever was typed for the next look-up. */
    startAct: assign(({ context }, params: { act: LineAct }) => ({
      username: context.member?.username ?? context.username,
      act: params.act,
      upline: '',
      reason: '',
      closing: 'break1' as const,
      tried: false,
      failure: null,
      notice: null,
    })),
    clearAct: assign({ act: null, tried: false, failure: null }),
    keepUpline: assign((_, params: { value: string }) => ({ upline: params.value, failure: null })),
    keepReason: assign((_, params: { value: string }) => ({ reason: params.value, failure: null })),
    keepClosing: assign((_, params: { closing: Closing }) => ({ closing: params.closing, failure: null })),
    /** Answered: the next act gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    sayDone: assign(({ context }, params: { member: LineMember }) => ({
      notice: noticeOf(context.act, params.member),
    })),
    sayChanged: assign({ notice: 'changed' as const }),
  },
  guards: {
    isNamed: ({ context }) => context.username.trim() !== '',
    isOffered: ({ context }, params: { act: LineAct }) => lineActsOf(context).includes(params.act),
    isMove: ({ context }) => context.act === 'move',
    isOtherClosing: ({ context }, params: { closing: Closing }) =>
      context.act === 'close' && context.closing !== params.closing,
    isWhole: ({ context }) => missingOf(context).length === 0,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isChanged: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'STATUS_CHANGED'),
  },
});
