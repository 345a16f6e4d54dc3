import { describe, expect, it } from 'vitest';
import { birthdayProblem, isoBirthday } from '../../../src/api/contract/rules/birthday.ts';

const TODAY = '2026-11-21';
const underAge = { kind: 'underAge', age: 18 };

describe('a birthday', () => {
  it.each([
    ['2008-11-21', null],
    ['11-21-2008', null],
    ['2008-11-22', underAge],
    ['2008-12-01', underAge],
    ['2009-01-01', underAge],
    ['2008-01-31', null],
    ['1900-01-01', null],
    ['2005-04-31', { kind: 'noDate' }],
    ['2005-01-00', { kind: 'noDate' }],
    ['2004-02-29', null],
    ['2005-02-29', { kind: 'noDate' }],
    ['2000-13-01', { kind: 'noDate' }],
    ['1899-12-31', { kind: 'noDate' }],
    ['31-12-1990', { kind: 'noDate' }],
    ['1990-01-011', { kind: 'noDate' }],
    ['11990-01-01', { kind: 'noDate' }],
    ['011-05-1990', { kind: 'noDate' }],
    ['11-05-19901', { kind: 'noDate' }],
    ['yesterday', { kind: 'noDate' }],
  ])('[REG-30] [VALID-22] %s on 2026-11-21 is %j', (value, problem) => {
    expect(birthdayProblem(value, 18, TODAY)).toEqual(problem);
  });

  it('requires a valid day', () => {
    expect(() => birthdayProblem('1990-01-01', 18, 'today')).toThrow('today is no day');
  });

  it('is stored with the year first', () => {
    expect(['11-05-1990', '1990-11-05', '1990-02-30'].map(isoBirthday)).toEqual(['1990-11-05', '1990-11-05', null]);
  });
});
