import { expect, it } from 'vitest';
import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { Flow } from '../flow.ts';
import { done } from '../outcome.ts';
import { exploreFamily } from './exploreFamily.ts';
import { familyTests, unknownWords } from './familyTests.ts';
import { replayFamily } from './replayFamily.ts';

/** A lamp that burns down, and says so first. */
const lamp = setup({
  types: {
    context: {} as { readonly refills: number },
    input: {} as { readonly refills: number },
    events: {} as { readonly type: 'lamp.refill' | 'lamp.smash' | 'lamp.snuff' },
  },
  actions: {
    tellLow: sendParent({ type: 'lamp.low' }),
    useRefill: assign(({ context }) => ({ refills: context.refills - 1 })),
  },
  guards: { hasRefill: ({ context }) => context.refills > 0 },
  delays: { burning: 60 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'bright',
  states: {
    bright: {
      after: { burning: { target: 'low', actions: 'tellLow' } },
      on: { 'lamp.smash': 'out', 'lamp.snuff': 'out' },
    },
    low: {
      after: { burning: 'out' },
      on: { 'lamp.refill': { guard: 'hasRefill', target: 'bright', actions: 'useRefill' } },
    },
    out: { type: 'final' },
  },
  output: 'dark',
});

const night = setup({
  types: {
    events: {} as { readonly type: 'night.fall' | 'night.pour' | 'lamp.low' },
  },
  actors: { lamp },
  actions: { pour: sendTo('lamp', { type: 'lamp.refill' }) },
}).createMachine({
  id: 'night',
  initial: 'dusk',
  states: {
    dusk: { on: { 'night.fall': 'lit' } },
    lit: {
      invoke: { id: 'lamp', src: 'lamp', input: { refills: 1 }, onDone: 'over', onError: 'over' },
      initial: 'calm',
      states: {
        calm: { on: { 'lamp.low': 'worried' } },
        worried: { on: { 'night.pour': { target: 'calm', actions: 'pour' } } },
      },
    },
    over: { type: 'final' },
  },
});

const lampFlow: Flow<typeof lamp> = {
  machine: () => lamp,
  inputs: [{ refills: 1 }],
  cases: { 'lamp.refill': [{}], 'lamp.smash': [{}], 'lamp.snuff': 'raised' },
  outcomes: {},
  invariants: {},
  expectations: { bright: () => {}, low: () => {}, out: () => {} },
};

const nightFlow: Flow<typeof night> = {
  machine: () => night,
  inputs: [undefined],
  cases: { 'night.fall': [{}], 'night.pour': [{}], 'lamp.low': [{}] },
  outcomes: { lamp: [done('dark')] },
  invariants: {},
  expectations: { dusk: () => {}, 'lit.calm': () => {}, 'lit.worried': () => {}, over: () => {} },
};

const family = { parent: nightFlow, children: { lamp: lampFlow } } as never;
const APART = ['lamp: bright, lamp.snuff -> out'];

it.each(familyTests(family, APART))('%s', (_title, run) => run());

it('names what cannot happen as long as both are together', () => {
  expect(exploreFamily(family)).toMatchObject({ missed: APART, cut: false });
});

const unknownIn = (parent: object, child: object) => {
  const changed = { parent: { ...nightFlow, ...parent }, children: { lamp: { ...lampFlow, ...child } } } as never;
  return unknownWords(changed, exploreFamily(changed).words);
};

it('finds news, ends and events that the other is not tested with', () => {
  const { 'lamp.low': _low, ...cases } = nightFlow.cases;
  expect(unknownIn({}, {})).toEqual([]);
  expect(unknownIn({ cases }, {})).toEqual(['lamp tells night lamp.low: its flow has no case for it']);
  expect(unknownIn({ outcomes: { lamp: [] } }, { cases: { 'lamp.smash': [{}] } })).toEqual([
    'lamp can end with done: `outcomes` of night lack that',
    'night tells lamp lamp.refill: its flow has no case for it',
  ]);
});

it('hears what is told only after everything has been taken once', () => {
  const warning = lamp.provide({
    actions: {
      tellLow: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(({ self }) => self._parent as AnyActorRef, {
          type: context.refills > 0 ? 'lamp.low' : 'lamp.last',
        });
      }),
    },
  });
  const cases = { ...lampFlow.cases, 'lamp.snuff': [{}] };
  expect(unknownIn({}, { machine: () => warning, cases })).toEqual([
    'lamp tells night lamp.last: its flow has no case for it',
  ]);
});

it('says when a bound came before the end', () => {
  expect([exploreFamily(family).cut, exploreFamily(family, 3).cut]).toEqual([false, true]);
});

it('finds a real child that does not do as was explored', () => {
  const { paths } = exploreFamily(family);
  const longer = lamp.provide({ delays: { burning: 61 } });
  const other = { parent: nightFlow, children: { lamp: { ...lampFlow, machine: () => longer } } } as never;
  expect(() => paths.map((path) => replayFamily(other, path))).toThrow('to deeply equal');
});
