import { describe, expect, it } from 'vitest';
import { type RuledField, ruledField } from '../../../src/api/contract/account/registration.ts';
import {
  isRequired,
  registerFields,
  registerMethods,
  registerProblem,
  registerProblems,
} from '../../../src/api/contract/rules/registerForm.ts';
import { emptyValues } from '../../../src/machines/account/register/register.rules.ts';
import { settingsWith } from '../../model/account/register/registerForms.ts';

const all: readonly RuledField[] = ruledField.options;
const withCode = { smsVerificationOnRegistration: true };
const withPassword = { mobileRegisterPassword: true };

describe('the fields of a registration', () => {
  it.each([
    ['[REG-06] by name: two fields', 'username', ['username', 'password'], {}, ['username', 'password']],
    ['[REG-19] what a name cannot do without comes by itself', 'username', [], {}, ['username', 'password']],
    [
      '[VALID-10] in the order of the server, and only what is on',
      'username',
      ['email', 'password', 'username'],
      {},
      ['email', 'password', 'username'],
    ],
    [
      '[REG-05] [VALID-33] a code of an SMS stands behind the number it proves',
      'username',
      ['username', 'password'],
      withCode,
      ['mobileNum', 'verificationCode', 'username', 'password'],
    ],
    ['[REG-02] [VALID-34] by mobile: number and code', 'mobile', ['username'], {}, ['mobileNum', 'verificationCode']],
    [
      '[REG-04] by mobile with a password where the merchant wants one',
      'mobile',
      ['mobileNum', 'password', 'confirmPassword'],
      withPassword,
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ],
    [
      '[REG-04] by mobile without a password nobody confirms one',
      'mobile',
      ['mobileNum', 'password', 'confirmPassword', 'line'],
      {},
      ['mobileNum', 'verificationCode', 'line'],
    ],
    [
      '[REG-04] what a mobile number and its password cannot do without comes by itself',
      'mobile',
      [],
      withPassword,
      ['mobileNum', 'verificationCode', 'password'],
    ],
    [
      '[REG-04] by mobile nobody chooses a name',
      'mobile',
      ['username', 'mobileNum', 'password'],
      withPassword,
      ['mobileNum', 'verificationCode', 'password'],
    ],
  ] as const)('%s', (_title, method, order, features, fields) => {
    expect(registerFields(method, settingsWith(order, features))).toEqual(fields);
  });

  it('[REG-19] are all twenty-three at once, the dialling code with the number', () => {
    expect(registerFields('username', settingsWith(all, withCode))).toHaveLength(22);
  });

  it('[REG-01] [REG-02] [REG-03] [REG-06] have the enabled methods', () => {
    const ways = (usernameRegistration: boolean, mobileRegistration: boolean) =>
      registerMethods(settingsWith([], { usernameRegistration, mobileRegistration }));
    expect([ways(true, true), ways(true, false), ways(false, true), ways(false, false)]).toEqual([
      ['mobile', 'username'],
      ['username'],
      ['mobile'],
      [],
    ]);
  });

  it('[VALID-10] leave out disabled fields', () => {
    const { rules, ...settings } = settingsWith(['username', 'email', 'password'], {});
    const off = { ...settings, rules: { ...rules, email: { ...rules.email, enabled: false } } };
    expect(registerFields('username', off)).toEqual(['username', 'password']);
  });

  it('[VALID-09] are required by rule, method or field', () => {
    const settings = settingsWith(all, {});
    expect(all.filter((field) => isRequired(field, 'username', settings))).toEqual([
      'username',
      'password',
      'captcha',
      'confirmPassword',
    ]);
    const byMobile = settingsWith(all, withPassword);
    expect(all.filter((field) => isRequired(field, 'mobile', byMobile)).sort()).toEqual([
      'captcha',
      'confirmPassword',
      'mobileNum',
      'password',
    ]);
  });
});

describe('errors of a registration', () => {
  const form = (values: Partial<typeof emptyValues>) => ({
    method: 'username' as const,
    values: { ...emptyValues, username: 'Somsak1', password: 'Player2026', ...values },
    country: null,
    today: '2026-11-21',
  });

  it('[REG-08] [VALID-27] belong to one field each', () => {
    const settings = settingsWith(['username', 'password', 'confirmPassword', 'birthday', 'mobileNum'], withCode);
    const wrong = form({
      username: '',
      confirmPassword: 'player2026',
      birthday: '2010-01-01',
      mobileNum: '0812345678',
      verificationCode: '12',
    });
    expect(registerProblems(wrong, settings)).toEqual({
      username: { kind: 'required' },
      confirmPassword: { kind: 'different' },
      birthday: { kind: 'underAge', age: 18 },
      mobileNum: { kind: 'country' },
      verificationCode: { kind: 'code', digits: 6 },
    });
  });

  it.each([
    ['confirmPassword', '', { kind: 'required' }],
    ['verificationCode', '', { kind: 'required' }],
    ['verificationCode', '123456', null],
    ['verificationCode', '1234567', { kind: 'code', digits: 6 }],
    ['verificationCode', 'a123456', { kind: 'code', digits: 6 }],
    ['verificationCode', '123456a', { kind: 'code', digits: 6 }],
    ['birthday', '', null],
  ] as const)('[VALID-09] [VALID-33] %s "%s" is %j', (field, value, problem) => {
    const settings = settingsWith(['username', 'password', 'confirmPassword', 'birthday'], withCode);
    expect(registerProblem(field, form({ [field]: value }), settings)).toEqual(problem);
  });

  it('[VALID-04] cover every field with a rule', () => {
    const { rules, ...settings } = settingsWith(['username', 'password'], {});
    const strict = { ...settings, rules: { ...rules, username: { ...rules.username, minLength: 4, maxLength: 16 } } };
    expect(registerProblem('username', form({ username: 'Som' }), strict)).toMatchObject({ min: 4, max: 16 });
  });

  it('ignore blanks around the values', () => {
    const settings = settingsWith(['username', 'password', 'confirmPassword'], {});
    expect(
      registerProblems(
        form({ username: ' Somsak1 ', password: ' Player2026 ', confirmPassword: ' Player2026' }),
        settings,
      ),
    ).toEqual({});
  });
});
