import { assign, createActor, fromPromise, type InspectionEvent, sendTo, setup } from 'xstate';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';

const lamp = setup({ types: { events: {} as { readonly type: 'lamp.on' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.on': 'on' } }, on: {} },
});

/** A door that asks for a key when somebody knocks, and tells a lamp when it has come. */
const door = setup({
  types: { context: {} as { readonly knocks: number }, events: {} as { readonly type: 'door.knock' | 'door.kick' } },
  actors: { lamp, askKey: fromPromise(() => new Promise((done) => setTimeout(done, 50))) },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  invoke: { id: 'lamp', src: 'lamp' },
  initial: 'shut',
  states: {
    shut: {
      on: { 'door.knock': { target: 'asking', actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } },
    },
    asking: { invoke: { id: 'askKey', src: 'askKey', onDone: 'open' } },
    open: {
      entry: sendTo('lamp', { type: 'lamp.on' }),
      after: { patience: 'shut' },
    },
  },
});

/** A recorder that has seen a door start; whoever `hears` is told the same. */
export function recordedDoor(hears: (event: InspectionEvent) => void = () => {}) {
  const recorder = createRecorder({
    mask: createMask(new Set()),
    maskEvent: (event) => event,
    now: () => Date.now(),
  });
  const inspect = (event: InspectionEvent): void => {
    recorder.inspect(event);
    hears(event);
  };
  const actor = createActor(door, { id: 'door', inspect }).start();
  return { recorder, send: (type: 'door.knock' | 'door.kick') => actor.send({ type }) };
}
