import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { NEXT, realTimeRulesFlow } from './realTimeRules.spec.ts';

describe('the real-time salary rules', () => {
  it.each(
    modelTests(realTimeRulesFlow, [
      'failed, rules.retry -> loading',
      '[CONTRACT-08] loading, done fetchRules -> shown',
      'loading, error fetchRules -> failed',
      '[ROLE-22] loading, error fetchRules [isSwitchedOff] -> closed',
      'shown, rules.refresh -> loading',
      '[PROD-14] [CONST-28] shown, after untilNext -> shown',
    ]),
  )('%s', (_title, run) => run());

  it('[CONST-28] shows the next settlement once the current one is due', () => {
    const { actor, children, settle, clock } = createHarness(realTimeRulesFlow, { language: 'TH', keySeed: 'seed' });
    settle(children().fetchRules, realTimeRulesFlow.outcomes.fetchRules[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context.next).toBe(NEXT);
    clock.advanceTo(clock.now() + 600_000);
    expect(actor.getSnapshot().context.next).toBe(NEXT + 600_000);
  });
});
