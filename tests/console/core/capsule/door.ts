import { assign, setup } from 'xstate';
import type { ReplayOptions } from '../../../../src/console/core/capsule/replay.ts';

export const door = setup({
  types: { context: {} as { readonly pushes: number }, events: {} as { readonly type: 'door.push' | 'door.lock' } },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.push': { target: 'open', actions: assign({ pushes: ({ context }) => context.pushes + 1 }) },
        'door.lock': 'locked',
      },
    },
    open: { after: { 1000: 'shut' } },
    locked: {},
  },
});

export const replayOptions: ReplayOptions = { machine: () => door };
