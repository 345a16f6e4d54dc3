import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { CallOf, Endpoint, ValueOf } from '../../api/contract/endpoint.ts';
import { createResourceMachine } from './resource.machine.ts';

/** A resource that asks this endpoint through the client. */
export const wireResource = <const E extends Endpoint>(api: ApiClient, endpoint: E, id: string) =>
  createResourceMachine<CallOf<E>, ValueOf<E> & object>(id).provide({
    actors: {
      fetchResource: fromPromise<{ value: ValueOf<E> & object }, { call: CallOf<E> }>(async ({ input, signal }) => ({
        value: (await api(endpoint, input.call, signal)) as ValueOf<E> & object,
      })),
    },
  });
