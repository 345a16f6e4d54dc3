import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { downlineListFlow, downlineListSpec, downlinesFlow } from './downlines.spec.ts';

describe('the list of downlines', () => {
  it.each(
    modelTests(downlineListFlow, listTransitions(downlineListSpec, { shown: '[WALLET-06]', open: '[WALLET-06]' })),
  )('%s', (_title, run) => run());

  it('[WALLET-06] trims the search text and starts at page 1', () => {
    const { actor, children, settle, seen } = createHarness(downlineListFlow, { language: 'TH' });
    settle(children().fetchPage, done(downlineListSpec.some));
    actor.send({ type: 'list.page', page: 2 });
    expect(seen(0).pending.fetchPage).toEqual({ request: { search: '', page: 2, pageSize: '20' } });
    actor.send({ type: 'list.type', value: '  boon ' });
    actor.send({ type: 'list.search' });
    expect(seen(0).pending.fetchPage).toEqual({ request: { search: 'boon', page: 1, pageSize: '20' } });
    expect(actor.getSnapshot().context.typedSearch).toBe('  boon ');
  });
});

describe('the downlines to transfer to', () => {
  it.each(
    modelTests(downlinesFlow, listDetailTransitions('[WALLET-06]', 'd1', { keySeed: 'seed-of-a-page-1', to: 'd1' })),
  )('%s', (_title, run) => run());

  it('opens each transfer with a new idempotency key', () => {
    const { actor, children, settle, seen } = createHarness(downlinesFlow, { language: 'TH', keySeed: 'seed' });
    for (const keySeed of ['seed-1', 'seed-2']) {
      actor.send({ type: 'list.opened', id: 'd1' });
      expect(seen(0).pending.detail).toEqual({ to: 'd1', keySeed });
      settle(children().detail, done(undefined));
    }
  });
});
