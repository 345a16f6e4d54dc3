import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { betState } from './betState.ts';
import { crashSetup } from './crash.setup.ts';

/** The page of a crash game. What happens at the table is pushed; the machine holds what the player does. */
export const crashMachine = crashSetup.createMachine({
  id: 'crash',
  context: {
    ...{ table: null, stake: 0, target: 200, isAuto: false, pending: null },
    ...{ notice: null, failure: null, held: false },
  },
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'auto.set': {
      actions: { type: 'setAuto', params: ({ event: { isAuto, target } }) => ({ isAuto, target }) },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The launch token is exchanged for a session.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        onDone: {
          target: 'playing',
          actions: [
            { type: 'keepTable', params: ({ event }) => ({ table: event.output }) },
            'chooseStake',
            'tellReady',
          ],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('game.retry'),
    failed: failedState,
    playing: {
      description: 'At the table: the line to it, and the player’s bet.',
      type: 'parallel',
      states: {
        line: {
          description: 'The line on which the table is pushed.',
          initial: 'live',
          states: {
            live: {
              description: 'The table is pushed.',
              invoke: { id: 'followTable', src: 'followTable', onError: 'lost' },
              on: {
                'table.pushed': {
                  actions: { type: 'keepTable', params: ({ event }) => ({ table: event.table }) },
                },
                'table.lost': { target: 'lost', actions: 'tellLost' },
              },
            },
            lost: {
              description: 'Nothing is heard. What was bet goes on at the provider; the line is tried again.',
              after: { retryLine: { target: 'live', actions: 'tellBack' } },
              on: { 'game.retry': { target: 'live', actions: 'tellBack' } },
            },
          },
        },
        bet: betState,
      },
    },
  },
});
