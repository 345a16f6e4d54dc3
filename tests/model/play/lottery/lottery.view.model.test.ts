// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { lotteryFlow } from './lottery.spec.ts';
import { lotteryView } from './lottery.view.tsx';

describe('[LOTTERY-01] [LOTTERY-02] [LOTTERY-05] [LOTTERY-08] the lotteries on screen', () => {
  it.each(viewTests(lotteryFlow, lotteryView))('%s', (_title, run) => run(), 60_000);
});
