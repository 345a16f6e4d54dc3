import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aligned } from '../../../../src/console/core/capsule/align.ts';
import type { Capsule } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';

const capsuleOf = (...types: readonly string[]): Capsule => ({
  version: 3,
  machines: [],
  calls: [],
  reads: [],
  steps: types.map((type) => ({ at: 0, ticks: [], to: 'door', by: null, event: { type }, taken: [] })),
  end: { at: 0, ticks: [] },
});

it('lays in one line what both heard, and leaves a gap for what only one did', () => {
  expect(aligned(capsuleOf('open', 'knock', 'push', 'shut'), capsuleOf('open', 'push', 'ring', 'shut'))).toEqual([
    { here: 0, there: 0, says: null },
    { here: 1, there: null, says: 'Here door receives knock, there no further step.' },
    { here: 2, there: 1, says: null },
    { here: null, there: 2, says: 'Here no further step, there door receives ring.' },
    { here: 3, there: 3, says: null },
  ]);
});

const events = fc.array(fc.constantFrom('open', 'push', 'shut'), { maxLength: 12 });

it('has every step of both once and in order, and its first difference is the first divergence', () => {
  fc.assert(
    fc.property(events, events, (one, other) => {
      const [here, there] = [capsuleOf(...one), capsuleOf(...other)];
      const pairs = aligned(here, there);
      expect(pairs.flatMap((pair) => pair.here ?? [])).toEqual(one.map((_, at) => at));
      expect(pairs.flatMap((pair) => pair.there ?? [])).toEqual(other.map((_, at) => at));
      const first = pairs.findIndex(({ says }) => says !== null);
      expect(first < 0 ? null : first).toBe(firstDivergence(here, there)?.step ?? null);
    }),
  );
});
