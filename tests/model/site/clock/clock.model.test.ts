import { describe, expect, it } from 'vitest';
import { serverNow } from '../../../../src/machines/site/clock/clock.machine.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { clockFlow, DEVICE_START } from './clock.spec.ts';

describe('the clock', () => {
  it.each(
    modelTests(clockFlow, [
      'ticking, clock.correct -> ticking',
      '[HEADER-04] ticking, after untilNextSecond -> ticking',
    ]),
  )('%s', (_title, run) => run());

  const running = () => {
    const bench = createHarness(clockFlow, undefined);
    return { ...bench, shown: () => serverNow(bench.actor.getSnapshot().context) };
  };

  it('[HEADER-04] ticks at each full second', () => {
    const { clock, shown } = running();
    expect(shown()).toBe(DEVICE_START);
    clock.advanceTo(749);
    expect(shown()).toBe(DEVICE_START);
    const beats = [750, 1750, 2750].map((time) => {
      clock.advanceTo(time);
      return shown();
    });
    expect(beats).toEqual([1_750_000_001_000, 1_750_000_002_000, 1_750_000_003_000]);
  });

  it('adopts the server time, and then ticks at the full seconds of the server', () => {
    const { actor, clock, shown } = running();
    clock.advanceTo(100);
    actor.send({ type: 'clock.correct', serverTime: 1_750_000_100_600 });
    expect(shown()).toBe(1_750_000_100_600);
    clock.advanceTo(500);
    expect(shown()).toBe(1_750_000_101_000);
    clock.advanceTo(1500);
    expect(shown()).toBe(1_750_000_102_000);
  });
});
