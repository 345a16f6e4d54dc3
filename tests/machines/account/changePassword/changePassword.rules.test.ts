import { describe, expect, it } from 'vitest';
import * as rules from '../../../../src/machines/account/changePassword/changePassword.rules.ts';
import { registerSettings } from '../../../model/registerSettings.ts';

const form = (
  [oldPassword, newPassword, confirmNewPassword]: readonly [string, string, string],
  part: Partial<rules.ChangePasswordContext> = {},
): rules.ChangePasswordContext => ({
  ...rules.emptyForm,
  username: 'somchai',
  stored: null,
  forced: false,
  rule: registerSettings.rules.password,
  values: { oldPassword, newPassword, confirmNewPassword },
  ...part,
});
const stored = { username: 'weak', password: '123456' };
const required = { kind: 'required' };

describe('the change-password form', () => {
  it('[CHPW-05] [CHPW-09] [CHPW-10] [CHPW-12] asks for the old password only if none is kept from the login', () => {
    expect(rules.problemsOf(form(['', '', '']))).toEqual({
      oldPassword: required,
      newPassword: required,
      confirmNewPassword: required,
    });
    expect(rules.problemsOf(form(['', '', ''], { stored }))).toEqual({
      newPassword: required,
      confirmNewPassword: required,
    });
  });

  it.each([
    ['[CHPW-11] the shared rule for its length', 'short1', { kind: 'pattern', patternId: 7, min: 8, max: 64 }],
    ['[CHPW-11] the shared rule for its characters', 'password!', { kind: 'pattern', patternId: 7, min: 8, max: 64 }],
    ['another password than the old one', 'oldPassword1', { kind: 'unchanged' }],
  ] as const)('requires %s', (_title, password, problem) => {
    expect(rules.problemsOf(form(['oldPassword1', password, password]))).toEqual({ newPassword: problem });
  });

  it('[CHPW-13] [VALID-27] requires the confirmation to equal the new password', () => {
    expect(rules.problemsOf(form(['oldPassword1', 'newPassword1', 'newPassword2']))).toEqual({
      confirmNewPassword: { kind: 'different' },
    });
    expect(rules.problemsOf(form(['oldPassword1', ' newPassword1', 'newPassword1 ']))).toEqual({});
  });

  it('compares with the password kept from the login, if any', () => {
    expect(rules.problemsOf(form(['', '123456', '123456'], { stored }))).toMatchObject({
      newPassword: { kind: 'unchanged' },
    });
    expect(rules.oldPasswordOf(form(['typed', '', ''], { stored }))).toBe('123456');
    expect(rules.oldPasswordOf(form([' typed ', '', '']))).toBe('typed');
  });

  it('shows errors only for fields that were left', () => {
    expect(rules.shownProblems(form(['', '', ''], { touched: ['newPassword'] }))).toEqual({ newPassword: required });
  });
});
