import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listFileTransitions } from '../list/listFileFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { betFileFlow, betListFlow, betListSpec, betsFlow } from './bets.spec.ts';

describe('the list of bets', () => {
  it.each(
    modelTests(betListFlow, listTransitions(betListSpec, { shown: '[MEMBER-10] [WALLET-04] [ROLE-10]', open: '' })),
  )('%s', (_title, run) => run());

  it('[MEMBER-10] requests the bets of the last 30 days in GMT+8 first', () => {
    expect(createHarness(betListFlow, { language: 'TH' }).seen(0).pending.fetchPage).toEqual({
      request: {
        from: Date.UTC(2026, 9, 23, 16),
        to: Date.UTC(2026, 10, 22, 16),
        category: 'all',
        result: 'all',
        page: 1,
        pageSize: '10',
        language: 'TH',
      },
    });
  });
});

describe('the bets as a file', () => {
  it.each(modelTests(betFileFlow, listFileTransitions('[MEMBER-10]')))('%s', (_title, run) => run());
});

describe('the betting record', () => {
  it.each(modelTests(betsFlow, listDetailTransitions('[MEMBER-10]', 'b3', { language: 'TH', roundId: 'b3' })))(
    '%s',
    (_title, run) => run(),
  );

  it('opens the round of a bet in the language of the page', () => {
    const { actor, seen } = createHarness(betsFlow, { language: 'TH', keySeed: 'seed' });
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'list.opened', id: 'b3' });
    expect(seen(0).pending.detail).toEqual({ roundId: 'b3', language: 'EN' });
  });
});
