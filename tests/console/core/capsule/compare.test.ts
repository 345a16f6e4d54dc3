import { describe, expect, it } from 'vitest';
import type { Capsule, CapsuleStep } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence, spelledApart } from '../../../../src/console/core/capsule/compare.ts';

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
      { step: 1, says: 'door receives door.push: with is "a hand" here, "a foot" there.' },
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

describe('two values in a sentence', () => {
  it('are whole where both are short', () => {
    expect(spelledApart('/', undefined)).toEqual(['"/"', 'nothing']);
  });

  it('are cut around what differs, never before it', () => {
    const long = (end: string) => `https://play.example.test/${'a'.repeat(200)}${end}${'z'.repeat(200)}`;
    const [here, there] = spelledApart(long('ONE'), long('TWO'));
    expect([here, there]).toEqual([
      `…${'a'.repeat(24)}ONE${'z'.repeat(53)}…`,
      `…${'a'.repeat(24)}TWO${'z'.repeat(53)}…`,
    ]);
  });

  it('are cut to their end where one is the start of the other', () => {
    expect(spelledApart('b'.repeat(100), `${'b'.repeat(100)}c`)).toEqual([
      `…${'b'.repeat(24)}"`,
      `…${'b'.repeat(24)}c"`,
    ]);
  });
});

it('names the first value that differs by its path, and counts the others', () => {
  const asked = (amount: number, to: string) =>
    capsuleOf(step({ type: 'door.ask', input: { list: [{ amount }], to } }));
  expect(firstDivergence(asked(1, 'a'), asked(2, 'b'))).toEqual({
    step: 1,
    says: 'door receives door.ask: input.list.0.amount is 1 here, 2 there. 1 more value differs.',
  });
});
