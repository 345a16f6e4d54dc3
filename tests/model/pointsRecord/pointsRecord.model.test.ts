import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { listTransitions } from '../list/listFlow.ts';
import {
  exchangeListFlow,
  exchangeListSpec,
  pointMovementsFlow,
  pointMovementsSpec,
  pointsRecordFlow,
} from './pointsRecord.spec.ts';

const shift = '[CONST-34] [POINTS-07]';

describe('the list of exchanges', () => {
  const ids = { shown: '[API-58] [POINTS-03]', open: '[POINTS-03]', shift };
  it.each(modelTests(exchangeListFlow, listTransitions(exchangeListSpec, ids)))('%s', (_title, run) => run());

  it('[CONST-34] starts another period at its first page, without the rows of the old one', () => {
    const { actor, children, settle } = createHarness(exchangeListFlow, { language: 'TH' });
    settle(children().fetchPage, done(exchangeListSpec.some));
    actor.send({ type: 'list.page', page: 2 });
    settle(children().fetchPage, done(exchangeListSpec.some));
    expect(actor.getSnapshot().context).toMatchObject({ days: { from: '2000-01-03', to: '2000-02-01' }, page: 2 });
    actor.send({ type: 'list.shift', by: 'previous30' });
    expect(actor.getSnapshot().context).toMatchObject({
      days: { from: '1999-12-04', to: '2000-01-02' },
      typed: { from: '1999-12-04', to: '2000-01-02' },
      span: 'own',
      page: 1,
      part: null,
    });
  });
});

describe('the list of point movements', () => {
  it.each(modelTests(pointMovementsFlow, listTransitions(pointMovementsSpec, { shown: '[POINTS-08]', shift })))(
    '%s',
    (_title, run) => run(),
  );
});

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
