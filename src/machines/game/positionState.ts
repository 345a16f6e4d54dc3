import { gameSetup } from './game.setup.ts';

export const positionState = gameSetup.createStateConfig({
  description: 'Session clock and net position (player protection).',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading what was played in this login.',
      invoke: {
        id: 'fetchPlayed',
        src: 'fetchPlayed',
        input: { request: {} },
        onDone: {
          target: 'known',
          actions: { type: 'keepPlayed', params: ({ event }) => ({ played: event.output }) },
        },
        onError: 'unknown',
      },
    },
    known: { description: 'Counted on with each round.' },
    unknown: {
      description: 'Loading failed, and the page says so; the next start and the next round load again.',
      on: { 'game.ready': 'loading', 'game.roundEnded': 'loading' },
    },
  },
});
