import { expect, it } from 'vitest';
import { createSteppedClock, never } from './steppedClock.ts';

it('fires timers when they are due, equals in the order in which they were set', () => {
  const clock = createSteppedClock();
  const fired: string[] = [];
  const note = (name: string) => () => fired.push(`${name} at ${clock.now()}`);
  clock.setTimeout(note('late'), 20);
  clock.setTimeout(note('first'), 10);
  clock.setTimeout(note('second'), 10);
  clock.clearTimeout(clock.setTimeout(note('cleared'), 5));

  expect(clock.nextDue()).toBe(10);
  clock.advanceTo(9);
  expect(fired).toEqual([]);
  clock.advanceTo(30);
  expect(fired).toEqual(['first at 10', 'second at 10', 'late at 20']);
  expect([clock.now(), clock.nextDue()]).toEqual([30, null]);
});

it('fires a timer that sets itself again as often as it is due', () => {
  const clock = createSteppedClock();
  let beats = 0;
  const beat = () => {
    beats += 1;
    clock.setTimeout(beat, 1000);
  };
  clock.setTimeout(beat, 1000);
  clock.advanceTo(5000);
  expect(beats).toBe(5);
});

it('never has a timer due whose delay is never over', () => {
  const clock = createSteppedClock();
  clock.setTimeout(() => expect.unreachable(), never);
  clock.advanceTo(Number.MAX_SAFE_INTEGER);
  expect(clock.nextDue()).toBeNull();
});
