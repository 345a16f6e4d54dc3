import { assign, createActor, fromPromise, sendTo, setup } from 'xstate';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder, type Recorder } from '../../../src/console/core/recorder.ts';

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

/** A recorder that has seen a door start; to be used with a clock that is faked. */
export function recordedDoor(): {
  readonly recorder: Recorder;
  readonly send: (type: 'door.knock' | 'door.kick') => void;
} {
  const recorder = createRecorder({
    mask: createMask(new Set()),
    maskEvent: (event) => event,
    now: () => Date.now(),
  });
  const actor = createActor(door, { id: 'door', inspect: recorder.inspect }).start();
  return { recorder, send: (type) => actor.send({ type }) };
}
