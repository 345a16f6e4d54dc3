/** The origins to which somebody has said yes; their applications are listened to without asking again. */
export interface Accepted {
  has(origin: string): boolean;
  add(origin: string): void;
  /** Asks again the next time. */
  remove(origin: string): void;
}

const NAME = 'statehouse.console.accepted';

/** A browser that keeps nothing asks each time. */
export function acceptedIn(storage: () => Storage): Accepted {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(NAME) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  const keep = (origins: readonly string[]): void => {
    try {
      storage().setItem(NAME, JSON.stringify(origins));
    } catch {
      return;
    }
  };
  return {
    // A page of this very origin could read all of this without asking.
    has: (origin) => origin === globalThis.location?.origin || read().includes(origin),
    // `null` is what a file and a sandbox call themselves: it is nobody in particular.
    add: (origin) => origin !== 'null' && keep([...read().filter((one) => one !== origin), origin]),
    remove: (origin) => keep(read().filter((one) => one !== origin)),
  };
}
