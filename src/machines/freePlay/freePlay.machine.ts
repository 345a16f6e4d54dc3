import { assign, sendParent, setup } from 'xstate';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { freePlayContract } from '../../api/contract/freePlay.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredCall } from '../support/unwired.ts';
import type { freePlayEvents } from './freePlay.events.ts';

export interface FreePlayOutput {
  readonly outcome: 'started' | 'register' | 'closed';
}

/**
 * A demo account without registration (DEMO-01…06): explains the trial, creates the account and signs in. Trial money
 * is in books of its own; features that need a real account are closed.
 */
export const freePlayMachine = setup({
  types: {
    context: {} as { readonly failure: ApiFailure | null; readonly outcome: FreePlayOutput['outcome'] },
    events: {} as EventsOf<typeof freePlayEvents>,
    output: {} as FreePlayOutput,
    tags: {} as 'busy',
  },
  actors: {
    startTrial: unwiredCall<ValueOf<typeof freePlayContract.login>>('freePlay.startTrial', freePlayContract.login),
  },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    storeToken: (_, _params: { token: string }) => unwired('freePlay.storeToken')(),
    recordOutcome: assign((_, params: { outcome: FreePlayOutput['outcome'] }) => params),
  },
}).createMachine({
  id: 'freePlay',
  context: { failure: null, outcome: 'closed' },
  initial: 'offer',
  states: {
    offer: {
      description: 'Explains the trial; shows the last failure.',
      on: {
        'freePlay.start': 'starting',
        'freePlay.register': {
          target: 'ended',
          actions: { type: 'recordOutcome', params: { outcome: 'register' } },
        },
        'freePlay.close': 'ended',
      },
    },
    starting: {
      description: 'Creating the account. Cannot be closed: the answer is a session.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      invoke: {
        id: 'startTrial',
        src: 'startTrial',
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'recordOutcome', params: { outcome: 'started' } },
          ],
        },
        onError: {
          target: 'offer',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { description: 'Done; the output says how it ended.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
