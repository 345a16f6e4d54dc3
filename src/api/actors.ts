import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { ApiClient, Caller } from './client.ts';
import type { CallOf, Endpoint, ValueOf } from './contract/endpoint.ts';

/** A call as a machine declares it, before a client is connected; it knows its endpoints. */
export interface ApiPort<Output, Input> extends PromiseActorLogic<Output, Input> {
  readonly endpoints: readonly Endpoint[];
  /** The same call through a real client; aborted when the machine leaves the state. */
  readonly plug: (client: ApiClient) => PromiseActorLogic<Output, Input>;
}

/** The port of one endpoint. */
export const apiPort = <E extends Endpoint>(endpoint: E): PromiseActorLogic<ValueOf<E>, CallOf<E>> =>
  portOf([endpoint], (client, input, caller) => client(endpoint, input, caller));

/** Request of one of several endpoints, chosen by `kind`. */
export type ChoiceOf<Es extends Readonly<Record<string, Endpoint>>> = {
  [K in keyof Es & string]: { readonly kind: K } & CallOf<Es[K]>;
}[keyof Es & string];

/** Port of several endpoints with the same response type; `kind` in the input chooses. */
export const apiChoicePort = <const Es extends Readonly<Record<string, Endpoint>>>(
  endpoints: Es,
): PromiseActorLogic<ValueOf<Es[keyof Es]>, ChoiceOf<Es>> =>
  portOf(
    Object.values(endpoints),
    (client, { kind, ...call }, caller) =>
      client(endpoints[kind] as Endpoint, call as CallOf<Endpoint>, caller) as Promise<ValueOf<Es[keyof Es]>>,
  );

/** Port of a call with a custom implementation. */
export function portOf<Output, Input>(
  endpoints: readonly Endpoint[],
  call: (client: ApiClient, input: Input, caller: Caller) => Promise<Output>,
): ApiPort<Output, Input> {
  const name = endpoints[0]?.id;
  const unplugged = fromPromise<Output, Input>(() => Promise.reject(new Error(`call ${name} is not wired`)));
  return Object.assign(unplugged, {
    endpoints,
    plug: (client: ApiClient) =>
      fromPromise<Output, Input>(({ input, self, signal }) => call(client, input, { self, signal })),
  });
}
