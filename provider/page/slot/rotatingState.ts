import { gameSetup } from './game.setup.ts';

/** A new pair of seeds. */
export const rotatingState = gameSetup.createStateConfig({
  description: 'The server seed is revealed and a new one committed to.',
  invoke: {
    id: 'rotateSeed',
    src: 'rotateSeed',
    onDone: {
      target: 'resuming',
      actions: { type: 'keepState', params: ({ event }) => ({ state: event.output.state }) },
    },
    onError: { target: 'resuming', actions: { type: 'noticeFailure', params: ({ event }) => event } },
  },
});
