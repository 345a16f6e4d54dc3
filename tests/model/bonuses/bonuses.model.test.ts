import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listFileTransitions } from '../list/listFileFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { bonusesFlow, bonusesSpec, bonusFileFlow } from './bonuses.spec.ts';

describe('the bonus details', () => {
  it.each(modelTests(bonusesFlow, listTransitions(bonusesSpec, { shown: '[MEMBER-13]', open: '' })))(
    '%s',
    (_title, run) => run(),
  );

  it('[MEMBER-13] requests the bonuses of the last 30 days in GMT+8 first', () => {
    expect(createHarness(bonusesFlow, { language: 'TH' }).seen(0).pending.fetchPage).toEqual({
      request: {
        ...{ from: Date.UTC(2026, 9, 23, 16), to: Date.UTC(2026, 10, 22, 16) },
        ...{ group: 'all', state: 'all', page: 1, pageSize: '10', language: 'TH' },
      },
    });
  });
});

describe('the bonuses as a file', () => {
  it.each(modelTests(bonusFileFlow, listFileTransitions('[MEMBER-13]')))('%s', (_title, run) => run());
});
