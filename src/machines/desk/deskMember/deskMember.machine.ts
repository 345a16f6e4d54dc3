import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { Closing, LineMember } from '../../../api/contract/desk/deskLines.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredCall } from '../../support/unwired.ts';
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

const lineRequestOf = (context: DeskMemberContext): LineRequest => ({
  act: context.act ?? 'move',
  username: context.member?.username ?? '',
  upline: context.upline.trim(),
  reason: context.reason.trim(),
  closing: context.closing,
  idempotencyKey: idempotencyKeyOf(context),
});

const { moveLine, freezeLine, unfreezeLine, closePlay } = deskContract;

/** Setup of the machine of a member at the desk. */
const deskMemberSetup = setup({
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

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const memberOf = <Member>({ event }: { readonly event: { readonly output: Member } }) => ({ member: event.output });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const finding = {
  'deskMember.typeName': { actions: { type: 'keepName', params: payload<{ readonly value: string }> } },
  'deskMember.find': [
    { guard: 'isNamed', target: '#deskMember.finding', actions: 'markTried' },
    { actions: 'markTried' },
  ],
} as const;

/**
 * A member at the desk (AGENT-16): looked up by username, id, phone, email or bank account, with the line above and
 * below; the line is moved, frozen or released, and play closed. Each act asks for a reason, is done once under its key,
 * and shows the member as it is then.
 */
export const deskMemberMachine = deskMemberSetup.createMachine({
  id: 'deskMember',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    username: '',
    tried: false,
    member: null,
    act: null,
    upline: '',
    reason: '',
    closing: 'break1',
    failure: null,
    notice: null,
  }),
  initial: 'asking',
  states: {
    asking: { description: 'Asks whom to look up.', on: finding },
    finding: {
      description: 'Looking the member up; the one before stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readMember',
        src: 'readMember',
        input: ({ context }) => ({ request: { search: context.username.trim() } }),
        onDone: { target: 'shown', actions: { type: 'keepMember', params: memberOf } },
        onError: { target: 'asking', actions: keepFailure },
      },
    },
    shown: {
      description: 'The member, and what can be done.',
      on: {
        ...finding,
        'deskMember.start': {
          guard: { type: 'isOffered', params: payload },
          target: 'filling',
          actions: { type: 'startAct', params: payload },
        },
      },
    },
    filling: {
      description: 'What the act needs, and its reason.',
      on: {
        'deskMember.typeUpline': { guard: 'isMove', actions: { type: 'keepUpline', params: payload } },
        'deskMember.typeReason': { actions: { type: 'keepReason', params: payload } },
        'deskMember.chooseClosing': {
          guard: { type: 'isOtherClosing', params: payload },
          actions: { type: 'keepClosing', params: payload },
        },
        'deskMember.confirm': [{ guard: 'isWhole', target: 'doing', actions: 'markTried' }, { actions: 'markTried' }],
        'deskMember.cancel': { target: 'shown', actions: 'clearAct' },
      },
    },
    doing: {
      description: 'The act is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => lineRequestOf(context),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepMember', params: memberOf },
            { type: 'sayDone', params: memberOf },
            'rotateKey',
            'clearAct',
          ],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Another operator was first; looks again and says so.',
            guard: { type: 'isChanged', params: errorOf },
            target: 'finding',
            actions: ['rotateKey', 'clearAct', 'sayChanged'],
          },
          { target: 'filling', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deskMember.resend': { target: 'doing', actions: 'forgetFailure' },
        'deskMember.checkStatus': { target: 'finding', actions: ['rotateKey', 'clearAct'] },
      },
    },
  },
});
