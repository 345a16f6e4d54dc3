import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type JoinChannel, type JoinStanding, joinContract } from '../../../api/contract/agent/join.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { applicationEvents } from './application.events.ts';
import { type ApplicationContext, applicationOf, mayApply, NOTHING_FILLED, wrongFields } from './application.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/**
 * The application of a member who wants to be an agent (AGENT-16): the form while the member may apply, else what
 * became of it. Sent once for each idempotency key. It ends when the server knows more than this page.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as Pick<ApplicationContext, 'standing' | 'keySeed'>,
    events: {} as EventsOf<typeof applicationEvents>,
    tags: {} as 'busy',
  },
  actors: { sendApplication: apiPort(joinContract.apply), sendWithdrawal: apiPort(joinContract.withdraw) },
  actions: {
    keepPlayers: assign((_, params: { value: string }) => ({ players: params.value, failure: null })),
    keepPlan: assign((_, params: { value: string }) => ({ plan: params.value, failure: null })),
    keepContact: assign((_, params: { value: string }) => ({ contact: params.value, failure: null })),
    keepAgreed: assign((_, params: { agreed: boolean }) => ({ agreed: params.agreed, failure: null })),
    toggleChannel: assign(({ context: { channels } }, { channel }: { channel: JoinChannel }) => ({
      channels: channels.includes(channel) ? channels.filter((one) => one !== channel) : [...channels, channel],
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepStanding: assign((_, params: { standing: JoinStanding }) => ({ standing: params.standing })),
    clear: assign({ ...NOTHING_FILLED, tried: false, failure: null }),
  },
  guards: {
    mayApply: ({ context }) => mayApply(context.standing),
    isWhole: ({ context }) => wrongFields(context).length === 0,
    isPending: ({ context }) => context.standing?.application?.status === 'pending',
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isChanged: (_, params: { error: unknown }) =>
      (['STATUS_CHANGED', 'NOT_FOUND'] as const).some((code) => isRefusal(failureOf(params.error), code)),
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({ ...input, ...NOTHING_FILLED, keyIndex: 0, tried: false, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The form, or what became of the last.',
      always: [{ guard: 'mayApply', target: 'filling' }, { target: 'told' }],
    },
    filling: {
      description: 'The form.',
      on: {
        'application.typePlayers': { actions: { type: 'keepPlayers', params: payload } },
        'application.typePlan': { actions: { type: 'keepPlan', params: payload } },
        'application.typeContact': { actions: { type: 'keepContact', params: payload } },
        'application.toggleChannel': { actions: { type: 'toggleChannel', params: payload } },
        'application.agree': { actions: { type: 'keepAgreed', params: payload } },
        'application.submit': [{ guard: 'isWhole', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    sending: {
      description: 'Sending the application, encrypted.',
      tags: 'busy',
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context }) => ({ request: applicationOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'told',
          actions: [
            { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
            'rotateKey',
            'clear',
          ],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          { guard: { type: 'isChanged', params: errorOf }, target: 'stale' },
          { target: 'filling', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'application.resend': { target: 'sending', actions: 'forgetFailure' },
        'application.checkStatus': 'stale',
      },
    },
    told: {
      description: 'What became of the application, and when the next may follow.',
      on: { 'application.withdraw': { guard: 'isPending', target: 'confirming', actions: 'forgetFailure' } },
    },
    confirming: {
      description: 'Asks once more before the application is taken back.',
      on: { 'application.confirm': 'withdrawing', 'application.cancel': 'told' },
    },
    withdrawing: {
      description: 'Taking the application back.',
      tags: 'busy',
      invoke: {
        id: 'sendWithdrawal',
        src: 'sendWithdrawal',
        input: ({ context: { standing } }) => ({ request: { id: standing?.application?.id ?? '' } }),
        onDone: {
          target: 'starting',
          actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: [
          { guard: { type: 'isChanged', params: errorOf }, target: 'stale' },
          { target: 'told', actions: keepFailure },
        ],
      },
    },
    stale: { description: 'The server knows better: load again.', type: 'final' },
  },
});
