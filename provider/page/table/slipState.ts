import { tableSetup } from './table.setup.ts';

const NOTHING = { requestId: '', coup: '', stake: 0, choice: { spots: {} } } as const;

/** Chips on the spots, and the slip that they become. */
export const slipState = tableSetup.createStateConfig({
  description: 'The player’s chips and slips.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Chips are put on spots. Nothing is on its way.',
      on: {
        'table.confirm': {
          guard: { type: 'canBet', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'startSlip', params: ({ event }) => event },
        },
        'table.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'table.setChip': { actions: { type: 'setChip', params: ({ event }) => event } },
      },
    },
    placing: {
      description: 'The provider is asked to take the slip, or asked again with the same request.',
      invoke: {
        id: 'placeSlip',
        src: 'placeSlip',
        input: ({ context }) => context.pending ?? NOTHING,
        onDone: { target: 'resting', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unsure' },
          { target: 'resting', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    unsure: {
      description: 'No answer: the slip may have been taken. The same one is sent again; it counts once.',
      after: { retryPress: 'placing' },
      on: { 'table.retry': 'placing' },
    },
  },
});

/** How far the deal on the table has been shown. */
export const dealState = tableSetup.createStateConfig({
  description: 'What the player has seen of the deal.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing is dealt. Who comes late sees the result, not the deal.',
      always: [
        { guard: 'isFresh', target: 'showing', actions: 'dropNotice' },
        { guard: 'isDealt', target: 'shown' },
      ],
    },
    showing: {
      description: 'The deal is shown.',
      always: { guard: 'isUndealt', target: 'waiting' },
      after: { reveal: 'shown' },
      on: { 'table.skip': 'shown' },
    },
    shown: {
      description: 'The result is known.',
      always: { guard: 'isUndealt', target: 'waiting' },
    },
  },
});
