import * as fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createVirtualClock } from '../../src/inspection/virtualClock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());
// A spy on a faked timer is restored after the real ones, and would leave the fake to the files that follow.
const real = globalThis.setTimeout;
afterAll(() => {
  globalThis.setTimeout = real;
});

it('passes on to the real timers while nobody touches it, also where they are faked only later', () => {
  vi.useRealTimers();
  const clock = createVirtualClock();
  vi.useFakeTimers({ now: 5000 });
  const set = vi.spyOn(globalThis, 'setTimeout');
  const fired: number[] = [];
  clock.setTimeout(() => fired.push(clock.now()), 30);
  const gone = clock.setTimeout(() => expect.unreachable(), 20);
  clock.clearTimeout(gone);
  expect(set.mock.calls.map(([, delay]) => delay)).toEqual([30, 20]);
  expect(clock.timers()).toEqual([{ id: 1, startedAt: 5000, dueAt: 5030 }]);
  expect(vi.getTimerCount()).toBe(1);

  vi.advanceTimersByTime(29);
  expect([clock.now(), fired]).toEqual([5029, []]);
  vi.advanceTimersByTime(1);
  expect([fired, clock.timers()]).toEqual([[5030], []]);
  clock.run();
  vi.setSystemTime(9000);
  expect(clock.now()).toBe(9000);
});

it('stands still while it is paused, and owes its timers only what was left', () => {
  const clock = createVirtualClock();
  const fired: number[] = [];
  clock.setTimeout(() => fired.push(clock.now()), 100);
  vi.advanceTimersByTime(60);
  clock.pause();
  expect(clock.speed()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect([clock.now(), fired, vi.getTimerCount()]).toEqual([1_000_060, [], 0]);
  clock.run();
  vi.advanceTimersByTime(39);
  expect(fired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fired).toEqual([1_000_100]);
});

it.each([0.1, 10, 60])('goes %s times as fast, each timer at its own time', (speed) => {
  const clock = createVirtualClock();
  const fired: number[] = [];
  const beat = () => {
    fired.push(clock.now() - 1_000_000);
    clock.setTimeout(beat, 1000);
  };
  clock.setTimeout(beat, 1000);
  clock.run(speed);
  vi.advanceTimersByTime(60_000 / speed);
  expect(fired).toEqual(Array.from({ length: 60 }, (_, at) => (at + 1) * 1000));
  expect(clock.now()).toBe(1_060_000);
});

it('lets the minute of a code pass in one move, second by second', () => {
  const machine = setup({ types: { context: {} as { left: number } } }).createMachine({
    context: { left: 60 },
    initial: 'counting',
    states: {
      counting: {
        always: { guard: ({ context }) => context.left === 0, target: 'over' },
        after: { 1000: { target: 'counting', reenter: true, actions: assign({ left: (of) => of.context.left - 1 }) } },
      },
      over: {},
    },
  });
  const clock = createVirtualClock();
  const actor = createActor(machine, { clock }).start();
  clock.by(59_999);
  expect(actor.getSnapshot().context.left).toBe(1);
  clock.by(1);
  expect(actor.getSnapshot().value).toBe('over');
  expect(vi.getTimerCount()).toBe(0);
});

it('jumps to the next timer and those due with it', () => {
  const clock = createVirtualClock();
  const fired: string[] = [];
  for (const [name, delay] of [
    ['late', 500],
    ['one', 200],
    ['two', 200],
  ] as const)
    clock.setTimeout(() => fired.push(name), delay);
  expect(clock.toNext()).toBe(true);
  expect([fired, clock.now()]).toEqual([['one', 'two'], 1_000_200]);
  vi.advanceTimersByTime(300);
  expect(fired).toEqual(['one', 'two', 'late']);
  expect(clock.toNext()).toBe(false);
});

it('ends a move where a timer pauses it', () => {
  const clock = createVirtualClock();
  clock.setTimeout(() => clock.pause(), 10);
  clock.setTimeout(() => expect.unreachable(), 20);
  clock.by(100);
  expect([clock.now(), clock.speed(), clock.timers().length]).toEqual([1_000_010, 0, 1]);
});

it('reports the error of a timer as the real one would and fires the others', () => {
  const reports: (() => void)[] = [];
  const clock = createVirtualClock({
    setTimeout: (run, delay) => setTimeout(run, delay),
    clearTimeout: (id) => clearTimeout(id),
    queueMicrotask: (run) => void reports.push(run),
    Date,
  });
  const after = vi.fn();
  clock.setTimeout(() => {
    throw new Error('of the site');
  }, 1);
  clock.setTimeout(after, 1);
  clock.by(1);
  expect(after).toHaveBeenCalledOnce();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toThrow('of the site');
});

it('outlives a wall clock that is set back, and waits that no real timer can wait', () => {
  const clock = createVirtualClock();
  const fired = vi.fn();
  clock.run(10);
  clock.setTimeout(fired, 1000);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(100);
  expect(fired).toHaveBeenCalledOnce();

  const month = vi.fn();
  clock.run(0.001);
  clock.setTimeout(month, 20 * 86_400_000);
  vi.advanceTimersByTime(2 ** 31);
  expect(month).not.toHaveBeenCalled();
  clock.run(1000);
  vi.advanceTimersByTime(20 * 86_400);
  expect(month).toHaveBeenCalledOnce();
});

it('tells of what changes, and refuses what time cannot do', () => {
  const clock = createVirtualClock();
  const heard = vi.fn();
  const stop = clock.subscribe(heard);
  clock.clearTimeout(clock.setTimeout(() => {}, 1));
  expect(heard).toHaveBeenCalledTimes(2);
  clock.pause();
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  clock.by(5);
  expect(heard).toHaveBeenCalledTimes(3);
  for (const wrong of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => clock.run(wrong)).toThrow(RangeError);
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => clock.by(wrong)).toThrow(RangeError);
});

