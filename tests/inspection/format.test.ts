import { expect, it } from 'vitest';
import { and, createMachine, fromPromise, not, setup } from 'xstate';
import { formatTransition } from '../../src/inspection/format.ts';
import { transitionsOf } from '../../src/inspection/transitions.ts';

it('writes transitions as a person does', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' } | { type: 'back' } | { type: 'look' } },
    actors: { fetchIt: fromPromise(() => Promise.resolve()) },
    delays: { soon: 10 },
    guards: { isRight: () => true, isLate: (_, params: { late: boolean }) => params.late },
  }).createMachine({
    id: 'journey',
    initial: 'home',
    on: { back: '.home' },
    states: {
      home: {
        on: {
          go: [
            { guard: and(['isRight', not('isRight')]), target: 'road.near' },
            { guard: { type: 'isLate', params: { late: true } }, target: 'road' },
          ],
          look: {},
        },
      },
      road: {
        initial: 'near',
        states: { near: { after: { soon: 'far', 500: 'far' } }, far: { type: 'final' } },
        onDone: 'there',
      },
      there: { invoke: { id: 'fetchIt', src: 'fetchIt', onDone: 'home', onError: 'home' }, always: 'home' },
    },
  });

  expect(transitionsOf(machine).map(formatTransition)).toEqual([
    'any, back -> home',
    'home, go [isRight and not isRight] -> road.near',
    'home, go [isLate] -> road',
    'home, look -> (stays)',
    'road, done road -> there',
    'road.near, after 500 -> road.far',
    'road.near, after soon (0.01 s) -> road.far',
    'there, always -> home',
    'there, done fetchIt -> home',
    'there, error fetchIt -> home',
  ]);
});

it('calls a guard of no other name by the name of its function', () => {
  const machine = createMachine({
    on: {
      go: {
        guard: function isOpen() {
          return true;
        },
      },
    },
  });
  expect(transitionsOf(machine).map(formatTransition)).toEqual(['any, go [isOpen] -> (stays)']);
});
