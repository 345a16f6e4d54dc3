import { fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { Endpoint } from '../../api/contract/endpoint.ts';

/** A stub for an action or promise effect. Throws until `provide` replaces it. */
export const unwired = (name: string) => (): void => {
  throw new Error(`effect ${name} is not wired`);
};

/** A stub for a wait. Rejects until `provide` replaces it. */
export const unwiredPromise = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`wait ${name} is not wired`)));

/** A stub for a call made in a custom way; the endpoints say how it can fail. */
export const unwiredCall = <Output, Input = void>(name: string, ...endpoints: readonly Endpoint[]) =>
  Object.assign(unwiredPromise<Output, Input>(name), { endpoints }) as PromiseActorLogic<Output, Input>;

/** A stub for a listener that is spoken to. Throws until `provide` replaces it. */
export const unwiredCallback = <Event extends { readonly type: string }, Input>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw new Error(`listener ${name} is not wired`);
  });

/** A stub for a listener. Throws until `provide` replaces it. */
export const unwiredListener = (name: string) =>
  fromCallback(() => {
    throw new Error(`listener ${name} is not wired`);
  });
