import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { takenTransitions } from '../../src/inspection/takenTransitions.ts';
import { transitionId, transitionsOf } from '../../src/inspection/transitions.ts';

const machine = createMachine({
  id: 'door',
  initial: 'deciding',
  states: {
    deciding: { always: 'closed' },
    closed: { on: { push: [{ guard: ({ event }) => event.hard === true, target: 'broken' }, { target: 'open' }] } },
    open: { after: { 10: 'closed' }, on: { push: {} } },
    broken: { always: 'open' },
  },
});

it('hears of each transition that XState takes, in every instance that provide makes', () => {
  const taken: string[] = [];
  const actor = createActor(machine.provide({}), {
    inspect: (event) => taken.push(...takenTransitions(event).map(transitionId)),
  }).start();
  actor.send({ type: 'push' });
  actor.send({ type: 'push' });
  actor.send({ type: 'xstate.after.10.door.open' });
  actor.send({ type: 'push', hard: true });

  expect(taken).toEqual([
    'door.deciding | always | 0',
    'door.closed | push | 1',
    'door.open | push | 0',
    'door.open | xstate.after.10.door.open | 0',
    'door.closed | push | 0',
    'door.broken | always | 0',
  ]);
  expect(new Set(transitionsOf(machine).map(transitionId))).toEqual(new Set(taken));
});
