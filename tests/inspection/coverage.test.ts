import { describe, expect, it } from 'vitest';
import { and, createActor, createMachine, sendTo, setup } from 'xstate';
import { createCollector, mergeCoverage, neverSaid, neverTaken } from '../../src/inspection/coverage.ts';

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
      guards: {},
    },
    bell: {
      transitions: ['bell | ring | 0'],
      taken: { 'bell | ring | 0': 1 },
      pairs: {},
      ignored: {},
      guards: {},
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

describe('what guards say', () => {
  const safe = createMachine(
    { id: 'safe', on: { turn: { guard: and(['isKnown', 'isDay']), actions: [] } } },
    {
      guards: { isKnown: ({ event }) => event.isKnown, isDay: ({ event }) => event.isDay },
    },
  );
  const TURN = 'safe | turn | 0 ?';
  const turned = (...turns: readonly (readonly [isKnown: boolean, isDay: boolean])[]) => {
    const { inspect, read } = createCollector();
    const actor = createActor(safe, { inspect }).start();
    for (const [isKnown, isDay] of turns) actor.send({ type: 'turn', isKnown, isDay });
    return read();
  };

  it('is counted, with what decided and what nobody has heard', () => {
    const { safe: seen } = turned([true, true], [true, true], [true, false]);
    expect(seen?.guards).toEqual({
      [`${TURN} isKnown and isDay is true`]: 2,
      [`${TURN} isKnown and isDay is false`]: 1,
      [`${TURN} isKnown decides true`]: 2,
      [`${TURN} isKnown decides false`]: 0,
      [`${TURN} isDay decides true`]: 2,
      [`${TURN} isDay decides false`]: 1,
    });
    expect(seen && neverSaid(seen)).toEqual([`${TURN} isKnown decides false`]);
  });

  it('adds up where sessions are merged, in whichever order, also with one that knows nothing of guards', () => {
    const [one, other] = [turned([true, false]), turned([false, true])];
    const { safe: seen } = one;
    const older = seen === undefined ? {} : { safe: { ...seen, guards: {} } };
    for (const parts of [
      [one, other, older],
      [older, other, one],
      [other, older, one],
    ]) {
      const { safe: merged } = mergeCoverage(parts);
      expect(merged && neverSaid(merged)).toEqual([
        `${TURN} isKnown and isDay is true`,
        `${TURN} isKnown decides true`,
        `${TURN} isDay decides true`,
      ]);
    }
  });

  it('of a later build is what the machine has there', () => {
    const gone = {
      safe: { transitions: [], taken: {}, pairs: {}, ignored: {}, guards: { 'safe | kick | 0 ? isOld is true': 3 } },
    };
    expect(Object.keys(mergeCoverage([gone, turned([true, true])]).safe?.guards ?? {})).not.toContain(
      'safe | kick | 0 ? isOld is true',
    );
  });
});
