import { gameSetup } from './game.setup.ts';

/** A game in play: rounds, and the line to its provider. */
export const playingState = gameSetup.createStateConfig({
  description: 'Playable.',
  initial: 'resting',
  on: {
    'page.language': {
      actions: [
        { type: 'keepLanguage', params: ({ event }) => event },
        { type: 'passLook', params: ({ event }) => event },
      ],
    },
    'game.check': {
      actions: {
        type: 'openCheck',
        params: ({ context, event }) => ({
          roundId: event.roundId,
          address: context.addresses[0] ?? '',
        }),
      },
    },
    'game.roundEnded': {
      target: '.resting',
      actions: [{ type: 'closeRound', params: ({ event }) => event }, 'tellMoved'],
    },
  },
  states: {
    resting: {
      description: 'No round is open.',
      on: {
        'game.roundStarted': {
          target: 'inRound',
          actions: [{ type: 'openRound', params: ({ event }) => event }, 'tellMoved'],
        },
        'game.connection': {
          guard: { type: 'isLost', params: ({ event }) => event },
          target: 'lost',
        },
      },
    },
    inRound: {
      description: 'A round is open.',
      on: {
        'game.connection': {
          guard: { type: 'isLost', params: ({ event }) => event },
          target: 'lost',
        },
      },
    },
    lost: {
      description: 'The game has lost its provider; an open round settles on the server, and the page says so.',
      on: {
        'game.connection': [
          { guard: { type: 'isLost', params: ({ event }) => event } },
          { guard: 'isInRound', target: 'inRound' },
          { target: 'resting' },
        ],
      },
    },
  },
});
