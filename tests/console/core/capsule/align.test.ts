import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aligned, type Pair } from '../../../../src/console/core/capsule/align.ts';
import type { Capsule, CapsuleStep } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';
import type { KeptInput } from '../../../../src/console/core/inputs/pageInput.ts';

const step = (type: string, more: object = {}, by: string | null = null): CapsuleStep => ({
  ...{ at: 0, ticks: [], to: 'door', by, event: { type, ...more }, taken: [] },
});
const capsuleOf = (steps: readonly CapsuleStep[], inputs?: readonly KeptInput[]): Capsule => ({
  version: 3,
  ...{ machines: [], calls: [], reads: [], steps: [...steps], end: { at: 0, ticks: [] } },
  ...(inputs && { inputs: [...inputs] }),
});
const ofTypes = (...types: readonly string[]): Capsule => capsuleOf(types.map((type) => step(type)));

const input = (at: number, deed: KeptInput['deed'], name: string, value: string | null = null): KeptInput => ({
  ...{ step: at, at: 0, deed, value, isSecret: false, says: [] },
  target: { by: 'role', role: 'button', name, within: null, nth: null },
});

const placeOf = (side: Pair['here']): number | null => (side !== null && 'step' in side ? side.step : null);
/** A line as its two sides, with what tells them apart. */
const told = (pairs: readonly Pair[]) =>
  pairs.map(({ here, there, apart }) => [
    ...[here, there].map((side) => (side === null ? null : 'did' in side ? side.did : side.step)),
    apart?.says ?? null,
  ]);

describe('two capsules without presses', () => {
  it('have in one line what both heard, and a gap for what only one did', () => {
    expect(told(aligned(ofTypes('open', 'knock', 'push', 'shut'), ofTypes('open', 'push', 'ring', 'shut')))).toEqual([
      [0, 0, null],
      [1, null, 'Here door receives knock, there no further step.'],
      [2, 1, null],
      [null, 2, 'Here no further step, there door receives ring.'],
      [3, 3, null],
    ]);
  });

  const events = fc.array(fc.constantFrom('open', 'push', 'shut'), { maxLength: 12 });

  it('have every step of both once and in order, and their first difference is the first divergence', () => {
    fc.assert(
      fc.property(events, events, (one, other) => {
        const [here, there] = [ofTypes(...one), ofTypes(...other)];
        const pairs = aligned(here, there);
        expect(pairs.flatMap((pair) => placeOf(pair.here) ?? [])).toEqual(one.map((_, at) => at));
        expect(pairs.flatMap((pair) => placeOf(pair.there) ?? [])).toEqual(other.map((_, at) => at));
        const first = pairs.findIndex(({ apart }) => apart !== null);
        expect(first < 0 ? null : first).toBe(firstDivergence(here, there)?.step ?? null);
      }),
    );
  });
});

describe('two capsules with presses', () => {
  const reply = (balance: number) => step('xstate.promise.resolve', { data: { wallets: [{ balance }] } }, 'door/ask');
  const here = capsuleOf(
    [step('xstate.init', { input: { readAt: 1_750_000_000_000 } }), step('type'), step('send'), reply(10)],
    [input(0, 'type', 'Amount', '10'), input(1, 'press', 'Send')],
  );
  const there = capsuleOf(
    [
      ...[step('xstate.init', { input: { readAt: 1_750_000_099_000 } }), step('poll', {}, 'door/clock')],
      ...[step('type'), step('look'), step('send'), reply(12)],
    ],
    [input(1, 'type', 'Amount', '10'), input(2, 'press', 'Help'), input(3, 'press', 'Send')],
  );

  it('are laid side by side by the presses, with times left out', () => {
    expect(told(aligned(here, there))).toEqual([
      [0, 0, null],
      [null, 1, 'Here no further step, there door receives poll.'],
      ['Typed “10” into Amount', 'Typed “10” into Amount', null],
      [1, 2, null],
      [null, 'Pressed Help', 'Here: nothing. There: Pressed Help.'],
      [null, 3, 'Here no further step, there door receives look.'],
      ['Pressed Send', 'Pressed Send', null],
      [2, 4, null],
      [3, 5, 'door receives xstate.promise.resolve: data.wallets.0.balance is 10 here, 12 there.'],
    ]);
  });

  it('tell by a press or a value, not by what only one heard in the background', () => {
    const pairs = aligned(here, there);
    expect(pairs.flatMap(({ isTelling }, line) => (isTelling ? [line] : []))).toEqual([4, 5, 8]);
    expect(pairs[8]?.apart?.value).toEqual({ path: 'data.wallets.0.balance', here: 10, there: 12 });
  });

  it('differ where another text was typed into the same field', () => {
    const typed = (value: string) => capsuleOf([step('xstate.init')], [input(0, 'type', 'Amount', value)]);
    expect(told(aligned(typed('10'), typed('12')))).toEqual([
      [0, 0, null],
      [
        'Typed “10” into Amount',
        'Typed “12” into Amount',
        'Here: Typed “10” into Amount. There: Typed “12” into Amount.',
      ],
    ]);
  });
});
