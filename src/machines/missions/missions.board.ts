import type { missionsSetup } from './missions.setup.ts';

type States = NonNullable<Parameters<typeof missionsSetup.createMachine>[0]['states']>;

/** The board of the week, loaded by itself. */
export const missionsBoard = {
  description: 'The board of the week by valid bets.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the board; the known one stays on screen.',
      invoke: {
        id: 'fetchBoard',
        src: 'fetchBoard',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepBoard', params: ({ event }) => ({ board: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepBoardFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'The board is on screen; asks again after a while.', after: { freshFor: 'loading' } },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'missions.retry': 'loading' },
    },
  },
} satisfies States['board'];
