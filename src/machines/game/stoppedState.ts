import { gameSetup } from './game.setup.ts';

/** What the member has decided ends a game, or does not let it start. */
export const stoppedState = gameSetup.createStateConfig({
  description: 'A limit, break or exclusion of the member’s own: says which, and leads to player protection.',
  initial: 'asking',
  states: {
    asking: {
      description: 'Asking which limit or break it is.',
      invoke: {
        id: 'fetchProtection',
        src: 'fetchProtection',
        input: { request: {} },
        onDone: {
          target: 'known',
          actions: { type: 'keepProtection', params: ({ event }) => ({ protection: event.output }) },
        },
        onError: 'unknown',
      },
    },
    known: { description: 'Shows the limit or the end of the break.' },
    unknown: { description: 'It could not be asked; says that there is one.' },
  },
});
