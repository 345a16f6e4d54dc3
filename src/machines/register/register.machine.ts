import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { registerEvents } from './register.events.ts';

export interface RegisterOutput {
  readonly outcome: 'closed' | 'logIn';
}

/**
 * Registration (ROUTE-06, 07): asks what the merchant offers. With registration switched off (CONFIG-11) it says so and
 * leads to the login.
 */
export const registerMachine = setup({
  types: {
    context: {} as { readonly failure: ApiFailure | null; readonly outcome: RegisterOutput['outcome'] },
    events: {} as EventsOf<typeof registerEvents>,
    output: {} as RegisterOutput,
    tags: {} as 'busy',
  },
  actors: { fetchSettings: apiPort(registrationContract.settings) },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    recordLogIn: assign({ outcome: 'logIn' as const }),
  },
}).createMachine({
  id: 'register',
  context: { failure: null, outcome: 'closed' },
  initial: 'loading',
  on: { 'register.close': '.ended' },
  states: {
    loading: {
      description: 'Asks how one may register here.',
      tags: 'busy',
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        input: { request: {} },
        onDone: 'switchedOff',
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    switchedOff: {
      description: 'The merchant takes no registrations now; says so and offers the login.',
      on: { 'register.logIn': { target: 'ended', actions: 'recordLogIn' } },
    },
    failed: {
      description: 'The settings could not be had; says why and offers to try again.',
      on: { 'register.retry': 'loading' },
    },
    ended: { description: 'How it ended is in the output.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
