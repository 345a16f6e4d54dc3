/** How many calls of one owner are under way. */
export interface CallsUnderWay {
  /** Runs a call; null when the owner has too many under way. */
  readonly run: <T>(owner: string, call: () => Promise<T>) => Promise<T> | null;
}

/** A page has six at most; many households and offices share one address. */
const MOST_OF_ONE_OWNER = 128;

export function createCallsUnderWay(most = MOST_OF_ONE_OWNER): CallsUnderWay {
  const counts = new Map<string, number>();
  return {
    run: (owner, call) => {
      const count = counts.get(owner) ?? 0;
      if (count >= most) return null;
      counts.set(owner, count + 1);
      return call().finally(() => {
        const left = (counts.get(owner) ?? 1) - 1;
        if (left === 0) counts.delete(owner);
        else counts.set(owner, left);
      });
    },
  };
}
