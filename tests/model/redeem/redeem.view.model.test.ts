// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { redeemFlow } from './redeem.spec.ts';
import { redeemView } from './redeem.view.tsx';

const excused = {
  lookalikes: {
    'looking.balance = looking.rewards': 'both fetch what has changed, and what was typed stays on screen',
  },
};

describe('points for a reward on screen', () => {
  it.each(viewTests(redeemFlow, redeemView, [], excused))('%s', (_title, run) => run());
});
