// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { rewardCentreFlow } from './rewardCentre.spec.ts';
import { rewardCentreView } from './rewardCentre.view.tsx';

const excused = { lookalikes: { 'open.known = open.refreshing': 'loading again is not shown: what is known stays' } };

describe('the reward centre, on screen', () => {
  it.each(viewTests(rewardCentreFlow, rewardCentreView, [], excused))('%s', (_title, run) => run());
});
