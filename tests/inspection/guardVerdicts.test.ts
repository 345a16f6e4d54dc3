import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { and, createActor, createMachine, not, or, stateIn } from 'xstate';
import { alwaysVerdicts, guardVerdicts } from '../../src/inspection/guardVerdicts.ts';
import { takenTransitions } from '../../src/inspection/takenTransitions.ts';
import { transitionId } from '../../src/inspection/transitions.ts';

const machine = createMachine(
  {
    id: 'm',
    type: 'parallel',
    on: { 'go.*': { guard: { type: 'isOver', params: { limit: 1 } }, actions: [] }, '*': { guard: 'b', actions: [] } },
    states: {
      left: {
        initial: 'in',
        on: {
          'go.on': [
            { guard: and(['a', not('b')]), target: '.out' },
            { guard: 'c', target: '.in' },
          ],
        },
        states: {
          in: { on: { 'go.on': { guard: or(['a', 'c']), target: 'out' } } },
          out: { on: { 'go.*': { guard: stateIn('#m.right.in'), target: 'in' }, back: 'in' } },
        },
      },
      right: {
        initial: 'in',
        states: { in: { on: { 'go.on': { guard: 'b', target: 'out' } } }, out: { on: { back: { guard: 'a' } } } },
      },
    },
  },
  {
    guards: {
      a: ({ event }) => event.a,
      b: ({ event }) => event.b,
      c: ({ event }) => event.c,
      isOver: ({ event }, params) => event.n > (params as { limit: number }).limit,
    },
  },
);

const event = fc.record({
  type: fc.constantFrom('go.on', 'go.off', 'go', 'back', 'else'),
  a: fc.boolean(),
  b: fc.boolean(),
  c: fc.boolean(),
  n: fc.nat(2),
});

it('finds the verdicts after which XState takes just the transitions that it takes', () => {
  const noes = new Set<string>();
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), (events) => {
      let taken: readonly string[] = [];
      const actor = createActor(machine, {
        inspect: (seen) => {
          if (seen.type === '@xstate.microstep') taken = takenTransitions(seen).map(transitionId);
        },
      }).start();
      for (const one of events) {
        const verdicts = guardVerdicts(actor.getSnapshot(), one);
        actor.send(one);
        const said = verdicts.filter((verdict) => verdict.said).map(({ transition }) => transitionId(transition));
        expect(new Set(taken.filter((id) => id !== 'm.left.out | back | 0'))).toEqual(new Set(said));
        for (const { guard, said: yes } of verdicts) if (!yes) noes.add(guard);
      }
    }),
    { numRuns: 300 },
  );
  expect(noes.size).toBe(7);
});

it('says what each part of a composed guard says, and null of one that breaks', () => {
  const broken = createMachine({ id: 'x', on: { go: { guard: and(['a', 'breaks']) } } }).provide({
    guards: {
      a: () => false,
      breaks: () => {
        throw new Error('no');
      },
    },
  });
  const [verdict] = guardVerdicts(createActor(broken).getSnapshot(), { type: 'go' });
  expect(verdict).toMatchObject({
    guard: 'a and breaks',
    said: false,
    leaves: [
      { guard: 'a', said: false },
      { guard: 'breaks', said: null },
    ],
  });
});

it('asks the guards of transitions without an event, out to the first that is true', () => {
  const always = createMachine({
    id: 'x',
    initial: 's',
    states: { s: { always: [{ guard: 'a', target: 't' }] }, t: {} },
  }).provide({ guards: { a: () => false } });
  const verdicts = alwaysVerdicts(createActor(always).getSnapshot(), { type: 'go' });
  expect(verdicts.map(({ guard, said }) => [guard, said])).toEqual([['a', false]]);
});
