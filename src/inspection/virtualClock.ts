/** What of the page the clock stands on. Read anew at each use, so that a page whose time is faked stays faked. */
export interface RealTime {
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(id: never): void;
  queueMicrotask(run: () => void): void;
  readonly Date: { now(): number };
}

/** A timer that is set. Times are those of the clock, in milliseconds. */
export interface PendingTimer {
  readonly id: number;
  readonly startedAt: number;
  readonly dueAt: number;
}

/** A clock for `createActor` that can be stopped, hurried and moved on. */
export interface VirtualClock {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(id: number): void;
  /** Milliseconds like those of `Date.now`, from which it begins. */
  now(): number;
  /** Virtual milliseconds that pass in a real one; 0 while it stands still. */
  speed(): number;
  /** Stands still from now on; a move that is under way ends where it is. */
  pause(): void;
  /** Goes on `speed` times as fast as real time. @throws RangeError unless `speed` is finite and above 0. */
  run(speed?: number): void;
  /** What is set, the next one first. */
  timers(): readonly PendingTimer[];
  /** Moves on to the next timer and fires it and those due at the same time; says whether there was one. */
  toNext(): boolean;
  /** Moves on by so many milliseconds, from due time to due time. @throws RangeError for a negative or endless way. */
  by(ms: number): void;
  /** Hears of every timer set, cleared or fired, and of every change of time; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

interface Timer extends PendingTimer {
  readonly run: () => void;
  real: unknown;
}

/** Longer than this a real timer cannot wait: it would fire at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Until it is first paused, hurried or moved on it only passes on to the real timers. From then on it fires its timers
 * itself, each exactly when it is due, so that one that sets itself again every second fires sixty times a minute.
 */
export function createVirtualClock(real: RealTime = globalThis): VirtualClock {
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let passing = true;
  let speed = 1;
  /** The clock showed `shown` when real time was `since`. */
  let shown = 0;
  let since = 0;
  let moving = 0;
  let halted = false;
  let alarm: unknown;

  const reach = (): number =>
    moving > 0 || speed === 0 ? shown : shown + Math.max(0, real.Date.now() - since) * speed;

  /** Time waits for a timer that is due but has not fired yet. */
  const now = (): number =>
    passing ? real.Date.now() : Math.min(reach(), Math.max(shown, next()?.dueAt ?? Number.POSITIVE_INFINITY));

  const tell = (): void => {
    for (const listener of [...listeners]) attempt(listener);
  };

  /** An error of one timer must not stop the others; it comes up as that of a real timer does. */
  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      real.queueMicrotask(() => {
        throw error;
      });
    }
  };

  const inOrder = (): Timer[] => [...timers.values()].sort((a, b) => a.dueAt - b.dueAt);

  const next = (): Timer | undefined => {
    let first: Timer | undefined;
    for (const timer of timers.values()) if (first === undefined || timer.dueAt < first.dueAt) first = timer;
    return first;
  };

  const show = (time: number): void => {
    shown = time;
    since = real.Date.now();
  };

  const takeOver = (): void => {
    if (!passing) return;
    show(real.Date.now());
    passing = false;
    for (const timer of timers.values()) real.clearTimeout(timer.real as never);
  };

  const setAlarm = (): void => {
    if (passing || moving > 0) return;
    real.clearTimeout(alarm as never);
    const timer = next();
    if (timer === undefined || speed === 0) return;
    const wait = Math.min(LONGEST, Math.max(0, Math.ceil((timer.dueAt - now()) / speed)));
    const reached = Math.min(timer.dueAt, now() + wait * speed);
    alarm = real.setTimeout(() => moveTo(Math.max(reach(), reached)), wait);
  };

  const moveTo = (time: number): void => {
    show(now());
    if (moving === 0) halted = false;
    moving += 1;
    for (let timer = next(); !halted && timer !== undefined && timer.dueAt <= time; timer = next()) {
      show(Math.max(shown, timer.dueAt));
      timers.delete(timer.id);
      attempt(timer.run);
      tell();
    }
    if (!halted) show(Math.max(shown, time));
    moving -= 1;
    setAlarm();
    tell();
  };

  const goAt = (pace: number): void => {
    takeOver();
    show(now());
    speed = pace;
    setAlarm();
    tell();
  };

  return {
    setTimeout(run, delay) {
      lastId += 1;
      const startedAt = now();
      const timer: Timer = { id: lastId, startedAt, dueAt: startedAt + waitOf(delay), run, real: undefined };
      timers.set(timer.id, timer);
      if (passing) {
        timer.real = real.setTimeout(() => {
          timers.delete(timer.id);
          tell();
          run();
        }, delay);
      } else setAlarm();
      tell();
      return timer.id;
    },
    clearTimeout(id) {
      const timer = timers.get(id);
      if (timer === undefined) return;
      timers.delete(id);
      if (passing) real.clearTimeout(timer.real as never);
      else setAlarm();
      tell();
    },
    now,
    speed: () => speed,
    pause() {
      halted = true;
      goAt(0);
    },
    run(pace = 1) {
      if (!(pace > 0 && Number.isFinite(pace))) throw new RangeError(`time cannot go ${pace} times as fast`);
      if (pace !== speed) goAt(pace);
    },
    timers: () => inOrder().map(({ id, startedAt, dueAt }) => ({ id, startedAt, dueAt })),
    toNext() {
      const timer = next();
      if (timer === undefined) return false;
      takeOver();
      moveTo(Math.max(now(), timer.dueAt));
      return true;
    },
    by(ms) {
      if (!(ms >= 0 && Number.isFinite(ms))) throw new RangeError(`time cannot move on by ${ms} ms`);
      takeOver();
      moveTo(now() + ms);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a real timer makes of a delay: at least a millisecond, and one that is too long is none. */
const waitOf = (delay: number): number => (delay >= 1 && delay <= LONGEST ? delay : 1);
