import { crashSetup } from './crash.setup.ts';

/** What the player's own presses are doing. */
export const betState = crashSetup.createStateConfig({
  description: 'The player’s bet in this round, or for the next one.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is on its way.',
      on: {
        'bet.press': [
          {
            guard: 'takesBets',
            target: 'placing',
            actions: { type: 'startBet', params: ({ event }) => ({ requestId: event.requestId }) },
          },
          {
            guard: 'canQueue',
            target: 'queued',
            actions: { type: 'startBet', params: ({ event }) => ({ requestId: event.requestId }) },
          },
        ],
        'cash.press': { guard: 'isFlying', target: 'cashing' },
        'stake.set': { actions: { type: 'setStake', params: ({ event }) => ({ stake: event.stake }) } },
        'table.pushed': { guard: { type: 'hasLanded', params: ({ event }) => event }, target: 'landed' },
      },
    },
    landed: {
      description: 'The bet has just ended. A press that was meant to cash it out bets nothing.',
      after: { landing: 'resting' },
      on: { 'stake.set': { actions: { type: 'setStake', params: ({ event }) => ({ stake: event.stake }) } } },
    },
    queued: {
      description: 'Pressed while a round was under way: placed once when the next one opens. Nothing is taken before.',
      always: [
        { guard: 'cannotBet', target: 'resting', actions: 'dropBet' },
        { guard: 'takesBets', target: 'placing' },
      ],
      on: { 'bet.press': { target: 'resting', actions: 'dropBet' } },
    },
    placing: {
      description: 'The provider is asked to take the bet, or asked again with the same request.',
      invoke: {
        id: 'placeBet',
        src: 'placeBet',
        input: ({ context }) => context.pending ?? { requestId: '', stake: 0, target: null },
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
      on: { 'game.retry': 'placing' },
    },
    cashing: {
      description: 'The press is on its way. The moment of its receipt counts.',
      invoke: {
        id: 'cashOut',
        src: 'cashOut',
        input: ({ context }) => context.table?.mine?.id ?? '',
        onDone: { target: 'landed', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'cashUnsure' },
          { target: 'landed', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    cashUnsure: {
      description: 'No answer to the press. It is repeated while the bet is in the air.',
      after: { retryPress: [{ guard: 'isFlying', target: 'cashing' }, { target: 'landed' }] },
    },
  },
});
