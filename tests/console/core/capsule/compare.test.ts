import { describe, expect, it } from 'vitest';
import type { Capsule, CapsuleStep } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';

const step = (event: CapsuleStep['event'], ...taken: string[]): CapsuleStep => ({
  at: 0,
  ticks: [],
  to: 'door',
  by: null,
  event,
  taken: taken.map((id) => ['door', id]),
});

const capsuleOf = (...steps: CapsuleStep[]): Capsule => ({
  version: 3,
  machines: [],
  calls: [],
  reads: [],
  steps: [step({ type: 'xstate.init' }), ...steps],
  end: { at: 0, ticks: [] },
});

const one = capsuleOf(
  step({ type: 'door.push', with: 'a hand' }, 'shut | door.push | 0'),
  step({ type: 'door.knock' }),
);

describe('the first divergence', () => {
  it('is none where only time has passed differently', () => {
    const later = {
      ...one,
      steps: one.steps.map((each) => ({
        ...each,
        at: 7,
        ticks: [[7, 'door', 'xstate.after.1.door'] satisfies CapsuleStep['ticks'][number]],
      })),
    };
    expect(firstDivergence(one, later)).toBeNull();
  });

  it.each([
    [
      'another event',
      capsuleOf(step({ type: 'door.pull' })),
      { step: 1, says: 'Here door receives door.push, there door receives door.pull.' },
    ],
    [
      'another content',
      capsuleOf(step({ type: 'door.push', with: 'a foot' })),
      { step: 1, says: 'door receives door.push: here with "a hand", there with "a foot".' },
    ],
    [
      'another way',
      capsuleOf(step({ type: 'door.push', with: 'a hand' }, 'shut | door.push | 1')),
      {
        step: 1,
        says: 'After door receives door.push: here shut | door.push | 0 of door is taken, there shut | door.push | 1 of door.',
      },
    ],
    [
      'nothing done about it',
      capsuleOf(step({ type: 'door.push', with: 'a hand' })),
      {
        step: 1,
        says: 'After door receives door.push: here shut | door.push | 0 of door is taken, there no further transition.',
      },
    ],
    [
      'an earlier end',
      capsuleOf(step({ type: 'door.push', with: 'a hand' }, 'shut | door.push | 0')),
      { step: 2, says: 'Here door receives door.knock, there no further step.' },
    ],
  ])('is %s', (_, other, expected) => {
    expect(firstDivergence(one, other)).toEqual(expected);
  });
});
