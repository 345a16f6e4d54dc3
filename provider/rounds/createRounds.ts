import { inPool } from './inPool.ts';

/** Rounds that wait for the wallet at the same time. */
export const AT_ONCE = 32;

export interface Rounds<R> {
  /** Takes a round further, once at a time. */
  readonly advance: (id: string) => Promise<R>;
  /** Repeats the calls that are due. */
  readonly advanceDue: () => Promise<void>;
  /** Takes up every round that is not over, after a start. */
  readonly resume: () => Promise<void>;
  /** Resolves once nothing is on its way. */
  readonly idle: () => Promise<unknown>;
}

/** Rounds, or bets in shared rounds, that wait for the wallet. */
export function createRounds<R>(of: {
  readonly advance: (id: string) => Promise<R>;
  readonly dueIds: () => readonly string[];
  readonly openIds: () => readonly string[];
}): Rounds<R> {
  const running = new Map<string, Promise<R>>();
  const advance = (id: string): Promise<R> => {
    const already = running.get(id);
    if (already !== undefined) return already;
    const run = of.advance(id).finally(() => running.delete(id));
    running.set(id, run);
    return run;
  };
  const all = (ids: readonly string[]) => inPool(ids, AT_ONCE, advance);
  return {
    advance,
    advanceDue: () => all(of.dueIds()),
    resume: () => all(of.openIds()),
    idle: () => Promise.allSettled(running.values()),
  };
}
