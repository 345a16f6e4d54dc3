import { expect } from 'vitest';
import { paymentPasswordContract } from '../../../../src/api/contract/account/paymentPassword.ts';
import { bankAccountContract } from '../../../../src/api/contract/money/bankAccount.ts';
import { securityMachine } from '../../../../src/machines/account/security/security.machine.ts';
import { changeProblems, setProblems } from '../../../../src/machines/account/security/security.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { accountList } from '../../money/withdraw/withdraw.spec.ts';
import { plain } from '../profile/profile.spec.ts';

const { status, sendCode, set, change } = paymentPasswordContract;

export const standing = {
  isSet: true,
  triesLeft: 5,
  lockedUntil: null,
  withdrawalsFrom: null,
  mobile: '•••• 5678',
  email: 'so•••@example.test',
  serverTime: 1_750_000_000_000,
};

export const nothing = {
  loginPassword: '',
  verificationCode: '',
  paymentPassword: '',
  newPaymentPassword: '',
  paymentPasswordAgain: '',
};

/** Without the parts of the page: of these only the devices open with something. */
const callsOf = ({ devices: _devices, ...calls }: Readonly<Record<string, unknown>>) => calls;

export const securityFlow: Flow<typeof securityMachine> = {
  machine: () => securityMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'security.retry': [{}],
    'contacts.changed': [{}],
    'page.profileChanged': [{ profile: plain }],
    'security.set': [{}],
    'security.change': [{}],
    'security.typeSecret': [
      { field: 'loginPassword', value: 'Player#2026' },
      { field: 'verificationCode', value: '123456' },
      { field: 'paymentPassword', value: '135790' },
      { field: 'newPaymentPassword', value: '246813' },
      { field: 'paymentPasswordAgain', value: '246813' },
    ],
    'security.requestCode': [{}],
    'security.submit': [{}],
    'security.cancel': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'page.profileChanged'],
  outcomes: {
    fetchStatus: [answers(status, standing), answers(status, { ...standing, isSet: false }), ...wireFailures(status)],
    fetchAccounts: [answers(bankAccountContract.list, accountList), ...wireFailures(bankAccountContract.list)],
    sendCode: [
      answers(sendCode, { mobile: '•••• 5678', expiredMinutes: 5 }),
      refuses(sendCode, 'SMS_TOO_MANY'),
      ...wireFailures(sendCode),
    ],
    sendSet: [answers(set, { withdrawalsFrom: null }), refuses(set, 'SMS_CODE_WRONG'), ...wireFailures(set)],
    devices: [defect],
    profile: [defect],
    contacts: [defect],
    signInWays: [defect],
    sendChange: [
      answers(change, null),
      refuses(change, 'PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }),
      ...wireFailures(change),
    ],
  },
  walks: [
    'start, fetchStatus done 1, fetchAccounts done, security.set, security.typeSecret 1, security.typeSecret 2, security.typeSecret 4, security.typeSecret 5, security.submit, security.typeSecret 3',
    'start, fetchStatus done 1, fetchAccounts done, security.change, security.typeSecret 1, security.typeSecret 2, security.typeSecret 3, security.typeSecret 4, security.typeSecret 5, security.submit, security.submit',
  ],
  project: (context) => [
    context.status?.isSet,
    context.accounts?.list.length,
    Object.keys(setProblems(context.typed)),
    Object.keys(changeProblems(context.typed)),
    context.tried,
    context.failure?.kind,
    context.codeFailure?.kind,
    context.sent === null,
    context.done,
  ],
  invariants: {
    'nothing typed is kept outside of a form': ({ snapshot }) => {
      const isForm = snapshot.matches('setting') || snapshot.matches('changing');
      if (!isForm) expect(snapshot.context.typed).toEqual(nothing);
    },
    'besides the calls, only a changed profile is passed on': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'page.profileChanged', profile: plain } });
    },
    'no failure is shown during a call': ({ snapshot }) => {
      if (snapshot.hasTag('busy'))
        expect([snapshot.context.failure, snapshot.context.codeFailure]).toEqual([null, null]);
    },
  },
  expectations: {
    'loading.status': ({ pending }) => expect(callsOf(pending)).toEqual({ fetchStatus: { request: {} } }),
    'loading.accounts': ({ pending, snapshot }) =>
      expect(callsOf(pending)).toEqual({ fetchAccounts: { request: { language: snapshot.context.language } } }),
    failed: ({ snapshot }) => {
      expect(snapshot.can({ type: 'security.retry' })).toBe(true);
    },
    resting: ({ pending, snapshot }) => {
      expect(callsOf(pending)).toEqual({});
      expect(snapshot.can({ type: 'security.change' })).toBe(snapshot.context.status?.isSet);
    },
    'setting.typing': ({ pending }) => expect(callsOf(pending)).toEqual({}),
    'setting.requesting': ({ pending }) => expect(callsOf(pending)).toEqual({ sendCode: { request: {} } }),
    'setting.sending': ({ pending, snapshot }) => {
      expect(callsOf(pending)).toEqual({
        sendSet: {
          request: { loginPassword: 'Player#2026', verificationCode: '123456', newPaymentPassword: '246813' },
        },
      });
      expect(snapshot.can({ type: 'security.cancel' })).toBe(false);
    },
    'changing.typing': ({ pending, snapshot }) => {
      expect([callsOf(pending), snapshot.context.status?.isSet]).toEqual([{}, true]);
    },
    'changing.sending': ({ pending, snapshot }) => {
      expect(callsOf(pending)).toEqual({
        sendChange: { request: { paymentPassword: '135790', newPaymentPassword: '246813' } },
      });
      expect(snapshot.can({ type: 'security.cancel' })).toBe(false);
    },
  },
};
