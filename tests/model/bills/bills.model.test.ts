import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { billListFlow, billListSpec, billsFlow } from './bills.spec.ts';

const BILL = '6d0cf8e2-0000-4000-8000-000000000001.1764000000000';

describe('the list of bills', () => {
  it.each(
    modelTests(
      billListFlow,
      listTransitions(billListSpec, { shown: '[AGENT-11] [AGENT-12] [AGENT-13]', open: '[CONTRACT-10]' }),
    ),
  )('%s', (_title, run) => run());

  it('requests the periods that ended in the last 30 days of GMT+8 first', () => {
    expect(createHarness(billListFlow, { language: 'TH' }).seen(0).pending.fetchPage).toEqual({
      request: {
        as: 'downline',
        kind: 'daily',
        status: 'all',
        from: Date.UTC(2026, 9, 23, 16),
        to: Date.UTC(2026, 10, 22, 16),
        page: 1,
        pageSize: '10',
      },
    });
  });
});

describe('the page of bills', () => {
  it.each(
    modelTests(billsFlow, listDetailTransitions('[CONTRACT-10]', BILL, { id: BILL, keySeed: 'seed-of-a-page-1' })),
  )('%s', (_title, run) => run());

  it('gives each opened bill an idempotency key seed of its own', () => {
    const { actor, children, settle, seen } = createHarness(billsFlow, { language: 'TH', keySeed: 'seed' });
    for (const keySeed of ['seed-1', 'seed-2']) {
      actor.send({ type: 'list.opened', id: 'b1' });
      expect(seen(0).pending.detail).toEqual({ id: 'b1', keySeed });
      settle(children().detail, done(undefined));
    }
  });
});
