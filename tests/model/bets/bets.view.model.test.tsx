// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { betListFlow, betsFlow } from './bets.spec.ts';
import { betListView, betsView } from './bets.view.tsx';

describe('[MEMBER-10] the list of bets on screen', () => {
  it.each(viewTests(betListFlow, betListView))('%s', (_title, run) => run());
});

describe('[MEMBER-10] the betting record on screen', () => {
  it.each(viewTests(betsFlow, betsView))('%s', (_title, run) => run());
});
