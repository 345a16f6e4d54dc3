import { describe, expect, it } from 'vitest';
import { registrationContract } from '../../../../src/api/contract/account/registration.ts';
import { firstContext, type RegisterContext } from '../../../../src/machines/account/register/register.rules.ts';
import { registerCall } from '../../../../src/machines/account/register/registerCall.ts';
import { registerInput } from '../../../model/account/register/register.spec.ts';
import { bothWays, hosted, settingsWith } from '../../../model/account/register/registerForms.ts';

const filled = (part: Partial<RegisterContext>): RegisterContext => {
  const empty = firstContext(registerInput);
  return { ...empty, settings: bothWays, human: 'proof', ...part, values: { ...empty.values, ...part.values } };
};
const extra = {
  registerUrl: 'https://play.example.test/register',
  registerMethod: 'WEB',
  login: true,
  human: 'proof',
  acceptedTerms: true,
  confirmedAge: true,
};

describe('the registration request', () => {
  it('[API-08] [REG-23] [REG-24] [REG-25] [REG-28] sends shown and filled fields, trimmed, and the extra fields', () => {
    const context = filled({
      values: {
        ...firstContext(registerInput).values,
        username: ' Somsak1 ',
        password: ' Player#2026 ',
        captcha: ' AB3DE ',
        line: 'not shown here',
        affiliateCode: '  ',
      },
    });
    expect(registerCall(context)).toStrictEqual({
      method: 'username',
      call: {
        headers: { 'captcha-key': registerInput.captchaKey },
        request: { username: 'Somsak1', password: 'Player#2026', captcha: 'AB3DE', ...extra },
      },
    });
  });

  it('[API-09] [REG-18] by mobile sends number and dialling code, without a user name', () => {
    const settings = settingsWith(['mobileNum'], { mobileRegistration: true });
    const values = {
      ...firstContext(registerInput).values,
      username: 'typed before',
      mobileNum: ' (081) 234-5678 ',
      verificationCode: '123456',
    };
    expect(registerCall(filled({ settings, method: 'mobile', values }))).toStrictEqual({
      method: 'mobile',
      call: {
        headers: {},
        request: { mobileNum: '081 234-5678', countryDialingCode: '66', verificationCode: '123456', ...extra },
      },
    });
  });

  it('[REG-26] [REG-27] sends the proof of a hosted service instead of the code', () => {
    const proof = { channel: 'phone-service', idToken: 'id-token-1' };
    const values = { ...firstContext(registerInput).values, mobileNum: '0812345678', verificationCode: '123456' };
    const { call } = registerCall(filled({ settings: hosted, method: 'mobile', values, proof }));
    expect(call.request).toEqual({ mobileNum: '0812345678', countryDialingCode: '66', ...proof, ...extra });
  });

  it('[REG-18] [REG-24] by user name sends an optional number with its dialling code, without a code', () => {
    const settings = settingsWith(['username', 'mobileNum'], { usernameRegistration: true });
    const values = { ...firstContext(registerInput).values, username: 'Somsak1', mobileNum: ' (081) 234-5678 ' };
    const { call } = registerCall(filled({ settings, values }));
    expect(call.request).toStrictEqual({
      username: 'Somsak1',
      mobileNum: '081 234-5678',
      countryDialingCode: '66',
      ...extra,
    });
  });

  it('matches the contract', () => {
    const values = { ...firstContext(registerInput).values, username: 'Somsak1', password: 'Player#2026' };
    const { call } = registerCall(filled({ values }));
    expect(registrationContract.byUsername.request.safeParse(call.request).success).toBe(true);
  });
});
