// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { lobbyFlow } from './lobby.spec.ts';
import { lobbyView } from './lobby.view.tsx';

const searches = ['idle', 'searching', 'found.fresh', 'found.settled', 'failed'].map(
  (search) => `shown.search.${search}`,
);
const growth = ['ready', 'resting'].map((state) => `shown.growth.${state}`);
/** The walk never has the found games settled and the list at rest. */
const isReached = (state: string) => state !== 'shown.search.found.settled + shown.growth.resting';
const each = (states: readonly string[], words: (state: string) => string, why: string) =>
  Object.fromEntries(states.map((state) => [words(state), why]));
const excused = {
  lookalikes: {
    ...each(
      searches.filter((search) => search !== 'shown.search.found.settled'),
      (search) => `${search} + shown.growth.ready = ${search} + shown.growth.resting`,
      'the whole list is on screen',
    ),
    'shown.search.found.fresh + shown.growth.ready = shown.search.found.settled + shown.growth.ready':
      'the art of the game was there before the search',
  },
  withoutControl: {
    ...each(searches, (search) => `${search} + shown.growth.ready, lobby.more`, 'the whole list is on screen'),
    ...each(
      searches.flatMap((search) => growth.map((state) => `${search} + ${state}`)).filter(isReached),
      (state) => `${state}, lobby.clear`,
      'the way back to all games stands where none is listed',
    ),
    ...each(['loading', 'failed'], (state) => `${state}, lobby.type`, 'types come with the games'),
  },
};

describe('[SCREEN-01] [SCREEN-03] [SCREEN-04] the lobby on screen', () => {
  it.each(viewTests(lobbyFlow, lobbyView, [], excused))('%s', (_title, run) => run(), 60_000);
});
