import { gameSetup } from './game.setup.ts';

/** The reality check beside a game in play (player protection). */
export const realityState = gameSetup.createStateConfig({
  description: 'Reality check.',
  initial: 'off',
  states: {
    off: {
      description: 'No game is in play, or one without money.',
      on: { 'game.ready': { guard: 'isForMoney', target: 'on' } },
    },
    on: {
      description: 'A game is in play: its time is watched.',
      invoke: { id: 'realityCheck', src: 'realityCheck', onError: 'off' },
      on: {
        'game.roundStarted': { actions: 'tellRound' },
        'game.ended': 'off',
        'game.failed': 'off',
        'page.address': 'off',
      },
    },
  },
});
