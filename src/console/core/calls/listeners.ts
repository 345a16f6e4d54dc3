/** Those who want to hear of a change. */
export interface Listeners {
  /** Notifies of changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** One that throws is told to `onError`, and the others hear all the same. */
export function createListeners(onError: (error: unknown) => void): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of [...listeners]) {
        try {
          listener();
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
