// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { lobbyFlow } from './lobby.spec.ts';
import { lobbyView } from './lobby.view.tsx';

const searches = ['idle', 'searching', 'found', 'failed'].map((search) => `shown.search.${search}`);
const each = (states: readonly string[], words: (state: string) => string, why: string) =>
  Object.fromEntries(states.map((state) => [words(state), why]));
const excused = {
  lookalikes: each(
    searches,
    (search) => `${search} + shown.growth.ready = ${search} + shown.growth.resting`,
    'the whole list is on screen',
  ),
  withoutControl: {
    ...each(searches, (search) => `${search} + shown.growth.ready, lobby.more`, 'the whole list is on screen'),
    ...each(
      searches.flatMap((search) => [`${search} + shown.growth.ready`, `${search} + shown.growth.resting`]),
      (state) => `${state}, lobby.clear`,
      'the way back to all games stands where none is listed',
    ),
    ...each(['loading', 'failed'], (state) => `${state}, lobby.type`, 'types come with the games'),
  },
};

describe('[SCREEN-01] [SCREEN-03] [SCREEN-04] the lobby on screen', () => {
  it.each(viewTests(lobbyFlow, lobbyView, [], excused))('%s', (_title, run) => run(), 60_000);
});
