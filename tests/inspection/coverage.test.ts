import { expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { createCollector, mergeCoverage, neverTaken } from '../../src/inspection/coverage.ts';

const bell = setup({}).createMachine({ id: 'bell', on: { ring: {} } });
const door = setup({ actors: { bell }, actions: { ring: sendTo('bell', { type: 'ring' }) } }).createMachine({
  id: 'door',
  invoke: { id: 'bell', src: 'bell' },
  type: 'parallel',
  states: {
    leaf: { initial: 'closed', states: { closed: { on: { push: 'open' } }, open: { on: { pull: 'closed' } } } },
    lock: { initial: 'free', states: { free: { on: { turn: { target: 'shut', actions: 'ring' } } }, shut: {} } },
  },
});

function watch(...events: readonly string[]) {
  const collector = createCollector();
  const actor = createActor(door, { inspect: collector.inspect }).start();
  for (const type of events) actor.send({ type });
  return collector.read();
}

const push = 'door.leaf.closed | push | 0';
const pull = 'door.leaf.open | pull | 0';
const turn = 'door.lock.free | turn | 0';

it('writes down what each machine of a system takes, what follows what, and what is ignored', () => {
  expect(watch('push', 'push', 'pull', 'push', 'turn')).toEqual({
    door: {
      transitions: [push, pull, turn],
      taken: { [push]: 2, [pull]: 1, [turn]: 1 },
      pairs: { [`${push} > ${pull}`]: 1, [`${pull} > ${push}`]: 1, [`${push} > ${turn}`]: 1 },
      ignored: { 'leaf.open + lock.free | push': 1 },
    },
    bell: {
      transitions: ['bell | ring | 0'],
      taken: { 'bell | ring | 0': 1 },
      pairs: {},
      ignored: {},
    },
  });
});

it('goes on from what was seen before a page was loaded again, and loses nothing when parts are merged', () => {
  const first = watch('push');
  const again = createCollector(first);
  createActor(door, { inspect: again.inspect }).start().send({ type: 'turn' });
  const merged = mergeCoverage([again.read(), watch('push', 'pull')]);
  expect(merged.door?.taken).toEqual({ [push]: 2, [pull]: 1, [turn]: 1 });
  expect(merged.door?.pairs).toEqual({ [`${push} > ${pull}`]: 1 });
  expect(first.door?.taken).toEqual({ [push]: 1 });
});

it('tells of each actor which transition was its last', () => {
  const { inspect, lastTaken } = createCollector();
  const [one, other] = [createActor(door, { inspect }).start(), createActor(door, { inspect }).start()];
  for (const type of ['push', 'pull', 'push', 'push']) one.send({ type });
  expect([lastTaken(one), lastTaken(other)]).toEqual([push, null]);
});

it('names what nobody took', () => {
  const { door: seen } = watch('push');
  expect(seen && neverTaken(seen)).toEqual([pull, turn]);
});
