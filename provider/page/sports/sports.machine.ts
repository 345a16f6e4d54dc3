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
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unopened' },
          { target: 'failed', actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'tellFailed'] },
        ],
      },
    },
    unopened: {
      description: 'No answer while opening. Tried again.',
      after: { retryLine: 'opening' },
      on: { 'game.retry': 'opening' },
    },
    failed: { description: 'The session cannot be opened: the game must be started anew from the site.' },
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
