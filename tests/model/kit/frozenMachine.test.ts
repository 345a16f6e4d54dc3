import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { frozenMachine } from './frozenMachine.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  context: { watts: 0 },
  states: { dark: { on: { press: 'bright' } }, bright: { tags: 'lit', on: { press: 'dark' }, after: { 5: 'dark' } } },
});

it('looks the same whatever happens, until it is stopped', () => {
  const actor = createActor(frozenMachine(lamp, 'bright', { watts: 40 })).start();
  const look = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.value, snapshot.context.watts, snapshot.hasTag('lit'), snapshot.status];
  };
  actor.send({ type: 'press' });
  expect(look()).toEqual(['bright', 40, true, 'active']);
  actor.stop();
  expect(look()).toEqual(['bright', 40, true, 'stopped']);
});
