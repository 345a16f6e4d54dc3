interface Timer {
  readonly dueAt: number;
  readonly run: () => void;
}

/** A clock whose timers fire when told, by their number and not by time. */
export interface CountedClock {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(id: number): void;
  now(): number;
  /** Fires the next timer; says whether one was set. */
  fire(): boolean;
  /** Says that it is later, ms; never goes back, and fires nothing. */
  moveTo(at: number): void;
}

/**
 * Real timers fire a little late, and one that sets itself again each second is seconds late after an hour. A replay that
 * went by time alone would fire them before what they had come after.
 */
export function createCountedClock(from: number): CountedClock {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  let now = from;
  return {
    setTimeout: (run, delay) => {
      lastId += 1;
      timers.set(lastId, { dueAt: now + delay, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    now: () => now,
    fire: () => {
      const [next] = [...timers].sort(([, one], [, other]) => one.dueAt - other.dueAt);
      if (next === undefined) return false;
      const [id, { dueAt, run }] = next;
      now = Math.max(now, dueAt);
      timers.delete(id);
      run();
      return true;
    },
    moveTo: (at) => {
      now = Math.max(now, at);
    },
  };
}
