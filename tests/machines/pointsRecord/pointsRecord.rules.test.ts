import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { askedOf, latestDays, pagesOf, shiftedDays } from '../../../src/machines/pointsRecord/pointsRecord.rules.ts';
import { wirePointsRecord } from '../../../src/machines/pointsRecord/pointsRecord.wire.ts';
import { someExchanges } from '../../model/pointsRecord/pointsRecord.spec.ts';
import { holdApi } from '../../support/holdApi.ts';

const today = '2026-11-22';
const days = { from: '2026-10-24', to: '2026-11-22' };

describe('[CONST-34] [POINTS-07] the days of the points record', () => {
  it('are the last thirty at first', () => expect(latestDays(today)).toEqual(days));

  it('go back by seven or thirty, right before those on screen', () => {
    expect(shiftedDays({ days, today }, 'previous7')).toEqual({ from: '2026-10-17', to: '2026-10-23' });
    expect(shiftedDays({ days, today }, 'previous30')).toEqual({ from: '2026-09-24', to: '2026-10-23' });
  });

  it('go on by seven or thirty, right after those on screen, and end today', () => {
    const older = { from: '2026-10-01', to: '2026-11-08' };
    expect(shiftedDays({ days: older, today }, 'next7')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(shiftedDays({ days: older, today }, 'next30')).toEqual(days);
    const week = { from: '2026-11-09', to: '2026-11-15' };
    expect(shiftedDays({ days: week, today }, 'next7')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    const yesterday = { from: '2026-11-15', to: '2026-11-21' };
    expect(shiftedDays({ days: yesterday, today }, 'next7')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('do not go beyond today, nor before the first day there can be', () => {
    expect([shiftedDays({ days, today }, 'next7'), shiftedDays({ days, today }, 'next30')]).toEqual([null, null]);
    const first = { from: '2000-01-01', to: '2000-01-07' };
    expect([
      shiftedDays({ days: first, today }, 'previous7'),
      shiftedDays({ days: first, today }, 'previous30'),
    ]).toEqual([null, null]);
  });

  it('are business days of GMT+8', () => {
    const api = vi.fn(() => new Promise<never>(() => {}));
    const logic = wirePointsRecord({ api: api as never, siteNow: () => Date.UTC(2026, 10, 21, 16, 0) });
    const actor = createActor(logic, { input: { language: 'TH' } }).start();
    expect(actor.getSnapshot().context.days).toEqual(days);
    actor.stop();
  });
});

it('counts pages of ten, one at least', () => {
  expect([null, { count: 0 }, { count: 10 }, { count: 11 }].map(pagesOf)).toEqual([1, 1, 1, 2]);
});

it('asks for whole business days of GMT+8, ten at once', () => {
  expect(askedOf({ days: { from: '2026-11-21', to: '2026-11-22' }, page: 3 })).toEqual({
    from: Date.UTC(2026, 10, 20, 16),
    to: Date.UTC(2026, 10, 22, 16),
    page: 3,
    pageSize: '10',
  });
});

it('opens the exchange that was chosen, whichever stands first', async () => {
  const { api, last } = holdApi();
  const logic = wirePointsRecord({ api, siteNow: () => Date.UTC(2026, 10, 22) });
  const actor = createActor(logic, { input: { language: 'TH' } }).start();
  last().answer(someExchanges);
  await expect.poll(() => actor.getSnapshot().matches({ exchanges: 'shown' })).toBe(true);
  actor.send({ type: 'pointsRecord.open', id: 'x0' });
  expect([actor.getSnapshot().context.opened?.id, last().id, last().call]).toEqual([
    'x0',
    'points.detail',
    { request: { id: 'x0', language: 'TH' } },
  ]);
});
