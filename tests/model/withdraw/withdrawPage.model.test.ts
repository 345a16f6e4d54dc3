import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { formRecordTransitions } from '../list/formRecordFlow.ts';
import { withdrawPageFlow } from './withdrawPage.spec.ts';

describe('the withdraw page', () => {
  it.each(modelTests(withdrawPageFlow, formRecordTransitions('[WALLET-03]')))('%s', (_title, run) => run());

  it('gives form and record different seeds of idempotency keys', () => {
    const { seen } = createHarness(withdrawPageFlow, { language: 'TH', keySeed: 'seed', address: '/' });
    expect(seen(0).pending).toEqual({
      form: { language: 'TH', keySeed: 'seed', address: '/' },
      record: { language: 'TH', keySeed: 'seed-record' },
    });
  });
});
