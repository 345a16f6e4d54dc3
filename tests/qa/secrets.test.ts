import { expect, it } from 'vitest';
import { secretsOfSite } from '../../src/qa/secrets.ts';

it('finds every name that the contract or a form calls secret', () => {
  const { names, fields, actors } = secretsOfSite();
  expect([...names].sort()).toEqual([
    'accountNumber',
    'authorization',
    'captcha',
    'confirmNewPassword',
    'confirmPassword',
    'desk-token',
    'human',
    'idNumber',
    'idToken',
    'idempotencyKey',
    'keySeed',
    'linkToken',
    'loginPassword',
    'newPassword',
    'newPaymentPassword',
    'oldPassword',
    'password',
    'paymentPassword',
    'paymentPasswordAgain',
    'receiver',
    'token',
    'verificationCode',
    'webp',
  ]);
  expect(fields).toEqual({
    'bankAccount.typeSecret': ['value'],
    'changePassword.type': ['value'],
    'desk.typeSecret': ['value'],
    'convert.typeSecret': ['value'],
    'exclusion.typeSecret': ['value'],
    'forgot.typeSecret': ['value'],
    'lineTransfer.typeSecret': ['value'],
    'login.typeSecret': ['value'],
    'redeem.typeSecret': ['value'],
    'register.typeSecret': ['value'],
    'resetPassword.type': ['value'],
    'security.typeSecret': ['value'],
    'withdraw.typeSecret': ['value'],
  });
  expect([...actors]).toEqual(['proveHuman', 'takeLink']);
});
