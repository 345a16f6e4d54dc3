// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { rewardCentreFlow } from './rewardCentre.spec.ts';
import { rewardCentreView } from './rewardCentre.view.tsx';

describe('the reward centre, on screen', () => {
  it.each(viewTests(rewardCentreFlow, rewardCentreView))('%s', (_title, run) => run());
});
