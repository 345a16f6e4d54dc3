import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';

/** A door with a state, an event, a transition, a guard, a timer and a promise to stop at. */
export const door = setup({
  types: {
    context: {} as { pushes: number; key: string | null },
    events: {} as { type: 'push'; force: number } | { type: 'ask' } | { type: 'shut' },
  },
  actors: { fetchKey: fromPromise<{ readonly key: string }>(async () => ({ key: 'brass' })) },
  guards: { isHard: ({ event }) => event.type === 'push' && event.force > 5 },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'door',
  context: { pushes: 0, key: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        push: [
          { guard: 'isHard', target: 'open' },
          { actions: assign({ pushes: ({ context }) => context.pushes + 1 }) },
        ],
        ask: 'asking',
      },
    },
    asking: {
      invoke: {
        id: 'fetchKey',
        src: 'fetchKey',
        onDone: { target: 'closed', actions: assign({ key: ({ event }) => event.output.key }) },
        onError: { target: 'closed', actions: assign({ key: ({ event }) => String((event.error as Error).message) }) },
      },
    },
    open: { on: { shut: 'closed' }, after: { patience: 'closed' } },
  },
});

export const doorEvents = { push: z.object({ force: z.number() }), shut: z.object({}) };
