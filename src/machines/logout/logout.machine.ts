import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { sessionContract } from '../../api/contract/session.ts';
import { type ApiFailure, failureOf, isSessionGone } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { logoutEvents } from './logout.events.ts';

export interface LogoutInput {
  /** False where the member has said so already, as on the forced change of a password. */
  readonly ask: boolean;
}

export interface LogoutOutput {
  readonly outcome: 'kept' | 'loggedOut';
}

/**
 * Signs the member out, after asking (LOGOUT-01…08). A server that no longer knows the session has already done what
 * was asked, so a session that is gone ends in `loggedOut`, not in `failed`.
 */
export const logoutMachine = setup({
  types: {
    context: {} as {
      readonly ask: boolean;
      readonly failure: ApiFailure | null;
      readonly outcome: LogoutOutput['outcome'];
    },
    input: {} as LogoutInput,
    events: {} as EventsOf<typeof logoutEvents>,
    output: {} as LogoutOutput,
    tags: {} as 'busy',
  },
  actors: { sendLogout: apiPort(sessionContract.logout) },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    recordLogout: assign({ outcome: 'loggedOut' as const }),
    clearSession: unwired('logout.clearSession'),
    tellOtherTabs: unwired('logout.tellOtherTabs'),
  },
  guards: {
    isToAsk: ({ context }) => context.ask,
    isGone: (_, params: { error: unknown }) => isSessionGone(failureOf(params.error)),
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ ask: input.ask, failure: null, outcome: 'kept' }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether there is anything to ask.',
      always: [{ guard: 'isToAsk', target: 'confirming' }, { target: 'calling' }],
    },
    confirming: {
      description: 'Asks in_sure_logout.',
      on: { 'logout.confirm': 'calling', 'logout.dismiss': 'kept' },
    },
    calling: {
      description: 'Waits for the server; nothing can be pressed.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendLogout',
        src: 'sendLogout',
        input: { request: {} },
        onDone: 'loggedOut',
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'loggedOut' },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: {
      description: 'Says why the server refused; the member tries again or stays.',
      on: { 'logout.confirm': 'calling', 'logout.dismiss': 'kept' },
    },
    loggedOut: {
      description: 'Session storage is cleared (the merchant stays) and the other tabs know.',
      type: 'final',
      entry: ['recordLogout', 'clearSession', 'tellOtherTabs'],
    },
    kept: {
      description: 'The member stays signed in; nothing was sent or the refusal was accepted.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
