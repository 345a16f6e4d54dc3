import { expect, it } from 'vitest';
import type { Entry } from '../../../src/console/core/entry.ts';
import { lineOf } from '../../../src/console/core/words.ts';
import { createListener } from '../../../src/console/inspect/listener.ts';
import { chartOf } from '../../../src/inspection/chart.ts';

const about = { sessionId: 'x:0', _version: '0.7.2', createdAt: '1000' };
const linesOf = ({ recorder }: ReturnType<typeof createListener>) =>
  Array.from({ length: recorder.size }, (_, at) => lineOf(recorder.at(at) as Entry)).map(({ what, isNo }) => [
    what,
    isNo,
  ]);

it('draws what can be read of a definition that the protocol has cut, and says how much is missing', () => {
  const listener = createListener();
  const definition = JSON.stringify({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { open: 'ajar', kick: '[Array]' }, entry: '[Array]' }, ajar: '[Object]' },
  });
  listener.hear({ ...about, type: '@xstate.actor', name: 'door', definition });
  const machine = listener.recorder.actors[0]?.machine;
  if (!machine) throw new Error('no chart');
  expect(chartOf(machine).transitions.map(({ text }) => text)).toEqual(['shut, open -> ajar']);
  expect(chartOf(machine).root.states.map(({ key, entry }) => [key, entry])).toEqual([
    ['shut', []],
    ['ajar', []],
  ]);
  expect(listener.troubles()).toEqual(['The protocol cut 3 parts of door: what was there is not in its chart.']);
});

it('shows the states that it can read of a value that was cut', () => {
  const listener = createListener();
  const definition =
    '{"id":"door","initial":"shut","states":{"shut":{"initial":"locked","states":{"locked":{}}},"open":{}}}';
  listener.hear({ ...about, type: '@xstate.actor', name: 'door', definition });
  const snapshot = { status: 'active', value: { shut: '[Object]' } };
  listener.hear({ ...about, type: '@xstate.snapshot', event: { type: 'push' }, snapshot });
  const door = listener.recorder.actors[0]?.ref.getSnapshot() as { _nodes: readonly { id: string }[] } | undefined;
  expect(door?._nodes.map(({ id }) => id)).toEqual(['door', 'door.shut']);
});

it('says of no event that it was ignored without the machine, or where one that stays may have taken it', () => {
  const snapshot = { status: 'active', value: 'shut', context: {} };
  const heard = (definition: string | undefined, ...types: readonly string[]) => {
    const listener = createListener();
    listener.hear({ ...about, type: '@xstate.actor', name: 'door', definition, snapshot });
    for (const type of types) listener.hear({ ...about, type: '@xstate.snapshot', event: { type }, snapshot });
    return linesOf(listener).slice(1);
  };
  expect(heard(undefined, 'knock')).toEqual([['shut', false]]);
  const definition =
    '{"id":"door","initial":"shut","states":{"shut":{"on":{"knock":{"actions":"bark"},"open":{"guard":"isFree","target":"ajar"}}},"ajar":{}}}';
  expect(heard(definition, 'knock', 'open', 'sing')).toEqual([
    ['shut', false],
    ['open ignored', true],
    ['sing ignored', true],
  ]);
});
