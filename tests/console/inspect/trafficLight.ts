import { assign, fromPromise, setup } from 'xstate';

interface Forecast {
  readonly cars: number;
  readonly token: string;
}

/** An application that is not ours: a light on timers, a button with a guard, and a server that it asks. */
export const trafficLight = setup({
  types: {
    context: {} as { readonly cars: number; readonly waiting: number },
    events: {} as
      | { type: 'walker.press'; ticket: string }
      | { type: 'forecast.ask' }
      | { type: 'fault.found'; code: number },
  },
  actors: {
    askForecast: fromPromise(async (): Promise<Forecast> => {
      const reply = await fetch('/forecast');
      return reply.json();
    }),
  },
  guards: {
    isSerious: (_, { code }: { readonly code: number }) => code > 500,
  },
  actions: {
    countWalker: assign({ waiting: ({ context }) => context.waiting + 1 }),
    keepForecast: assign((_, { cars }: { readonly cars: number }) => ({ cars })),
    letWalk: assign({ waiting: 0 }),
  },
  delays: { greenTime: 60_000, amberTime: 3_000, redTime: 30_000 },
}).createMachine({
  id: 'light',
  context: { cars: 0, waiting: 0 },
  initial: 'red',
  on: {
    'fault.found': {
      guard: { type: 'isSerious', params: ({ event }) => event },
      target: '.blinking',
    },
  },
  states: {
    red: {
      description: 'Cars stand.',
      entry: 'letWalk',
      after: { redTime: 'green' },
      on: { 'forecast.ask': 'asking' },
    },
    asking: {
      description: 'The server is asked how many cars come.',
      invoke: {
        id: 'askForecast',
        src: 'askForecast',
        onDone: { target: 'green', actions: { type: 'keepForecast', params: ({ event }) => event.output } },
        onError: 'blinking',
      },
    },
    green: {
      description: 'Cars go.',
      after: { greenTime: 'amber' },
      on: { 'walker.press': { target: 'amber', actions: 'countWalker' } },
    },
    amber: { description: 'Cars stop.', after: { amberTime: 'red' } },
    blinking: { description: 'Out of order.' },
  },
});
