import { expect, it } from 'vitest';
import { daysOnChart, edgesOf } from '../../../../src/machines/member/profit/profit.rules.ts';

const day = (id: string, stake: number, payout: number, bonuses = 0) => ({ id, bets: 1, stake, payout, bonuses });

it('[MEMBER-12] shows every day of a period, the oldest first, with the result so far', () => {
  const days = [day('2026-11-04', 0, 0, 3), day('2026-11-02', 10, 4)];
  const shown = daysOnChart(days, { from: '2026-11-01', to: '2026-11-04' });
  expect(shown).toEqual([
    { id: '2026-11-01', net: 0, total: 0 },
    { id: '2026-11-02', net: -6, total: -6 },
    { id: '2026-11-03', net: 0, total: -6 },
    { id: '2026-11-04', net: 3, total: -3 },
  ]);
  expect(edgesOf(shown.map(({ net }) => net))).toEqual({ top: 3, bottom: -6 });
});

it('[MEMBER-12] shows only days with something to show of a period beyond a year', () => {
  const days = [day('2026-11-04', 0, 5), day('2020-01-02', 10, 4)];
  expect(daysOnChart(days, { from: '2020-01-01', to: '2026-11-04' })).toEqual([
    { id: '2020-01-02', net: -6, total: -6 },
    { id: '2026-11-04', net: 5, total: -1 },
  ]);
});

it('an empty chart has no edges', () => expect(edgesOf([])).toEqual({ top: 0, bottom: 0 }));
