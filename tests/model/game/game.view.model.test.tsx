// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { gameFlow } from './game.spec.ts';
import { gameView } from './game.view.tsx';

const resting = 'play.framed.playing.resting';
const inRound = 'play.framed.playing.inRound';
const excused = {
  lookalikes: Object.fromEntries(
    ['known', 'loading', 'unknown'].map((position) => [
      `${inRound} + position.${position} = ${resting} + position.${position}`,
      'the game itself shows its round',
    ]),
  ),
};

describe('[ROUTE-26] [ROUTE-31] the page that plays a game, on screen', () => {
  it.each(viewTests(gameFlow, gameView, [], excused))('%s', (_title, run) => run());
});
