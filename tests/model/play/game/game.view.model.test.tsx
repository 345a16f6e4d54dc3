// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { gameFlow } from './game.spec.ts';
import { gameView } from './game.view.tsx';

const resting = 'play.framed.playing.resting';
const inRound = 'play.framed.playing.inRound';
const unwatched = 'a watch that is not due shows nothing';
const ownRound = 'the game itself shows its round';

const plays = [
  'away',
  'choosing',
  'ended',
  'failed',
  'framed.loading',
  'framed.playing.inRound',
  'framed.playing.lost',
  'framed.playing.resting',
  'launching',
  'stopped.asking',
  'stopped.known',
  'stopped.unknown',
];
const states = (play: string, position: string, reality: string) =>
  `${play} + position.${position} + reality.${reality}`;
/** A play with and without a watch. */
const watched = (play: string, position: string) => [
  `${states(play, position, 'off')} = ${states(play, position, 'on')}`,
  unwatched,
];
const round = (position: string, ofRound: string, ofRest: string) => [
  `${states(inRound, position, ofRound)} = ${states(resting, position, ofRest)}`,
  ownRound,
];

const excused = {
  lookalikes: Object.fromEntries([
    ...plays.map((play) => watched(`play.${play}`, 'loading')),
    ...['known', 'unknown'].map((position) => watched('play.launching', position)),
    ...['known', 'loading', 'unknown'].flatMap((position) =>
      ['off', 'on'].map((reality) => round(position, reality, reality)),
    ),
    round('loading', 'off', 'on'),
    round('loading', 'on', 'off'),
  ]),
};

describe('[ROUTE-26] [ROUTE-31] the page that plays a game, on screen', () => {
  it.each(viewTests(gameFlow, gameView, [], excused))('%s', (_title, run) => run());
});
