import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../server/database/seed/demoSettings.ts';
import { fieldRules } from '../../server/database/seed/fieldRules.ts';
import { merchantSettings } from '../../server/site/system/merchantSettings.ts';
import { isSafePattern } from '../../server/site/system/safePattern.ts';

describe('patterns of field rules', () => {
  it.each([
    '*',
    '^[A-Za-z][A-Za-z0-9]*$',
    '^[0-9]{6}$',
    '^(?=.*[A-Z])[A-Za-z0-9]+$',
    '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$',
    '^[\\u0E00-\\u0E7F )(*+]+$',
  ])('accepts %s', (pattern) => {
    expect(isSafePattern(pattern)).toBe(true);
  });

  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^((a+))+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^([a-z]+)*@$',
    '^(?:a+b?)+$',
    '^(a{1,9}){1,9}$',
    '^(a?){30}a{30}$',
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    '^\\w{0,9}\\w{0,9}\\w{0,9}\\w{0,9}$',
    '^(.*)\\1$',
    '^.*.*.*.*.*$',
    '[a-z]+',
    '^[a-z]+',
    '^[a-z',
    `^${'a'.repeat(300)}$`,
  ])('refuses %s, which can backtrack without limit or is not anchored', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  it('refuses to load a merchant with an unsafe pattern', () => {
    const username = { ...fieldRules.username, acceptedPattern: '^(a+)+$' };
    const settings = { ...demoSettings, rules: { ...demoSettings.rules, username } };
    expect(() => merchantSettings.parse(settings)).toThrow(/run away/);
  });

  it.each([
    ['username', 'somchai1', 'som chai'],
    ['password', 'Player#2026', 'Player 2026'],
    ['mobileNum', '812345678', '+66812345678'],
    ['email', 'somchai@example.test', 'somchai@example'],
    ['payeeName', 'สมชาย ใจดี', 'สมชาย1'],
    ['paymentPassword', '135790', '13579o'],
    ['line', 'som.chai_9', 'som chai'],
    ['captcha', 'A3K9W', 'A3 K9'],
  ] as const)('[VALID-01] gives %s a rule that tells good from bad', (field, good, bad) => {
    const { acceptedPattern, minLength, maxLength } = fieldRules[field];
    const pattern = new RegExp(acceptedPattern, 'u');
    expect([pattern.test(good), pattern.test(bad)]).toEqual([true, false]);
    expect(good.length >= minLength && good.length <= maxLength).toBe(true);
  });
});
