import { protectActs } from './protect.acts.ts';
import { protectSetup } from './protect.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

/**
 * The page of player protection: how one plays, limits, reality check, break and self-exclusion. The forms and the list
 * of sessions are machines of their own; each answer of the server tells how everything stands.
 */
export const protectMachine = protectSetup.createMachine({
  id: 'protect',
  context: { protection: null, failure: null, which: null, change: null, done: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking how things stand.',
      tags: 'busy',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: {
          target: 'open',
          actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'protect.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The page is on screen.',
      type: 'parallel',
      invoke: [
        { id: 'pause', src: 'pause', onError: { target: 'failed', actions: 'forgetFailure' } },
        { id: 'exclusion', src: 'exclusion', onError: { target: 'failed', actions: 'forgetFailure' } },
        {
          id: 'sessions',
          src: 'sessions',
          // Sessions carry no words: the call has no language.
          input: { language: 'TH' },
          onError: { target: 'failed', actions: 'forgetFailure' },
        },
      ],
      states: {
        standing: {
          description: 'How things stand, as the server last said.',
          initial: 'known',
          on: {
            'protect.changed': { target: '.known', reenter: true, actions: { type: 'keepState', params: payload } },
          },
          states: {
            known: {
              description: 'True until the next moment at which something starts or ends.',
              after: { holds: 'refreshing' },
            },
            refreshing: {
              description: 'Asking again; what was known stays on screen.',
              invoke: {
                id: 'fetchState',
                src: 'fetchState',
                input: { request: {} },
                onDone: {
                  target: 'known',
                  actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
                },
                onError: 'stale',
              },
            },
            stale: {
              description: 'Asking again failed; it is asked once more in a minute.',
              after: { again: 'refreshing' },
            },
          },
        },
        acts: protectActs,
      },
    },
  },
});
