import { expect } from 'vitest';
import { heroMachine } from '../../../../src/machines/public/hero/hero.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

export const heroFlow: Flow<typeof heroMachine> = {
  machine: () => heroMachine,
  inputs: [undefined],
  cases: {
    'hero.allow': [{ turning: true }, { turning: false }],
    'hero.select': [{ place: 2 }, { place: 3 }],
    'hero.touch': [{ x: 200 }],
    'hero.lift': [{ x: 150 }, { x: 250 }, { x: 190 }],
    'hero.hold': [{ by: 'pointer' }, { by: 'focus' }],
    'hero.release': [{ by: 'pointer' }, { by: 'focus' }],
  },
  eachCounts: ['hero.allow', 'hero.lift'],
  outcomes: { surroundings: [defect] },
  walks: [
    'start, hero.allow 1, tick, tick, tick',
    'start, hero.touch, hero.lift 1, hero.touch, hero.lift 2, hero.touch, hero.lift 2',
  ],
  invariants: {
    'always shows one of three slides': ({ snapshot: { context } }) => expect([0, 1, 2]).toContain(context.place),
  },
  expectations: {
    still: ({ effects }) => expect(effects).toEqual([]),
    turning: ({ snapshot }) => expect(snapshot.context.heldBy).toEqual([]),
    held: ({ snapshot }) => expect(snapshot.context.heldBy).not.toEqual([]),
  },
};
