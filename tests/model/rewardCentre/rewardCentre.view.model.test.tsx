// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { historyFlow, rewardCentreFlow } from './rewardCentre.spec.ts';
import { historyView, rewardCentreView } from './rewardCentre.view.tsx';

describe('the history of rewards, on screen', () => {
  it.each(viewTests(historyFlow, historyView))('%s', (_title, run) => run());
});

describe('the reward centre, on screen', () => {
  it.each(viewTests(rewardCentreFlow, rewardCentreView))('%s', (_title, run) => run());
});
