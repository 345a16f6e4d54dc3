import { assign, setup } from 'xstate';
import { apiChoicePort } from '../../../api/actors.ts';
import { signInStepContract } from '../../../api/contract/account/signInStep.ts';
import { failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { CodeKind, secondStepEvents } from './secondStep.events.ts';
import {
  type Granted,
  hasEnded,
  isComplete,
  type SecondStepContext,
  type SecondStepOutput,
} from './secondStep.rules.ts';

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code (decision 042). The ticket of the
 * first step lives ten minutes; then the sign-in starts anew.
 */
export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    input: {} as Pick<SecondStepContext, 'door' | 'stepTicket'>,
    events: {} as EventsOf<typeof secondStepEvents>,
    output: {} as SecondStepOutput,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: apiChoicePort({ secondFactor: signInStepContract.secondFactor, desk: signInStepContract.desk }),
  },
  actions: {
    keepKind: assign((_, params: { by: CodeKind }) => ({ by: params.by, factorCode: '', tried: false, failure: null })),
    keepCode: assign((_, params: { value: string }) => ({ factorCode: params.value, failure: null })),
    keepTrust: assign((_, params: { trust: boolean }) => ({ trust: params.trust })),
    markTried: assign({ tried: true, failure: null }),
    keepGranted: assign((_, params: { granted: Granted }) => ({ granted: params.granted })),
    forgetFailure: assign({ failure: null }),
    /** A refused code is not sent again by mistake. */
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      factorCode: '',
      tried: false,
    })),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isMember: ({ context }) => context.door === 'secondFactor',
    hasEnded: (_, params: { error: unknown }) => hasEnded(failureOf(params.error)),
  },
}).createMachine({
  id: 'secondStep',
  context: ({ input }) => ({
    ...input,
    by: 'app',
    factorCode: '',
    trust: false,
    tried: false,
    failure: null,
    granted: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The form, with the reason of the last failure.',
      on: {
        'secondStep.choose': { actions: { type: 'keepKind', params: ({ event }) => event } },
        'secondStep.type': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'secondStep.trust': { guard: 'isMember', actions: { type: 'keepTrust', params: ({ event }) => event } },
        'secondStep.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'secondStep.back': { target: 'ended', actions: 'forgetFailure' },
      },
    },
    sending: {
      description: 'Sending the code.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { door, stepTicket, factorCode, trust } }) =>
          door === 'desk'
            ? { kind: 'desk', request: { stepTicket, factorCode, trust: false } }
            : { kind: 'secondFactor', request: { stepTicket, factorCode, trust } },
        onDone: {
          target: 'ended',
          actions: { type: 'keepGranted', params: ({ event }) => ({ granted: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'typing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    ended: { description: 'Done; the output says how.', type: 'final' },
  },
  output: ({ context: { granted, failure } }) => ({ granted, failure }),
});