type Act =
  | { readonly act: 'set'; readonly delay: number; readonly again: number }
  | { readonly act: 'clear'; readonly which: number }
  | { readonly act: 'by'; readonly ms: number }
  | { readonly act: 'wait'; readonly ms: number }
  | { readonly act: 'toNext' | 'pause' | 'run' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('set' as const), delay: fc.integer({ min: 1, max: 20 }), again: fc.nat(3) }),
  fc.record({ act: fc.constant('clear' as const), which: fc.nat(20) }),
  fc.record({ act: fc.constantFrom('by' as const, 'wait' as const), ms: fc.nat(30) }),
  fc.record({ act: fc.constantFrom('toNext' as const, 'pause' as const, 'run' as const) }),
);

it('does what a clock does that looks at every millisecond', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      expect(play(acts, createVirtualClock(), (ms) => vi.advanceTimersByTime(ms))).toEqual(
        play(acts, ...createNaiveClock(Date.now())),
      );
      vi.clearAllTimers();
      vi.setSystemTime(1_000_000);
    }),
    { numRuns: 300 },
  );
});

type Clock = Omit<ReturnType<typeof createVirtualClock>, 'subscribe' | 'speed'>;

/** What fires, and when, and what is left. */
function play(acts: readonly Act[], clock: Clock, wait: (ms: number) => void): unknown {
  const begun = clock.now();
  const log: string[] = [];
  const ids: number[] = [];
  const set = (name: string, delay: number, again: number): void => {
    ids.push(
      clock.setTimeout(() => {
        log.push(`${name} at ${clock.now() - begun}`);
        if (again > 0) set(name, delay, again - 1);
      }, delay),
    );
  };
  for (const [at, one] of acts.entries()) {
    if (one.act === 'set') set(`timer ${at}`, one.delay, one.again);
    else if (one.act === 'clear') clock.clearTimeout(ids[one.which] ?? -1);
    else if (one.act === 'by') clock.by(one.ms);
    else if (one.act === 'wait') wait(one.ms);
    else clock[one.act]();
    log.push(`${one.act}, now ${clock.now() - begun}`);
  }
  return { log, left: clock.timers().map(({ id, dueAt }) => `${id} at ${dueAt - begun}`) };
}

function createNaiveClock(start: number): [Clock, (ms: number) => void] {
  let timers: { id: number; startedAt: number; dueAt: number; run: () => void }[] = [];
  let time = start;
  let lastId = 0;
  let paused = false;
  const fireDue = () => {
    for (let due = timers.find(({ dueAt }) => dueAt <= time); due; due = timers.find(({ dueAt }) => dueAt <= time)) {
      const { id, run } = due;
      timers = timers.filter((timer) => timer.id !== id);
      run();
    }
  };
  const by = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1) {
      time += 1;
      fireDue();
    }
  };
  const timersInOrder = () => timers.toSorted((a, b) => a.dueAt - b.dueAt);
  const clock: Clock = {
    setTimeout: (run, delay) => {
      lastId += 1;
      timers.push({ id: lastId, startedAt: time, dueAt: time + delay, run });
      return lastId;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    now: () => time,
    pause: () => {
      paused = true;
    },
    run: () => {
      paused = false;
    },
    timers: timersInOrder,
    toNext: () => {
      const [first] = timersInOrder();
      if (first) by(first.dueAt - time);
      return first !== undefined;
    },
    by,
  };
  return [clock, (ms) => (paused ? undefined : by(ms))];
}
