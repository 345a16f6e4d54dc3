import { describe, expect, it } from 'vitest';
import { changeProblems, setProblems } from '../../../../src/machines/account/security/security.rules.ts';
import type { Line } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { accountList } from '../../money/withdraw/withdraw.spec.ts';
import { plain } from '../profile/profile.spec.ts';
import { nothing, securityFlow, standing } from './security.spec.ts';

const loads = { fetchStatus: { request: {} } };
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const toSet = 'start, fetchStatus done 1, fetchAccounts done, security.set';
/** A change, sent with six digits now and six others from then on. */
const toChange =
  'start, fetchStatus done 1, fetchAccounts done, security.change, security.typeSecret 3, security.typeSecret 4, security.typeSecret 5, security.submit';

describe('the account page', () => {
  it.each(
    modelTests(securityFlow, [
      [
        '[MEMBER-05] start',
        {
          calls: {
            ...loads,
            ...{ devices: { language: 'TH' }, signInWays: undefined, profile: undefined, contacts: undefined },
          },
        },
      ],
      [
        'changing.typing, security.cancel -> resting',
        { sets: { typed: nothing, tried: false, failure: null } },
        `${toChange}, sendChange error 1, security.cancel`,
      ],
      [
        'changing.typing, security.typeSecret -> (stays)',
        { sets: { typed: { ...nothing, paymentPassword: '135790' } } },
        'start, fetchStatus done 1, fetchAccounts done, security.change, security.typeSecret 3',
      ],
      [
        '[M5] changing.sending, done sendChange -> loading',
        { calls: loads, sets: { typed: nothing, tried: false, done: 'changed' } },
      ],
      [
        '[M5] changing.sending, error sendChange -> changing.typing',
        { sets: { failure: { ...refused('PAYMENT_PASSWORD_WRONG'), details: { triesLeft: 4 } } } },
      ],
      ['changing.typing, security.submit -> (stays)', { sets: { tried: true } }],
      [
        '[M5] changing.typing, security.submit [isChangeFormValid] -> changing.sending',
        {
          calls: { sendChange: { request: { paymentPassword: '135790', newPaymentPassword: '246813' } } },
          sets: { failure: null },
        },
        `${toChange}, sendChange error 1, security.submit`,
      ],
      [
        'failed, security.retry -> loading',
        { calls: loads, sets: { failure: null } },
        'start, fetchStatus error 1, security.retry',
      ],
      ['loading, page.language -> loading.status', { calls: loads, sets: { language: 'EN' } }],
      [
        '[MEMBER-05] loading.status, done fetchStatus -> loading.accounts',
        { calls: { fetchAccounts: { request: { language: 'TH' } } }, sets: { status: standing } },
      ],
      ['loading.status, error fetchStatus -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['[MEMBER-05] loading.accounts, done fetchAccounts -> resting', { sets: { accounts: accountList } }],
      ['loading.accounts, error fetchAccounts -> resting', {}],
      [
        'any, page.language -> (stays)',
        { sets: { language: 'EN' } },
        'start, fetchStatus done 1, fetchAccounts done, security.set, security.typeSecret 1, page.language',
      ],
      ...['devices', 'profile', 'contacts', 'signInWays'].map(
        (part): Line => [`any, error ${part} -> failed`, { stops: ['fetchStatus'] }],
      ),
      ['[MEMBER-22] any, page.profileChanged -> (stays)', { tells: [{ type: 'page.profileChanged', profile: plain }] }],
      ['[MEMBER-05: withdrawals may wait] resting, contacts.changed -> loading', { calls: loads }],
      ['resting, page.language -> loading', { calls: loads, sets: { language: 'EN' } }],
      [
        '[M5] resting, security.change [isSet] -> changing',
        { sets: { done: null } },
        `${toChange}, sendChange done, fetchStatus done 1, fetchAccounts done, security.change`,
      ],
      [
        '[M5] resting, security.set -> setting',
        { sets: { done: null } },
        `${toChange}, sendChange done, fetchStatus done 1, fetchAccounts done, security.set`,
      ],
      [
        'setting.requesting, security.cancel -> resting',
        { stops: ['sendCode'], sets: { typed: nothing } },
        `${toSet}, security.typeSecret 1, security.requestCode, security.cancel`,
      ],
      [
        'setting.typing, security.cancel -> resting',
        { sets: { typed: nothing, sent: null } },
        `${toSet}, security.typeSecret 1, security.requestCode, sendCode done, security.cancel`,
      ],
      [
        'setting.requesting, security.typeSecret -> (stays)',
        { sets: { typed: { ...nothing, loginPassword: 'Player#2026' } } },
      ],
      [
        'setting.typing, security.typeSecret -> (stays)',
        { sets: { typed: { ...nothing, verificationCode: '123456' } } },
        `${toSet}, security.typeSecret 2`,
      ],
      [
        '[A5] setting.requesting, done sendCode -> setting.typing',
        { sets: { sent: { mobile: '•••• 5678', expiredMinutes: 5 } } },
      ],
      ['[A5] setting.requesting, error sendCode -> setting.typing', { sets: { codeFailure: refused('SMS_TOO_MANY') } }],
      [
        '[M5] setting.sending, done sendSet -> loading',
        { calls: loads, sets: { typed: nothing, tried: false, done: 'set' } },
      ],
      ['[M5] setting.sending, error sendSet -> setting.typing', { sets: { failure: refused('SMS_CODE_WRONG') } }],
      [
        '[M5] [A5] setting.typing, security.requestCode -> setting.requesting',
        { calls: { sendCode: { request: {} } }, sets: { codeFailure: null } },
        `${toSet}, security.requestCode, sendCode error 1, security.requestCode`,
      ],
      ['setting.typing, security.submit -> (stays)', { sets: { tried: true } }],
      [
        '[M5] setting.typing, security.submit [isSetFormValid] -> setting.sending',
        {
          calls: {
            sendSet: {
              request: { loginPassword: 'Player#2026', verificationCode: '123456', newPaymentPassword: '246813' },
            },
          },
          sets: { tried: true },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  const typed = {
    ...nothing,
    loginPassword: 'Player#2026',
    verificationCode: '123456',
    paymentPassword: '135790',
    newPaymentPassword: '246813',
    paymentPasswordAgain: '246813',
  };

  it('requires six digits twice, and proof of identity', () => {
    expect([setProblems(typed), changeProblems(typed)]).toEqual([{}, {}]);
    expect(setProblems(nothing)).toEqual({
      loginPassword: 'empty',
      verificationCode: 'sixDigits',
      newPaymentPassword: 'sixDigits',
    });
    expect(changeProblems(nothing)).toEqual({ paymentPassword: 'sixDigits', newPaymentPassword: 'sixDigits' });
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
