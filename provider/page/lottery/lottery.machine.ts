import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { emptyMarks, lotterySetup } from './lottery.setup.ts';

const NOTHING = { requestId: '', issue: '', times: [], stopsOnWin: false, stake: 0, slip: { entries: [] } } as const;

const slip = lotterySetup.createStateConfig({
  description: 'What the player marks and buys.',
  initial: 'editing',
  states: {
    editing: {
      description: 'Numbers are marked and put on the slip.',
      on: {
        'lottery.pickBet': { actions: { type: 'pickBet', params: ({ event }) => event } },
        'lottery.mark': { actions: { type: 'mark', params: ({ event }) => event } },
        'lottery.setUnit': { actions: { type: 'setUnit', params: ({ event }) => event } },
        'lottery.add': { actions: 'add' },
        'lottery.remove': { actions: { type: 'remove', params: ({ event }) => event } },
        'lottery.setIssues': { actions: { type: 'setIssues', params: ({ event }) => event } },
        'lottery.setDoubles': { actions: { type: 'setDoubles', params: ({ event }) => event } },
        'lottery.setStop': { actions: { type: 'setStop', params: ({ event }) => event } },
        'lottery.buy': {
          guard: { type: 'canBuy', params: ({ event }) => event },
          target: 'buying',
          actions: { type: 'startBuying', params: ({ event }) => event },
        },
      },
    },
    buying: {
      description: 'The slip is on its way; it is sent again as it was until it is answered.',
      invoke: {
        id: 'sendSlip',
        src: 'sendSlip',
        input: ({ context }) => context.pending ?? NOTHING,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['tellBack', { type: 'keepRefused', params: ({ event }) => event.output }],
          },
          {
            target: 'editing',
            actions: [
              'tellBack',
              { type: 'tellBought', params: ({ event }) => event.output },
              { type: 'keepBought', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'lost', actions: 'tellLost' },
          { target: 'editing', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    lost: {
      description: 'The line dropped with a slip on its way. It is sent again and counts once.',
      after: { retryLine: 'buying' },
      on: { 'lottery.retry': 'buying' },
    },
  },
});

const news = lotterySetup.createStateConfig({
  description: 'Issues, results and tickets as the provider has them.',
  initial: 'resting',
  states: {
    resting: { description: 'News is asked for after a seal or draw, or soon.', after: { rest: 'reading' } },
    reading: {
      description: 'Issue, results, tickets and balance are read.',
      invoke: {
        id: 'readNews',
        src: 'readNews',
        onDone: {
          target: 'resting',
          actions: [
            { type: 'tellNews', params: ({ event }) => ({ state: event.output }) },
            { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
          ],
        },
        onError: 'silent',
      },
    },
    silent: { description: 'No news came. Asked again.', after: { retryLine: 'reading' } },
  },
});

/** The page of a lottery: a slip, and news of issues beside it. */
export const lotteryMachine = lotterySetup.createMachine({
  id: 'lottery',
  context: ({ input: { bet, rows, deviceNow } }) => ({
    ...{ state: null, now: deviceNow(), ahead: 0, bet, marks: emptyMarks(rows), unit: 0, entries: [], issues: 1 },
    ...{
      doubles: false,
      stopsOnWin: false,
      firstResult: null,
      slipIsOpen: false,
      pending: null,
      notice: null,
      failure: null,
      held: false,
      deviceNow,
    },
  }),
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'lottery.toggleSlip': { actions: 'toggleSlip' },
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
          actions: [{ type: 'keepState', params: ({ event }) => ({ state: event.output }) }, 'chooseUnit', 'tellReady'],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('lottery.retry'),
    failed: failedState,
    open: {
      description: 'Slip, news and clock side by side.',
      type: 'parallel',
      states: {
        slip,
        news,
        clock: {
          description: 'Time left until the seal.',
          initial: 'ticking',
          states: {
            ticking: {
              description: 'The countdown moves every second.',
              after: { second: { target: 'ticking', reenter: true, actions: 'tick' } },
            },
          },
        },
      },
    },
  },
});
