import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { formRecordTransitions } from '../list/formRecordFlow.ts';
import { depositPageFlow } from './depositPage.spec.ts';

describe('the deposit page', () => {
  it.each(modelTests(depositPageFlow, formRecordTransitions('[WALLET-02]')))('%s', (_title, run) => run());

  it('gives form and record different seeds of idempotency keys', () => {
    const { seen } = createHarness(depositPageFlow, { language: 'TH', keySeed: 'seed', address: '/' });
    expect(seen(0).pending).toEqual({
      form: { language: 'TH', keySeed: 'seed', address: '/' },
      record: { language: 'TH', keySeed: 'seed-record' },
    });
  });
});
