import { describe, expect, it } from 'vitest';
import { searchOf } from '../../../../src/machines/agent/downlinePicker/downlinePicker.rules.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { downlinePickerFlow } from './downlinePicker.spec.ts';

describe('the downline picker', () => {
  it.each(
    modelTests(downlinePickerFlow, [
      'closed, downlinePicker.open -> open.asking',
      'closed, downlinePicker.search -> open.pausing',
      'closed.first, done fetchDownlines -> closed.known',
      'closed.first, done fetchDownlines [isNobodyBelow] -> nobody',
      'closed.first, error fetchDownlines -> closed.known',
      'nobody, downlinePicker.search -> (stays)',
      '[CONTRACT-02] open, downlinePicker.choose [isActive] -> closed.known',
      'open, downlinePicker.close -> closed.known',
      'open, downlinePicker.move -> (stays)',
      '[CONTRACT-02] open, downlinePicker.pick [isFound] -> closed.known',
      'open, downlinePicker.search -> open.pausing',
      'open.asking, done fetchDownlines -> open.shown',
      'open.asking, done fetchDownlines [isNobodyBelow] -> nobody',
      'open.asking, error fetchDownlines -> open.failed',
      'open.pausing, after pause (0.3 s) -> open.asking',
    ]),
  )('%s', (_title, run) => run());

  const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
  function opened() {
    const bench = createHarness(downlinePickerFlow, undefined);
    const answer = () =>
      bench.settle(bench.children().fetchDownlines, first(downlinePickerFlow.outcomes.fetchDownlines));
    answer();
    bench.actor.send({ type: 'downlinePicker.open', value: '' });
    answer();
    return { ...bench, answer, active: () => bench.actor.getSnapshot().context.active };
  }

  it('[CONTRACT-02] moves through the list by keyboard, past each end to no selection, and picks', () => {
    const { actor, active, seen } = opened();
    const move = (to: 'next' | 'previous') => {
      actor.send({ type: 'downlinePicker.move', to });
      return active();
    };
    expect([active(), move('next'), move('next'), move('next'), move('previous'), move('previous')]).toEqual([
      null,
      0,
      1,
      null,
      1,
      0,
    ]);
    expect([move('previous'), move('next')]).toEqual([null, 0]);
    actor.send({ type: 'downlinePicker.choose' });
    expect(seen(0).effects).toEqual([{ told: { type: 'downline.chosen', username: 'agent2' } }]);
  });

  it('searches once typing pauses, for the last text', () => {
    const { actor, clock, seen } = opened();
    for (const value of ['m', 'ma']) actor.send({ type: 'downlinePicker.search', value });
    clock.advanceTo(299);
    expect(seen(0).pending).toEqual({});
    clock.advanceTo(300);
    expect(seen(0).pending).toEqual({ fetchDownlines: { request: { search: 'ma', page: 1, pageSize: '20' } } });
  });

  it('limits the search text to what the server accepts', () => {
    expect(searchOf(` ${'x'.repeat(59)} yz`)).toBe('x'.repeat(59));
  });
});
