import { deskMemberSetup, lineRequestOf } from './deskMember.setup.ts';

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
 * A member at the desk (AGENT-16): looked up by username, with the line above and below; the line is moved, frozen or
 * released, and play closed. Each act asks for a reason, is done once under its key, and shows the member as it is then.
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
    asking: { description: 'Asks for a username.', on: finding },
    finding: {
      description: 'Looking the member up; the one before stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readMember',
        src: 'readMember',
        input: ({ context }) => ({ request: { username: context.username.trim() } }),
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
