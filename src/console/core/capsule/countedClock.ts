import type { PendingTimer } from '../../../inspection/virtualClock.ts';

interface Timer extends PendingTimer {
  readonly run: () => void;
}

/** A clock of which each timer fires when it is told to, whatever time it is. */
export interface CountedClock {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(id: number): void;
  now(): number;
  /** What is set, in the order in which it was. */
  timers(): readonly PendingTimer[];
  /** Fires a timer that is set. */
  fire(id: number): void;
  /** Says that it is later, ms; never goes back, and fires nothing. */
  moveTo(at: number): void;
}

/**
 * Real timers fire a little late, one that sets itself again each second is seconds late after an hour, and where time
 * leaps many fire at once. A replay that went by time would fire them before what they had come after.
 */
export function createCountedClock(from: number): CountedClock {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  let now = from;
  return {
    setTimeout: (run, delay) => {
      lastId += 1;
      timers.set(lastId, { id: lastId, startedAt: now, dueAt: now + delay, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    now: () => now,
    timers: () => [...timers.values()],
    fire: (id) => {
      const timer = timers.get(id);
      timers.delete(id);
      timer?.run();
    },
    moveTo: (at) => {
      now = Math.max(now, at);
    },
  };
}
