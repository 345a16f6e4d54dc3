import type { InspectionEvent } from 'xstate';

export type InspectionListener = (event: InspectionEvent) => void;

/** Where console and model tests hear what happens in an actor system. */
export interface Inspector {
  /** To be given to `createActor` as `inspect`. */
  readonly inspect: InspectionListener;
  /** Hears every event from now on; returns how to stop. */
  listen(listener: InspectionListener): () => void;
}

/**
 * Passes inspection events on. XState calls it in the middle of a delivery, and a listener that throws there would jam
 * the mailbox for ever: its error goes to `onError` instead.
 */
export function createInspector(onError: (error: unknown) => void): Inspector {
  const listeners = new Set<InspectionListener>();
  return {
    inspect: (event) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
