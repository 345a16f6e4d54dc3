import { describe, expect, it } from 'vitest';
import { sessionContract } from '../../../../src/api/contract/site/session.ts';
import { emptyForm, emptyValues, type LoginContext } from '../../../../src/machines/account/login/login.rules.ts';
import { loginCall } from '../../../../src/machines/account/login/loginCall.ts';

const filled: LoginContext = {
  ...emptyForm,
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
  human: 'proof',
  values: {
    ...emptyValues,
    username: ' somchai ',
    password: ' Player#2026 ',
    captcha: ' k7m4r ',
    mobileNum: ' 081 234 5678 ',
    verificationCode: ' 123456 ',
  },
};

describe('the login request', () => {
  it('[LOGIN-05] [LOGIN-09] [LOGIN-10] by user name sends username, password and type, trimmed', () => {
    expect(loginCall(filled)).toEqual({
      headers: { 'login-area': 'site' },
      request: { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof' },
    });
  });

  it('[LOGIN-09] sends the captcha with its key, once shown', () => {
    expect(loginCall({ ...filled, captchaShown: true, area: 'agent' })).toEqual({
      headers: { 'login-area': 'agent', 'captcha-key': 'a-key-of-sixteen-or-more' },
      request: { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof', captcha: 'k7m4r' },
    });
  });

  it('[LOGIN-10] [LOGIN-11] by SMS sends number and code instead', () => {
    expect(loginCall({ ...filled, method: 'sms' })).toEqual({
      headers: { 'login-area': 'site' },
      request: { type: 'sms', countryDialingCode: '66', mobileNum: '081 234 5678', verificationCode: '123456' },
    });
  });

  it.each([
    ['(081) 234.5678', '081 2345678'],
    ['081\u2013234\u2013\u20605678', '0812345678'],
  ])('[LOGIN-11] by SMS strips %j to the characters of a number', (mobileNum, carried) => {
    const call = loginCall({ ...filled, method: 'sms', values: { ...filled.values, mobileNum } });
    expect(call.request).toEqual({ ...loginCall({ ...filled, method: 'sms' }).request, mobileNum: carried });
    expect(sessionContract.login.request.safeParse(call.request).success).toBe(true);
  });
});
