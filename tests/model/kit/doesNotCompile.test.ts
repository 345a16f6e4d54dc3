import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import type { Flow } from './flow.ts';
import { done } from './outcome.ts';
import type { View } from './view.ts';

const lamp = setup({
  types: { events: {} as { readonly type: 'lamp.press' } | { readonly type: 'lamp.dim'; readonly to: number } },
  actors: { warmUp: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.press': 'warming' } },
    warming: { invoke: { src: 'warmUp', onDone: 'lit', onError: 'dark' } },
    lit: { on: { 'lamp.press': 'dark', 'lamp.dim': {} } },
  },
});
const nothing = () => {};

const cases = { 'lamp.press': [{}], 'lamp.dim': [{ to: 5 }] };
const outcomes = { warmUp: [done(undefined)] };
const states = { dark: nothing, warming: nothing, lit: nothing };
const whole = { machine: () => lamp, inputs: [undefined], invariants: {}, cases, outcomes, expectations: states };
const drivers = { 'lamp.press': nothing, 'lamp.dim': nothing };
const open = () => ({ carryOut: async () => {}, close: nothing });

/** The compiler holds each line to its error: `npm run check` fails where one compiles. */
it('a spec or a view that misses something does not compile', () => {
  const flow: Flow<typeof lamp> = whole;
  const view: View<typeof lamp> = { open, drivers, expectations: states };

  // @ts-expect-error: an event without cases
  const withoutCase: Flow<typeof lamp> = { ...whole, cases: { 'lamp.press': [{}] } };
  // @ts-expect-error: a case without what the event carries
  const emptyCase: Flow<typeof lamp> = { ...whole, cases: { ...cases, 'lamp.dim': [{}] } };
  // @ts-expect-error: an actor of which nobody says how it may end
  const withoutOutcome: Flow<typeof lamp> = { ...whole, outcomes: {} };
  // @ts-expect-error: a state without an expectation
  const withoutState: Flow<typeof lamp> = { ...whole, expectations: { dark: nothing, lit: nothing } };
  // @ts-expect-error: an event without a driver
  const withoutDriver: View<typeof lamp> = { open, drivers: { 'lamp.press': nothing }, expectations: states };
  // @ts-expect-error: a state of which nobody says what it looks like
  const unseen: View<typeof lamp> = { open, drivers, expectations: { dark: nothing, warming: nothing } };

  expect([withoutCase, emptyCase, withoutOutcome, withoutState]).not.toContain(flow);
  expect([withoutDriver, unseen]).not.toContain(view);
});
