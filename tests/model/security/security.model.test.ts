import { describe, expect, it } from 'vitest';
import { changeProblems, nothingTyped, setProblems } from '../../../src/machines/security/security.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { plain } from '../profile/profile.spec.ts';
import { securityFlow } from './security.spec.ts';

describe('the account page', () => {
  it.each(
    modelTests(securityFlow, [
      'changing.typing, security.cancel -> resting',
      'changing.typing, security.typeSecret -> (stays)',
      'changing.sending, done sendChange -> loading',
      'changing.sending, error sendChange -> changing.typing',
      'changing.typing, security.submit -> (stays)',
      'changing.typing, security.submit [isChangeFormValid] -> changing.sending',
      'failed, security.retry -> loading',
      'loading, page.language -> loading.status',
      '[MEMBER-05] loading.status, done fetchStatus -> loading.accounts',
      'loading.status, error fetchStatus -> failed',
      '[MEMBER-05] loading.accounts, done fetchAccounts -> resting',
      'loading.accounts, error fetchAccounts -> resting',
      'any, page.language -> (stays)',
      'any, error devices -> failed',
      'any, error profile -> failed',
      'any, error contacts -> failed',
      ['[MEMBER-22] any, page.profileChanged -> (stays)', { tells: [{ type: 'page.profileChanged', profile: plain }] }],
      '[MEMBER-05: withdrawals may wait] resting, contacts.changed -> loading',
      'any, error signInWays -> failed',
      'resting, page.language -> loading',
      'resting, security.change [isSet] -> changing',
      'resting, security.set -> setting',
      'setting.requesting, security.cancel -> resting',
      'setting.typing, security.cancel -> resting',
      'setting.requesting, security.typeSecret -> (stays)',
      'setting.typing, security.typeSecret -> (stays)',
      'setting.requesting, done sendCode -> setting.typing',
      'setting.requesting, error sendCode -> setting.typing',
      'setting.sending, done sendSet -> loading',
      'setting.sending, error sendSet -> setting.typing',
      'setting.typing, security.requestCode -> setting.requesting',
      'setting.typing, security.submit -> (stays)',
      'setting.typing, security.submit [isSetFormValid] -> setting.sending',
    ]),
  )('%s', (_title, run) => run());

  const typed = {
    ...nothingTyped,
    loginPassword: 'Player#2026',
    verificationCode: '123456',
    paymentPassword: '135790',
    newPaymentPassword: '246813',
    paymentPasswordAgain: '246813',
  };

  it('requires six digits twice, and proof of identity', () => {
    expect([setProblems(typed), changeProblems(typed)]).toEqual([{}, {}]);
    expect(setProblems(nothingTyped)).toEqual({
      loginPassword: 'empty',
      verificationCode: 'sixDigits',
      newPaymentPassword: 'sixDigits',
    });
    expect(changeProblems(nothingTyped)).toEqual({ paymentPassword: 'sixDigits', newPaymentPassword: 'sixDigits' });
  });

  it.each(['12345', '1234567', '12345a', '๑๒๓๔๕๖', ' 12345'])('rejects %j as a payment password', (text) => {
    const wrong = { ...typed, newPaymentPassword: text, paymentPasswordAgain: text };
    expect([setProblems(wrong), changeProblems(wrong)]).toEqual([
      { newPaymentPassword: 'sixDigits' },
      { newPaymentPassword: 'sixDigits' },
    ]);
  });

  it('shows that the two passwords differ, or that nothing would change', () => {
    expect(setProblems({ ...typed, paymentPasswordAgain: '246814' })).toEqual({ paymentPasswordAgain: 'different' });
    const same = { ...typed, newPaymentPassword: '135790', paymentPasswordAgain: '135790' };
    expect([setProblems(same), changeProblems(same)]).toEqual([{}, { newPaymentPassword: 'unchanged' }]);
  });
});
