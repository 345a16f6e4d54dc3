const PROBE = 'statehouse';

/**
 * A storage of this browser. Where storage is blocked, merely reading the property throws; the fallback then lives as
 * long as the page.
 */
export function storageOf(read: () => Storage): Storage {
  try {
    const storage = read();
    storage.setItem(PROBE, '');
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return pageStorage();
  }
}

function pageStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
