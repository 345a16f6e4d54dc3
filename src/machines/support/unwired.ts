import { fromCallback, fromPromise } from 'xstate';

/** An effect that a machine names but does not know how to do. Throws until `provide` replaces it. */
export const unwired = (name: string) => (): void => {
  throw new Error(`effect ${name} is not wired`);
};

/** A wait that a machine names but does not know how to do. Fails until `provide` replaces it. */
export const unwiredPromise = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`wait ${name} is not wired`)));

/** A listener that a machine names but does not know how to be. Throws until `provide` replaces it. */
export const unwiredListener = (name: string) =>
  fromCallback(() => {
    throw new Error(`listener ${name} is not wired`);
  });
