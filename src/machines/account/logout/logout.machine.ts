import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { sessionContract } from '../../../api/contract/site/session.ts';
import { type ApiFailure, failureOf, isSessionGone } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { logoutEvents } from './logout.events.ts';

export interface LogoutInput {
  /** False if the member has confirmed already, as on a forced password change. */
  readonly ask: boolean;
}

export interface LogoutOutput {
  readonly outcome: 'kept' | 'loggedOut';
}

/**
 * Logout with confirmation (LOGOUT-01…08). If the server no longer knows the session, the flow ends in `loggedOut`, not
 * in `failed`.
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
      description: 'Decides whether to ask for confirmation.',
      always: [{ guard: 'isToAsk', target: 'confirming' }, { target: 'calling' }],
    },
    confirming: {
      description: 'Asks in_sure_logout.',
      on: { 'logout.confirm': 'calling', 'logout.dismiss': 'kept' },
    },
    calling: {
      description: 'Sending the logout; controls are disabled.',
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
      description: 'Refused; shows the reason, Retry and Cancel.',
      on: { 'logout.confirm': 'calling', 'logout.dismiss': 'kept' },
    },
    loggedOut: {
      description: 'Session storage is cleared (except the merchant) and other tabs are told.',
      type: 'final',
      entry: ['recordLogout', 'clearSession', 'tellOtherTabs'],
    },
    kept: {
      description: 'Still signed in: cancelled, or gave up after a refusal.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
