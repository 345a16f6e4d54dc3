import { fromPromise } from 'xstate';
import type { ApiClient } from './client.ts';
import type { CallOf, Endpoint, ValueOf } from './contract/endpoint.ts';

/** A typed socket for a call: what a machine declares before anyone has plugged a client in. */
export const apiPort = <E extends Endpoint>(endpoint: E) =>
  fromPromise<ValueOf<E>, CallOf<E>>(() => Promise.reject(new Error(`${endpoint.id} is not wired`)));

/** The plug: the same call through a real client, cancelled when the machine leaves the state. */
export const apiActor = <E extends Endpoint>(client: ApiClient, endpoint: E) =>
  fromPromise<ValueOf<E>, CallOf<E>>(({ input, signal }) => client(endpoint, input, signal));
