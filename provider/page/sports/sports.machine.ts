import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { detailStates, lineStates, olderStates } from './bookStates.ts';
import { cashOutStates, slipStates } from './slipStates.ts';
import { LISTED_AT_ONCE, sportsSetup } from './sports.setup.ts';

/** The page of a sportsbook. The book is pushed; the machine holds what the player does. */
export const sportsMachine = sportsSetup.createMachine({
  id: 'sports',
  context: ({ input: { stored, deviceNow } }) => ({
    ...{ state: null, details: {}, sport: null, league: null, tab: 'all', column: 'winner', listed: LISTED_AT_ONCE },
    ...{ open: null, panel: 'none', picks: [], kind: 'single', stake: '100', accept: 'none', pending: null },
    ...{ notice: null, cashing: null, betsNotice: null, older: [], hasOlder: true, failure: null },
    ...{ held: false, lineIsLost: false, now: deviceNow(), ahead: 0, stored, deviceNow },
  }),
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => event } },
    'list.filter': { actions: { type: 'filter', params: ({ event }) => event } },
    'list.setTab': { actions: { type: 'setTab', params: ({ event }) => event } },
    'list.setColumn': { actions: { type: 'setColumn', params: ({ event }) => event } },
    'list.more': { actions: 'listMore' },
    'match.close': { actions: 'closeMatch' },
    'panel.show': { actions: { type: 'showPanel', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The launch token is exchanged for a session.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        onDone: {
          target: 'open',
          actions: [
            { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
            { type: 'restore', params: ({ event }) => ({ state: event.output }) },
            'tellReady',
          ],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('game.retry'),
    failed: failedState,
    open: {
      description: 'Line, slip, cash-out, match and older slips side by side.',
      type: 'parallel',
      states: {
        line: lineStates,
        slip: slipStates,
        cashOut: cashOutStates,
        detail: detailStates,
        older: olderStates,
        clock: {
          description: 'Time until kick-off and confirmation.',
          initial: 'ticking',
          states: {
            ticking: {
              description: 'Countdowns move every second.',
              after: { second: { target: 'ticking', reenter: true, actions: 'tick' } },
            },
          },
        },
      },
    },
  },
});
