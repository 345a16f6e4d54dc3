import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { dealState, slipState } from './slipState.ts';
import { tableSetup } from './table.setup.ts';

/** The page of a shared table. What happens at the table is pushed; the machine holds what the player does and sees. */
export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...{ table: null, chip: 0, choice: { spots: {} }, pending: null, notice: null, failure: null },
    ...{ held: false, lineIsLost: false, ...input },
  }),
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'table.setCalm': { actions: { type: 'setCalm', params: ({ event }) => ({ isCalm: event.isCalm }) } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The launch token is exchanged for a session.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        onDone: {
          target: 'seated',
          actions: [{ type: 'keepTable', params: ({ event }) => ({ table: event.output }) }, 'chooseChip', 'tellReady'],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('table.retry'),
    failed: failedState,
    seated: {
      description: 'At the table: the line to it, the player’s chips, and the deal.',
      type: 'parallel',
      states: {
        line: {
          description: 'The line on which the table is pushed.',
          initial: 'live',
          states: {
            live: {
              description: 'The table is pushed.',
              invoke: { id: 'followTable', src: 'followTable', onError: { target: 'lost', actions: 'loseLine' } },
              on: {
                'table.pushed': { actions: { type: 'keepTable', params: ({ event }) => ({ table: event.table }) } },
                'table.lost': { target: 'lost', actions: ['loseLine', 'tellLost'] },
              },
            },
            lost: {
              description: 'Nothing is heard. Slips that are in count all the same; the line is tried again.',
              after: { retryLine: { target: 'live', actions: 'tellBack' } },
              on: { 'table.retry': { target: 'live', actions: 'tellBack' } },
            },
          },
        },
        slip: slipState,
        deal: dealState,
      },
    },
  },
});
