import { gameSetup } from './game.setup.ts';

/** The spins of a round, shown one after the other. */
export const revealingState = gameSetup.createStateConfig({
  description: 'The drawn spins are shown one after the other.',
  initial: 'turning',
  on: { 'game.skip': { target: 'shown', actions: 'lastSpin' } },
  states: {
    turning: { description: 'The reels stop, left to right.', on: { 'reels.stopped': 'resting' } },
    resting: {
      description: 'The spin is on the reels for a moment before the next free one.',
      always: [{ guard: 'hasMoreSpins', target: 'between' }, { target: '#game.shown' }],
    },
    between: {
      description: 'A free spin follows.',
      after: { rest: { target: 'turning', actions: 'nextSpin' } },
    },
  },
});
