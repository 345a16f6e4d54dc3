import { sportsSetup } from './sports.setup.ts';

const NOTHING = { requestId: '', kind: 'single', stake: 0, accept: 'none', legs: [] } as const;

/** The player's slip. A slip whose answer is lost goes out again as it was. */
export const slipStates = sportsSetup.createStateConfig({
  description: 'What the player picks and places.',
  initial: 'editing',
  states: {
    editing: {
      description: 'Selections are picked, the stake is set.',
      on: {
        'slip.pick': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: { type: 'togglePick', params: ({ event }) => event },
          },
          { actions: 'noticeFull' },
        ],
        'slip.remove': { actions: { type: 'removePick', params: ({ event }) => event } },
        'slip.clear': { actions: 'clearSlip' },
        'slip.setKind': { actions: { type: 'setKind', params: ({ event }) => event } },
        'slip.setStake': { actions: { type: 'setStake', params: ({ event }) => event } },
        'slip.setAccept': { actions: { type: 'setAccept', params: ({ event }) => event } },
        'slip.place': {
          guard: { type: 'canPlace', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'startPlacing', params: ({ event }) => event },
        },
      },
    },
    placing: {
      description: 'The slip is on its way, and keeps its request id until it is answered.',
      invoke: {
        id: 'placeSlip',
        src: 'placeSlip',
        input: ({ context }) => context.pending?.request ?? NOTHING,
        onDone: { target: 'editing', actions: { type: 'keepPlaced', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unsure' },
          { target: 'editing', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    unsure: {
      description: 'No answer: the slip may have been placed. The same one is sent again; it counts once.',
      after: { retryLine: 'placing' },
      on: { 'game.retry': 'placing' },
    },
  },
});

/** Cash-out of one slip at a time, in two presses. */
export const cashOutStates = sportsSetup.createStateConfig({
  description: 'Cash-out of an open slip.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is cashed out.',
      on: {
        'bets.ask': {
          guard: 'canCashOut',
          target: 'asking',
          actions: { type: 'askCashOut', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'The player confirms the offer, or keeps the slip.',
      on: {
        'bets.cashOut': {
          guard: 'canCashOut',
          target: 'cashing',
          actions: { type: 'startCashOut', params: ({ event }) => event },
        },
        'bets.keep': { target: 'resting', actions: 'dropCashOut' },
        'bets.ask': { actions: { type: 'askCashOut', params: ({ event }) => event } },
      },
    },
    cashing: {
      description: 'The cash-out is on its way.',
      invoke: {
        id: 'cashOut',
        src: 'cashOut',
        input: ({ context }) => context.cashing ?? { slip: '', requestId: '', offer: 0 },
        onDone: { target: 'resting', actions: { type: 'keepCashedOut', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unsure' },
          {
            guard: { type: 'isOfferChanged', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepOffer', params: ({ event }) => event },
          },
          { target: 'resting', actions: { type: 'noticeBets', params: ({ event }) => event } },
        ],
      },
    },
    unsure: {
      description: 'No answer: the slip may have been cashed out. The same request is sent again; it counts once.',
      after: { retryLine: 'cashing' },
      on: { 'game.retry': 'cashing' },
    },
  },
});
