import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { and, assign, createActor, createMachine, type InspectionEvent, not, or, raise, stateIn } from 'xstate';
import { goalsFulfilledBy, guardGoalsOf, type Verdict } from '../../src/inspection/guardGoals.ts';
import { observeGuards } from '../../src/inspection/observeGuards.ts';
import { watchGuards } from '../model/kit/guards.ts';

/** Two regions, guards of every kind, events that the machine sends itself, and transitions without an event. */
const machine = () =>
  createMachine(
    {
      id: 'm',
      type: 'parallel',
      context: { n: 0 },
      on: {
        'go.*': { guard: { type: 'isOver', params: { limit: 3 } }, actions: 'reset' },
        '*': { guard: 'b', actions: [] },
      },
      states: {
        left: {
          initial: 'in',
          on: {
            'go.on': [
              { guard: and(['a', not('b')]), target: '.out', actions: 'count' },
              { guard: 'c', target: '.in' },
            ],
          },
          states: {
            in: {
              always: { guard: and(['isOdd', or(['a', 'c'])]), target: 'past' },
              on: { 'go.on': { guard: or(['a', 'c']), target: 'out', actions: 'count' } },
            },
            out: {
              always: { guard: 'isOdd', target: 'past', actions: 'call' },
              on: { 'go.*': { guard: stateIn('#m.right.in'), target: 'in' }, back: 'in' },
            },
            past: { on: { echo: { guard: not('isOdd'), target: 'in' }, back: { target: 'out', actions: 'count' } } },
          },
        },
        right: {
          initial: 'in',
          states: {
            in: { on: { 'go.on': { guard: 'b', target: 'out', actions: 'count' } } },
            out: { on: { back: { guard: 'a', target: 'in' } } },
          },
        },
      },
    },
    {
      actions: {
        count: assign({ n: ({ context }) => context.n + 1 }),
        reset: assign({ n: 0 }),
        call: raise({ type: 'echo', a: true, b: false, c: false } as never),
      },
      guards: {
        a: ({ event }) => event.a === true,
        b: ({ event }) => event.b === true,
        c: ({ event }) => event.c === true,
        isOdd: ({ context }) => context.n % 2 === 1,
        isOver: ({ context }, params) => context.n > (params as { limit: number }).limit,
      },
    },
  );

const event = fc.record({
  type: fc.constantFrom('go.on', 'go.off', 'go', 'back', 'echo', 'else'),
  a: fc.boolean(),
  b: fc.boolean(),
  c: fc.boolean(),
});

/** What guards say, as goals, each once. */
const goalsOf = (verdicts: readonly Verdict[]): readonly string[] =>
  [...new Set(verdicts.flatMap(goalsFulfilledBy(machine())))].sort();

/** Into the state that nothing but an odd number leads to, on to an even one, and what is asked there. */
const TURNS_EVEN: { type: 'go.on' | 'echo'; a: boolean; b: boolean; c: boolean }[] = [
  { type: 'go.on', a: true, b: false, c: false },
  { type: 'go.on', a: false, b: true, c: false },
  { type: 'echo', a: false, b: false, c: false },
];

it('hears what XState is told when it asks the guards, always included', () => {
  const heard = new Set<string>();
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (events) => {
      const ear = observeGuards();
      const verdicts: Verdict[] = [];
      const inspect = (seen: InspectionEvent) => void verdicts.push(...ear(seen));
      const actor = createActor(machine(), { inspect }).start();
      const watched = machine();
      const truth = watchGuards(watched);
      const twin = createActor(watched).start();
      for (const one of events) {
        actor.send(one);
        twin.send(one);
      }
      const goals = goalsOf(verdicts);
      for (const goal of goals) heard.add(goal);
      expect(goals).toEqual(goalsOf(truth.read()));
    }),
    { numRuns: 300, seed: 1, examples: [[TURNS_EVEN]] },
  );
  // Nothing of it is empty: all that these guards can say was heard at some time.
  const never = guardGoalsOf(machine()).filter(({ id }) => !heard.has(id));
  expect(never).toEqual([]);
});

it('knows what came of guards that were asked before a machine had begun', () => {
  const early = createMachine({
    id: 'early',
    context: { isLate: false, isOpen: true },
    initial: 'here',
    states: {
      here: {
        always: [
          { guard: ({ context }) => context.isLate, target: 'gone' },
          { guard: and([({ context }) => context.isOpen, not(({ context }) => context.isLate)]), target: 'there' },
        ],
      },
      there: {},
      gone: {},
    },
  });
  const ear = observeGuards();
  const heard: Verdict[] = [];
  createActor(early, { inspect: (seen) => void heard.push(...ear(seen)) }).start();
  expect(heard).toEqual([
    { id: 'early.here | always | 0', said: false, leaves: [null] },
    { id: 'early.here | always | 1', said: true, leaves: [null, null] },
  ]);
});

it('goes on from where an actor stands that was there before', () => {
  const ear = observeGuards();
  const heard: Verdict[] = [];
  let isListening = false;
  const actor = createActor(machine(), { inspect: (seen) => void (isListening && heard.push(...ear(seen))) }).start();
  isListening = true;
  actor.send({ type: 'back', a: true } as never);
  expect(goalsOf(heard)).toEqual([
    'm | * | 0 ? b is false',
    'm.left.in | always | 0 ? isOdd and a or c is false',
    'm.left.in | always | 0 ? isOdd decides false',
  ]);
});
