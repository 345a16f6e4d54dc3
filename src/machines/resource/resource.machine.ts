import { assign, sendParent, setup } from 'xstate';
import { portOf } from '../../api/actors.ts';
import type { CallOf, Endpoint } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';

/** State of an initially idle resource; all resources have it, so that they share one type. */
function beginning(initial: 'loading' | 'idle') {
  const states = { idle: { description: 'Not loaded.' } } as const;
  return initial === 'idle' ? states : ({} as typeof states);
}

const resourcePort = <Call extends object, Value extends object>(endpoint: Endpoint) =>
  portOf<{ value: Value }, { call: Call }>([endpoint], async (client, { call }, caller) => ({
    value: (await client(endpoint, call as CallOf<Endpoint>, caller)) as Value,
  }));

export type ResourceEvent<Call> =
  /** Loads with this call; the data on screen stays until the answer. */
  | { readonly type: 'resource.load'; readonly call: Call }
  /** Retry after a failure. */
  | { readonly type: 'resource.retry' };

/** Sent to the parent on each answer. */
export interface ResourceLoaded<Id extends string, Value> {
  readonly type: `${Id}.loaded`;
  readonly value: Value;
}

/**
 * Server data that a view shows: loading, loaded, refreshed, or failed with Retry. One machine for all resources. One
 * that starts `idle` loads only when told to, with the call that it is given then.
 */
export const createResourceMachine = <Call extends object, Value extends object>(
  id: string,
  endpoint: Endpoint,
  initial: 'loading' | 'idle' = 'loading',
) =>
  setup({
    types: {
      context: {} as { readonly call: Call | null; readonly value: Value | null; readonly failure: ApiFailure | null },
      events: {} as ResourceEvent<Call>,
      input: {} as { readonly call: Call | null },
      tags: {} as 'busy',
    },
    actors: { fetchResource: resourcePort<Call, Value>(endpoint) },
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
        description: 'Loading; previous data stays on screen.',
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
      ready: { description: 'Loaded.' },
      failed: {
        description: 'Loading failed; shows the reason and Retry.',
        on: { 'resource.retry': 'loading' },
      },
    },
  });
