import { describe, expect, it } from 'vitest';
import { shiftedDays } from '../../../src/machines/list/dateRange.ts';

const today = '2026-11-22';
const days = { from: '2026-10-24', to: '2026-11-22' };

describe('[CONST-34] [POINTS-07] the days before and after a date range', () => {
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
});
