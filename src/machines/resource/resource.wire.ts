import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { CallOf, Endpoint, ValueOf } from '../../api/contract/endpoint.ts';
import { createResourceMachine } from './resource.machine.ts';

/** A resource that asks this endpoint through the client: at once, or when it is told to. */
export const wireResource = <const E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  id: string,
  initial?: 'loading' | 'idle',
) =>
  createResourceMachine<CallOf<E>, ValueOf<E> & object>(id, initial).provide({
    actors: {
      fetchResource: fromPromise<{ value: ValueOf<E> & object }, { call: CallOf<E> }>(async ({ input, signal }) => ({
        value: (await api(endpoint, input.call, signal)) as ValueOf<E> & object,
      })),
    },
  });
