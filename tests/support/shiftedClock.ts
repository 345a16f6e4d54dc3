// Tests at another hour (`npm run test:hours`): loaded before everything in each Node process, and run in each page.

/** Moves `Date` by so many ms; timers run as they are. Stands alone: pages get its text. */
export function shiftClock(ms: number): void {
  const real = Date;
  const now = () => real.now() + ms;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

if (typeof process !== 'undefined' && process.env.TEST_SHIFT) shiftClock(Number(process.env.TEST_SHIFT));
