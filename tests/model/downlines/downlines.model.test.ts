import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { downlinesFlow } from './downlines.spec.ts';

describe('the downlines that money can go to', () => {
  it.each(
    modelTests(downlinesFlow, [
      '[WALLET-06] choosing, downlines.choose [isRow] -> sending',
      'choosing, downlines.page [isPage] -> loading',
      'choosing, downlines.search -> loading',
      'choosing, downlines.type -> (stays)',
      'failed, downlines.retry -> loading',
      'loading, done fetchDownlines -> choosing',
      'loading, error fetchDownlines -> failed',
      'sending, done lineTransfer -> loading',
      'sending, error lineTransfer -> loading',
      'sending, page.moneyMoved -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  it('opens each transfer under a key of its own', () => {
    const { actor, children, settle, seen } = openBench(downlinesFlow, { language: 'TH', keySeed: 'seed' });
    const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
    const choose = () => {
      settle(children().fetchDownlines, first(downlinesFlow.outcomes.fetchDownlines));
      actor.send({ type: 'downlines.choose', id: 'd1' });
      return seen(0).pending;
    };
    expect(choose()).toEqual({ lineTransfer: { to: 'd1', keySeed: 'seed-1' } });
    settle(children().lineTransfer, first(downlinesFlow.outcomes.lineTransfer));
    expect(choose()).toEqual({ lineTransfer: { to: 'd1', keySeed: 'seed-2' } });
  });
});
