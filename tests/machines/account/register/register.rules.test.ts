import { describe, expect, it } from 'vitest';
import { businessDay } from '../../../../src/api/contract/rules/businessDay.ts';
import * as rules from '../../../../src/machines/account/register/register.rules.ts';
import { registerInput } from '../../../model/account/register/register.spec.ts';
import { bothWays } from '../../../model/account/register/registerForms.ts';

const form = (part: Partial<rules.RegisterContext>): rules.RegisterContext => ({
  ...rules.firstContext(registerInput),
  settings: bothWays,
  ...part,
});

describe('registration', () => {
  it('[REG-22] starts with the referral code and the host', () => {
    const { values, invitedBy } = form(rules.invited(form({}), 'LANTERN1'));
    expect([values.affiliateCode, values.domain, invitedBy]).toEqual(['LANTERN1', 'play.example.test', 'LANTERN1']);
  });

  it('[REG-29] [REG-30] requires both consents, with errors after the first submit', () => {
    const submitted = form({ touched: ['terms', 'age'], agreed: { terms: true, age: false } });
    expect([rules.shownProblem(submitted, 'terms'), rules.shownProblem(submitted, 'age')]).toEqual([
      undefined,
      { kind: 'notTicked' },
    ]);
    expect(rules.shownProblem(form({}), 'age')).toBeUndefined();
  });

  it('[ERR-10] shows the error of an unknown invitation code while the field holds it', () => {
    const holding = (affiliateCode: string) =>
      form({ touched: ['affiliateCode'], refusedCode: 'NOBODY9', values: { ...rules.emptyValues, affiliateCode } });
    const said = ['NOBODY9', ' NOBODY9 ', 'NOBODY', ''].map((code) =>
      rules.shownProblem(holding(code), 'affiliateCode'),
    );
    expect(said).toEqual([{ kind: 'noInvitation' }, { kind: 'noInvitation' }, undefined, undefined]);
    expect(rules.shownProblem(holding('NOBODY9'), 'username')).toBeUndefined();
  });

  it('[REG-09] [REG-10] checks an invitation code only if the field is shown and filled', () => {
    const coded = { values: { ...rules.emptyValues, affiliateCode: ' LANTERN1 ' } };
    const hidden = { ...bothWays, order: bothWays.order.filter((field) => field !== 'affiliateCode') };
    expect([
      rules.isInvited(form(coded)),
      rules.isInvited(form({ values: { ...rules.emptyValues, affiliateCode: '  ' } })),
      rules.isInvited(form({ ...coded, settings: hidden })),
    ]).toEqual([true, false, false]);
  });

  it.each([
    ['2026-11-20T15:59:59Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-21'],
  ])('validates birthdays by the business day in GMT+8: %s is %s', (instant, day) => {
    expect(businessDay(Date.parse(instant))).toBe(day);
  });
});
