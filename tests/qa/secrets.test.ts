import { expect, it } from 'vitest';
import { secretsOfSite } from '../../src/qa/secrets.ts';

it('finds every name that the contract or a form calls secret', () => {
  const { names, fields, actors } = secretsOfSite();
  expect([...names].sort()).toEqual([
    'authorization',
    'captcha',
    'confirmNewPassword',
    'confirmPassword',
    'human',
    'idNumber',
    'idToken',
    'linkToken',
    'newPassword',
    'oldPassword',
    'password',
    'paymentPassword',
    'token',
    'verificationCode',
  ]);
  expect(fields).toEqual({
    'changePassword.type': ['value'],
    'forgot.typeSecret': ['value'],
    'login.typeSecret': ['value'],
    'register.typeSecret': ['value'],
    'resetPassword.type': ['value'],
  });
  expect([...actors]).toEqual(['proveHuman', 'takeLink']);
});
