import { assign, sendParent, setup } from 'xstate';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { unwiredPromise } from '../support/unwired.ts';

/** The state that only one has which asks for nothing at first; by its type each has it, so that all are of one kind. */
function beginning(initial: 'loading' | 'idle') {
  const states = { idle: { description: 'Nothing has been asked for yet.' } } as const;
  return initial === 'idle' ? states : ({} as typeof states);
}

export type ResourceEvent<Call> =
  /** Asks with this call; what is on screen stays until the answer comes. */
  | { readonly type: 'resource.load'; readonly call: Call }
  /** Asks again after a failure. */
  | { readonly type: 'resource.retry' };

/** What a resource tells its parent when an answer has come. */
export interface ResourceLoaded<Id extends string, Value> {
  readonly type: `${Id}.loaded`;
  readonly value: Value;
}

/**
 * Something that the server has and a view shows: asked for, shown, asked for again, or failed with a way to retry.
 * One machine for every such thing; what is asked for is plugged in as `fetchResource`. One that begins `idle` asks for
 * nothing until it is told to, and is given no call.
 */
export const createResourceMachine = <Call extends object, Value extends object>(
  id: string,
  initial: 'loading' | 'idle' = 'loading',
) =>
  setup({
    types: {
      context: {} as { readonly call: Call | null; readonly value: Value | null; readonly failure: ApiFailure | null },
      events: {} as ResourceEvent<Call>,
      input: {} as { readonly call: Call | null },
      tags: {} as 'busy',
    },
    actors: { fetchResource: unwiredPromise<{ value: Value }, { call: Call }>(`${id}.fetchResource`) },
    actions: {
      keepCall: assign((_, params: { call: Call }) => ({ call: params.call })),
      keepValue: assign((_, params: { value: Value }) => ({ value: params.value, failure: null })),
      keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      tellParent: sendParent((_, params: { value: Value }) => ({ type: `${id}.loaded`, value: params.value })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ call: input.call, value: null, failure: null }),
    initial,
    on: {
      'resource.load': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepCall', params: ({ event }) => ({ call: event.call }) },
      },
    },
    states: {
      ...beginning(initial),
      loading: {
        description: 'Waits for the server; an earlier answer stays on screen.',
        tags: 'busy',
        invoke: {
          id: 'fetchResource',
          src: 'fetchResource',
          input: ({ context }) => ({ call: context.call as Call }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'keepValue', params: ({ event }) => ({ value: event.output.value }) },
              { type: 'tellParent', params: ({ event }) => ({ value: event.output.value }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      ready: { description: 'The answer is on screen.' },
      failed: {
        description: 'Says what went wrong and offers to try again.',
        on: { 'resource.retry': 'loading' },
      },
    },
  });
