import { roomSetup } from './room.setup.ts';

const NO_BET = { requestId: '', room: '', hand: '', stake: 0, choice: { mode: 'single' }, clientSeed: '' } as const;
const NO_MOVE = { room: '', hand: '', move: 'stand' } as const;

/** The stake, and the bet that it becomes. */
export const betState = roomSetup.createStateConfig({
  description: 'The player’s stake and bets.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The stake is chosen. Nothing is on its way.',
      on: {
        'room.bet': {
          guard: 'canBet',
          target: 'placing',
          actions: { type: 'startBet', params: ({ event }) => event },
        },
        'room.setMode': { actions: { type: 'setMode', params: ({ event }) => event } },
        'room.setChip': { actions: { type: 'setChip', params: ({ event }) => event } },
        'room.setSeed': { actions: { type: 'setSeed', params: ({ event }) => event } },
      },
    },
    placing: {
      description: 'The provider is asked to take the bet, or asked again with the same request.',
      invoke: {
        id: 'placeBet',
        src: 'placeBet',
        input: ({ context }) => context.pending ?? NO_BET,
        onDone: { target: 'resting', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unsure' },
          { target: 'resting', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    unsure: {
      description: 'No answer: the bet may have been taken. The same one is sent again; it counts once.',
      after: { retryPress: 'placing' },
      on: { 'room.retry': 'placing' },
    },
  },
});

/** Whether the player draws or stands. */
export const moveState = roomSetup.createStateConfig({
  description: 'The player’s move.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is on its way. Who says nothing stands.',
      on: {
        'room.say': {
          guard: 'canSay',
          target: 'saying',
          actions: { type: 'startMove', params: ({ event }) => event },
        },
      },
    },
    saying: {
      description: 'The provider is told the move, or told it again.',
      invoke: {
        id: 'sayMove',
        src: 'sayMove',
        input: ({ context }) => context.said ?? NO_MOVE,
        onDone: { target: 'resting', actions: { type: 'keepMove', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'unsure' },
          { target: 'resting', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    unsure: {
      description: 'No answer: the move may have been heard. The same one is sent again; it counts once.',
      after: { retryPress: 'saying' },
      on: { 'room.retry': 'saying' },
    },
  },
});

/** How far the cards have been opened. */
export const cardsState = roomSetup.createStateConfig({
  description: 'What the player has seen of the end.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The hand goes on. Who comes late sees the cards open.',
      always: [
        { guard: 'isFresh', target: 'showing', actions: 'dropNotice' },
        { guard: 'isShown', target: 'shown' },
      ],
    },
    showing: {
      description: 'The cards are opened.',
      always: { guard: 'isUnshown', target: 'waiting' },
      after: { reveal: 'shown' },
      on: { 'room.skip': 'shown' },
    },
    shown: {
      description: 'All cards are open.',
      always: { guard: 'isUnshown', target: 'waiting' },
    },
  },
});
