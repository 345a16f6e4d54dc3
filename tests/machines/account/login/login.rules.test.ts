import { describe, expect, it } from 'vitest';
import * as rules from '../../../../src/machines/account/login/login.rules.ts';

const form = (part: Partial<rules.LoginContext>): rules.LoginContext => ({
  ...rules.emptyForm,
  area: 'site',
  features: { smsLogin: true, forcedPasswordChange: true },
  countries: [],
  country: {
    countryCode: 'TH',
    countryDialingCode: '66',
    name: { EN: 'Thailand', TH: 'ไทย' },
    mobileLengths: [9],
    mobilePattern: '[689]\\d{8}',
  },
  captchaKey: 'a-key-of-sixteen-or-more',
  ...part,
});
const values = (part: Partial<rules.LoginValues>): rules.LoginValues => ({ ...rules.emptyValues, ...part });

describe('login by user name', () => {
  it('[VALID-29] [VALID-30] requires user name and password', () => {
    expect(rules.problemsOf(form({}))).toEqual({ username: { kind: 'required' }, password: { kind: 'required' } });
  });

  it('[LOGIN-05] trims its inputs', () => {
    expect(rules.problemsOf(form({ values: values({ username: '  ', password: ' p ' }) }))).toEqual({
      username: { kind: 'required' },
    });
  });

  it('[VALID-31] [CAPTCHA-04] requires the captcha only when it is shown', () => {
    const filled = values({ username: 'somchai', password: 'p' });
    expect(rules.problemsOf(form({ values: filled }))).toEqual({});
    expect(rules.problemsOf(form({ values: filled, captchaShown: true }))).toEqual({ captcha: { kind: 'required' } });
  });
});

describe('login by SMS', () => {
  it('[VALID-32] requires number and code', () => {
    expect(rules.problemsOf(form({ method: 'sms' }))).toEqual({
      mobileNum: { kind: 'required' },
      verificationCode: { kind: 'required' },
    });
  });

  it("requires six digits for the code and the country's digits for the number", () => {
    const wrong = values({ mobileNum: '0812', verificationCode: '12345a' });
    expect(rules.problemsOf(form({ method: 'sms', values: wrong }))).toEqual({
      mobileNum: { kind: 'mobile', lengths: [9] },
      verificationCode: { kind: 'code', digits: 6 },
    });
    for (const verificationCode of ['1234567', 'a123456']) {
      const long = form({ method: 'sms', values: values({ mobileNum: '0812345678', verificationCode }) });
      expect(rules.problemsOf(long)).toEqual({ verificationCode: { kind: 'code', digits: 6 } });
    }
    const right = values({ mobileNum: ' 081-234-5678 ', verificationCode: ' 123456 ' });
    expect(rules.problemsOf(form({ method: 'sms', values: right }))).toEqual({});
  });
});

describe('the remembered login', () => {
  const typed = values({ username: ' somchai ', password: ' p ', mobileNum: ' 081 234 5678 ' });

  it('[LOGIN-27] [LOGIN-28] [LOGIN-29] holds the trimmed values that logged in, or nothing if not wanted', () => {
    const nothing = { username: '', password: '', mobileNum: '', countryDialingCode: '' };
    const kept = (part: Partial<rules.LoginContext>) => rules.toRemember(form({ values: typed, ...part }));
    expect([kept({ remember: true }), kept({ remember: true, method: 'sms' }), kept({})]).toEqual([
      { ...nothing, username: 'somchai', password: 'p' },
      { ...nothing, mobileNum: '081 234 5678', countryDialingCode: '66' },
      null,
    ]);
  });
});

describe('the login form', () => {
  it('[LOGIN-19] requires no password change before a login', () => {
    const closed = form({ values: values({ username: 'weak', password: '123456' }) });
    expect(rules.outputOf(closed)).toMatchObject({ outcome: 'closed', changeDue: false });
  });

  it('shows errors only for fields that were left', () => {
    expect(rules.shownProblems(form({ touched: [] }))).toEqual({});
    expect(rules.shownProblems(form({ touched: ['password'] }))).toEqual({ password: { kind: 'required' } });
  });

  it('counts a field left twice once', () => {
    expect(rules.withTouched(['username'], 'password')).toEqual(['username', 'password']);
    expect(rules.withTouched(['username', 'password'], 'username')).toEqual(['username', 'password']);
  });

  it('[LOGIN-13] [LOGIN-25] [LOGIN-26] asks for a captcha when the failure flags it', () => {
    const refused = (captcha?: boolean) =>
      rules.asksForCaptcha({
        kind: 'refused',
        code: 'BAD_CREDENTIALS',
        message: '',
        details: captcha === undefined ? null : { captcha },
      });
    expect([refused(true), refused(false), refused(), rules.asksForCaptcha({ kind: 'offline' })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
