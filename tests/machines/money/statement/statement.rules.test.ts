import { describe, expect, it } from 'vitest';
import { kindWords } from '../../../../server/money/statement/kindWords.ts';
import { movementKind } from '../../../../src/api/contract/money/statement.ts';
import { businessDay, daysLater, startOfDay } from '../../../../src/api/contract/rules/businessDay.ts';
import { dayProblems, daysOf, instantsOf } from '../../../../src/machines/list/dateRange.ts';
import { groupOf, kindsOf } from '../../../../src/machines/money/statement/statement.rules.ts';
import { statementEn } from '../../../../src/ui/copy/statement.en.ts';
import { statementTh } from '../../../../src/ui/copy/statement.th.ts';

const none = { from: '', to: '' };

describe('the days of the account record', () => {
  it('begin and end at midnight of GMT+8, to the millisecond', () => {
    const { from, to } = instantsOf({ from: '2026-11-21', to: '2026-11-22' });
    expect([new Date(from).toISOString(), new Date(to).toISOString()]).toEqual([
      '2026-11-20T16:00:00.000Z',
      '2026-11-22T16:00:00.000Z',
    ]);
    expect([from - 1, from, to - 1, to].map(businessDay)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('pass the ends of months, years and February', () => {
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2027-03-01', -1)).toBe('2027-02-28');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(startOfDay('no day')).toBeNaN();
  });

  it.each([
    ['week', '2026-11-22', { from: '2026-11-16', to: '2026-11-22' }],
    ['week', '2027-01-03', { from: '2026-12-28', to: '2027-01-03' }],
    ['days30', '2026-11-22', { from: '2026-10-24', to: '2026-11-22' }],
    ['days30', '2027-03-01', { from: '2027-01-31', to: '2027-03-01' }],
    ['month', '2026-11-22', { from: '2026-11-01', to: '2026-11-22' }],
    ['month', '2026-12-01', { from: '2026-12-01', to: '2026-12-01' }],
  ] as const)('of %s end on %s', (span, today, days) => {
    expect(daysOf({ span, today, days: none })).toEqual(days);
  });

  it('are the member’s own where he chose them', () => {
    const days = { from: '2026-01-01', to: '2026-01-02' };
    expect(daysOf({ span: 'own', today: '2026-11-22', days })).toEqual(days);
  });

  it('may be one day, and not the wrong way round', () => {
    expect(dayProblems({ from: '2026-11-22', to: '2026-11-22' })).toEqual({});
    expect(dayProblems({ from: '2026-11-23', to: '2026-11-22' })).toEqual({ to: 'order' });
    expect(dayProblems(none)).toEqual({ from: 'empty', to: 'empty' });
    expect(dayProblems({ from: '2000-01-01', to: '2099-12-31' })).toEqual({});
  });

  it.each([
    '-',
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '0202-11-22',
    '1999-12-31',
    '2100-01-01',
    '22/11/2026',
    '2026-11-2',
  ])('are not %j', (day) => {
    expect(dayProblems({ from: day, to: '2026-11-22' })).toEqual({ from: 'noDay' });
    expect(dayProblems({ from: '2026-11-22', to: day })).toEqual({ to: 'noDay' });
  });
});

describe('the kinds of the account record', () => {
  it('are all of them, or those of a group', () => {
    expect(kindsOf('all')).toBe('');
    for (const group of ['deposits', 'withdrawals', 'transfers', 'bonuses', 'bets', 'income'] as const) {
      const kinds = kindsOf(group).split(',');
      expect(kinds).toEqual(movementKind.options.filter((kind) => groupOf(kind) === group));
      expect(kinds.length).toBeGreaterThan(0);
    }
    expect(kindsOf('transfers')).toBe('vendorIn,vendorOut,lineUp,lineDown');
  });

  it('are called on screen as they are in the file', () => {
    for (const kind of movementKind.options) {
      expect([statementEn[`kind_${kind}`], statementTh[`kind_${kind}`]]).toEqual([
        kindWords.EN[kind],
        kindWords.TH[kind],
      ]);
    }
  });
});
