import { assign, sendParent, setup } from 'xstate';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { freePlayContract } from '../../api/contract/freePlay.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import type { freePlayEvents } from './freePlay.events.ts';

export interface FreePlayOutput {
  readonly outcome: 'started' | 'register' | 'closed';
}

/**
 * Tries the site out without an account (DEMO-01…06): says what a trial is, then has one made and signed in. Its money
 * is of a ledger of its own, and it may do nothing that wants a true account.
 */
export const freePlayMachine = setup({
  types: {
    context: {} as { readonly failure: ApiFailure | null; readonly outcome: FreePlayOutput['outcome'] },
    events: {} as EventsOf<typeof freePlayEvents>,
    output: {} as FreePlayOutput,
    tags: {} as 'busy',
  },
  actors: { startTrial: unwiredPromise<ValueOf<typeof freePlayContract.login>>('freePlay.startTrial') },
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
      description: 'Says what a trial is, and why the last try failed if it did.',
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
      description: 'Waits for an account of its own. It cannot be closed: its answer is a session.',
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
    ended: { description: 'How it ended is in the output.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
