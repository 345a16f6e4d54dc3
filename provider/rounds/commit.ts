import type { Store } from '../store/openStore.ts';

/** Does work all or nothing; it is on disk when this resolves. */
export type Commit = <T>(work: () => T) => Promise<T>;

export const commit = async <T>(
  deps: { readonly store: Pick<Store, 'transaction'>; readonly commit?: Commit },
  work: () => T,
): Promise<T> => (deps.commit === undefined ? deps.store.transaction(work) : deps.commit(work));

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes to disk once for everything that is asked within a turn: thousands of slips that are settled together wait for
 * the disk a few hundred times. If a work fails, each of its group is done by itself, and it fails alone.
 */
export function groupCommit(transaction: <T>(work: () => T) => T): Commit {
  let waiting: Waiting[] = [];
  const doOne = ({ work, resolve, reject }: Waiting): void => {
    try {
      resolve(transaction(work) as never);
    } catch (error) {
      reject(error);
    }
  };
  const doAll = (): void => {
    const group = waiting;
    waiting = [];
    try {
      const values = transaction(() => group.map(({ work }) => work()));
      for (const [at, { resolve }] of group.entries()) resolve(values[at] as never);
    } catch {
      for (const one of group) doOne(one);
    }
  };
  return (work) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(doAll);
      waiting.push({ work, resolve, reject });
    });
}
