import { setImmediate } from 'node:timers/promises';

export interface Timeline {
  /** Runs something after a delay, ms; what is due at once runs in the order of its planning. */
  readonly plan: (delay: number, run: () => void | Promise<void>) => void;
  /** Runs what is planned, one by one, until nothing is left or `isOver`; false after `limit` ms. */
  readonly run: (isOver: () => boolean, limit: number) => Promise<boolean>;
}

/** One order of events from one clock: nothing in a simulation waits for real time. */
export function createTimeline(clock: {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
}): Timeline {
  const planned: { readonly at: number; readonly run: () => void | Promise<void> }[] = [];
  return {
    plan: (delay, run) => {
      const at = clock.now() + delay;
      const before = planned.findIndex((other) => other.at > at);
      planned.splice(before === -1 ? planned.length : before, 0, { at, run });
    },
    run: async (isOver, limit) => {
      const end = clock.now() + limit;
      while (!isOver()) {
        const next = planned[0];
        if (next === undefined) return true;
        if (next.at > end) return false;
        planned.shift();
        clock.advance(Math.max(0, next.at - clock.now()));
        await next.run();
        // Every promise that this has settled goes as far as it can before the next event.
        await setImmediate();
      }
      return true;
    },
  };
}
