// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { protectFlow } from './protect.spec.ts';
import { protectView } from './protect.view.tsx';

const quiet = 'what was known stays on screen while it is asked again';
const standings = ['known = refreshing', 'known = stale', 'refreshing = stale'].map((pair) => pair.split(' = '));
const excused = {
  lookalikes: Object.fromEntries(
    ['resting', 'limiting', 'changing'].flatMap((acts) =>
      standings.map((pair) => [
        pair.map((standing) => `open.standing.${standing} + open.acts.${acts}`).join(' = '),
        quiet,
      ]),
    ),
  ),
};

describe('the page of player protection, on screen', () => {
  it.each(viewTests(protectFlow, protectView, [], excused))('%s', (_title, run) => run());
});
