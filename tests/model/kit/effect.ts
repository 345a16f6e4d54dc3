import type { Effect } from '../../../src/inspection/step/effect.ts';

export type { Effect } from '../../../src/inspection/step/effect.ts';

/** XState acts at once and sends only when the whole step is made, so the two kinds are told apart. */
export const inKinds = (effects: readonly Effect[]) => ({
  acts: effects.filter(isAct),
  news: effects.filter((effect) => !isAct(effect)),
});

const isAct = (effect: Effect): boolean => 'did' in effect || 'emitted' in effect;
