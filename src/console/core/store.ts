/** One value that changes, for whoever listens. */
export interface Store<T> {
  readonly read: () => T;
  readonly set: (change: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T extends object>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
