// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { redeemFlow } from './redeem.spec.ts';
import { redeemView } from './redeem.view.tsx';

describe('the exchange of points for a reward, on screen', () => {
  it.each(viewTests(redeemFlow, redeemView))('%s', (_title, run) => run());
});
