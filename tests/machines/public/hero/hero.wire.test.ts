import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wireHero } from '../../../../src/machines/public/hero/hero.wire.ts';

it('[HOME-06] lets slides change by themselves on home alone, and not under reduced motion', () => {
  let go = (_path: string, _query: string): void => {};
  let reduce = (_isReduced: boolean): void => {};
  const hero = createActor(
    wireHero({
      watchLocation: (moved) => {
        go = moved;
        moved('/', '');
        return () => {};
      },
      watchMotion: (changed) => {
        reduce = changed;
        changed(false);
        return () => {};
      },
    }),
  ).start();
  const state = () => hero.getSnapshot().value;
  expect(state()).toBe('turning');
  go('/games', '');
  expect(state()).toBe('still');
  go('/', '');
  expect(state()).toBe('turning');
  reduce(true);
  expect(state()).toBe('still');
});
