import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { heroFlow } from './hero.spec.ts';

describe('[HOME-06] the slides of home', () => {
  it.each(
    modelTests(heroFlow, [
      'any, error surroundings -> still',
      'any, hero.allow [isAllowed] -> turning',
      'any, hero.allow -> still',
      'any, hero.select [isSlide] -> (stays)',
      'any, hero.touch -> (stays)',
      'any, hero.lift -> (stays)',
      'turning, after readingTime (7 s) -> turning',
      'any, hero.hold -> (stays)',
      'any, hero.release -> (stays)',
      'turning, always [isHeld] -> held',
      'held, always [isFree] -> turning',
    ]),
  )('%s', (_title, run) => run());

  const running = () => {
    const bench = createHarness(heroFlow, undefined);
    return { ...bench, place: () => bench.actor.getSnapshot().context.place };
  };

  it('change every seven seconds where they may, and begin again after the last', () => {
    const { actor, clock, place } = running();
    clock.advanceTo(60_000);
    expect(place()).toBe(0);
    actor.send({ type: 'hero.allow', turning: true });
    const places = [66_999, 67_000, 74_000, 81_000].map((time) => {
      clock.advanceTo(time);
      return place();
    });
    expect(places).toEqual([0, 1, 2, 0]);
  });

  it('stay while they are pointed at', () => {
    const { actor, clock, place } = running();
    actor.send({ type: 'hero.allow', turning: true });
    actor.send({ type: 'hero.hold', by: 'pointer' });
    clock.advanceTo(60_000);
    expect(place()).toBe(0);
    actor.send({ type: 'hero.hold', by: 'focus' });
    actor.send({ type: 'hero.release', by: 'pointer' });
    clock.advanceTo(60_000);
    expect(place()).toBe(0);
    actor.send({ type: 'hero.release', by: 'focus' });
    clock.advanceTo(67_000);
    expect(place()).toBe(1);
  });

  it('follow a swipe, and ignore a press', () => {
    const { actor, place } = running();
    const places = [150, 250, 250, 190].map((x) => {
      actor.send({ type: 'hero.touch', x: 200 });
      actor.send({ type: 'hero.lift', x });
      return place();
    });
    expect(places).toEqual([1, 0, 2, 2]);
  });
});
