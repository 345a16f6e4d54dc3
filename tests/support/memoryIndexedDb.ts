interface Request {
  result: unknown;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded: (() => void) | null;
}

/** The part of IndexedDB that a key store needs, in memory; each call creates a separate browser. */
export function createMemoryIndexedDb(): IDBFactory {
  const stores = new Map<string, Map<IDBValidKey, unknown>>();
  const answer = (result: unknown, upgrade = false): Request => {
    const request: Request = { result, onsuccess: null, onerror: null, onupgradeneeded: null };
    queueMicrotask(() => {
      if (upgrade) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const database = {
    createObjectStore: (name: string) => stores.set(name, new Map()),
    transaction: (name: string, mode?: IDBTransactionMode) => ({
      objectStore: () => ({
        get: (key: IDBValidKey) => answer(stores.get(name)?.get(key)),
        put: (value: unknown, key: IDBValidKey) => {
          if (mode !== 'readwrite') throw new DOMException('the transaction only reads', 'ReadOnlyError');
          stores.get(name)?.set(key, value);
          return answer(key);
        },
      }),
    }),
  };
  return { open: () => answer(database, stores.size === 0) } as unknown as IDBFactory;
}
