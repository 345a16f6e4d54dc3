import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { pointsRecordFlow } from './pointsRecord.spec.ts';

describe('the points record', () => {
  it.each(
    modelTests(pointsRecordFlow, [
      'exchanges, list.chosen -> (stays)',
      'exchanges, list.sized -> (stays)',
      'exchanges, error exchanges -> failed',
      '[POINTS-03] exchanges.listing, list.opened -> exchanges.following',
      '[POINTS-08] exchanges.listing, pointsRecord.showMovements -> movements',
      'exchanges.listing, page.language -> (stays)',
      'exchanges.following, done exchange -> exchanges.listing',
      'exchanges.following, error exchange -> exchanges.listing',
      'exchanges.following, page.language -> (stays)',
      'movements, list.chosen -> (stays)',
      'movements, list.sized -> (stays)',
      'movements, error movements -> failed',
      'movements, pointsRecord.showExchanges -> exchanges',
      'movements, page.language -> (stays)',
      'failed, pointsRecord.retry -> exchanges',
      'failed, page.language -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  it('[CONST-34] shows the movements of the period that was chosen for the exchanges', () => {
    const { actor, seen } = createHarness(pointsRecordFlow, { language: 'TH' });
    const days = { from: '2026-09-24', to: '2026-10-23' };
    const choice = { filters: {}, span: 'own', days, typed: days } as const;
    actor.send({ type: 'list.chosen', choice });
    actor.send({ type: 'pointsRecord.showMovements' });
    expect(seen(0).pending).toEqual({ movements: { language: 'TH', choice } });
  });
});
