import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { withdrawalListFlow, withdrawalListSpec, withdrawalRecordFlow } from './withdrawalRecord.spec.ts';

describe('the list of withdrawals', () => {
  it.each(
    modelTests(withdrawalListFlow, listTransitions(withdrawalListSpec, { shown: '[WALLET-03]', open: '[WD-01]' })),
  )('%s', (_title, run) => run());
});

describe('the withdrawals', () => {
  it.each(
    modelTests(
      withdrawalRecordFlow,
      listDetailTransitions('[WD-01]', 'w1', { id: 'w1', language: 'TH', keySeed: 'seed-of-a-page-1' }),
    ),
  )('%s', (_title, run) => run());

  it('opens each receipt with a new idempotency key', () => {
    const { actor, children, settle, seen } = createHarness(withdrawalRecordFlow, { language: 'TH', keySeed: 'seed' });
    for (const keySeed of ['seed-1', 'seed-2']) {
      actor.send({ type: 'list.opened', id: 'w1' });
      expect(seen(0).pending.detail).toEqual({ id: 'w1', language: 'TH', keySeed });
      settle(children().detail, done(undefined));
    }
  });
});
