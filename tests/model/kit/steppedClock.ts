/**
 * A clock that goes only when told. Timers fire in the order in which they are due, and among equals in the order in
 * which they were set; XState's own SimulatedClock fires a timer that sets itself again only once an increment. What is set
 * at the very end without a delay is due then, and fires the next time: it is a moment of its own.
 */
export interface SteppedClock {
  readonly now: () => number;
  /** When the next timer is due, or null while none is set. */
  readonly nextDue: () => number | null;
  readonly advanceTo: (time: number) => void;
  readonly setTimeout: (run: () => void, delay: number) => number;
  readonly clearTimeout: (id: number) => void;
}

/** The delay of a timer that is never due: one that a test does not want to wait for. */
export const never = Number.POSITIVE_INFINITY;

export function createSteppedClock(): SteppedClock {
  const timers = new Map<number, { readonly dueAt: number; readonly setAt: number; readonly run: () => void }>();
  let now = 0;
  let lastId = 0;
  const next = () => [...timers].sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];

  return {
    now: () => now,
    nextDue: () => next()?.[1].dueAt ?? null,
    advanceTo(time) {
      const before = lastId;
      for (let due = next(); due !== undefined && due[1].dueAt <= time; due = next()) {
        const [id, { dueAt, setAt, run }] = due;
        if (id > before && setAt === time) break;
        now = Math.max(now, dueAt);
        timers.delete(id);
        run();
      }
      now = time;
    },
    setTimeout(run, delay) {
      lastId += 1;
      if (delay !== never) timers.set(lastId, { dueAt: now + delay, setAt: now, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
  };
}
