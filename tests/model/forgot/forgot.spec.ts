import { expect } from 'vitest';
import { recoveryContract } from '../../../src/api/contract/recovery.ts';
import { registrationContract } from '../../../src/api/contract/registration.ts';
import type { ForgotSettings } from '../../../src/machines/forgot/forgot.events.ts';
import { forgotMachine } from '../../../src/machines/forgot/forgot.machine.ts';
import { problemsOf } from '../../../src/machines/forgot/forgot.rules.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { registerSettings } from '../registerSettings.ts';

const { byEmail, byPhone } = recoveryContract;
const { settings } = registrationContract;

/** What the server wants of a name and an e-mail address, beside the password of `registerSettings`. */
export const forgotRules = {
  ...registerSettings.rules,
  username: {
    ...registerSettings.rules.username,
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    patternId: 3,
    minLength: 4,
    maxLength: 16,
  },
  email: { ...registerSettings.rules.email, acceptedPattern: '[^@ ]+@[^@ ]+', patternId: 6, minLength: 3 },
};

export const offered: ForgotSettings = { byMobile: true, countries: [thailand, japan], country: thailand };

export const outcomes = {
  rules: answers(settings, { ...registerSettings, rules: forgotRules }),
  taken: answers(byEmail, null),
  unknown: refuses(byEmail, 'ACCOUNT_UNKNOWN'),
  recovered: answers(byPhone, { token: 'token-3' }),
  wrongCode: refuses(byPhone, 'SMS_CODE_WRONG'),
};

/** What the cases make of a call, every input trimmed. */
const mailRequest = { username: 'somchai', email: 'somchai@example.test' };
const phoneRequest = (countryDialingCode: string | undefined) => ({
  newPassword: 'newPassword1',
  mobileNum: '081-234-5678',
  countryDialingCode,
  verificationCode: '123456',
});

export const forgotFlow: Flow<typeof forgotMachine> = {
  machine: () => forgotMachine,
  inputs: [offered, { ...offered, byMobile: false }],
  cases: {
    'forgot.type': [
      { field: 'username', value: ' somchai ' },
      { field: 'email', value: 'somchai@example.test' },
      { field: 'mobileNum', value: ' 081-234-5678 ' },
    ],
    'forgot.typeSecret': [
      { field: 'verificationCode', value: '123456' },
      { field: 'newPassword', value: ' newPassword1 ' },
    ],
    'forgot.leaveField': [{ field: 'username' }],
    'forgot.chooseMethod': [{ method: 'mobileNum' }, { method: 'email' }],
    'forgot.requestCode': [{}],
    'forgot.submit': [{}],
    'forgot.retry': [{}],
    'forgot.acknowledge': [{}],
    'forgot.logIn': [{}],
    'forgot.close': [{}],
    'country.chosen': [{ country: thailand }, { country: japan }],
    'smsCode.refused': [{ failure: { kind: 'offline' } }],
    'modal.settings': [{ settings: offered }, { settings: { ...offered, byMobile: false } }],
  },
  outcomes: {
    fetchRules: [outcomes.rules, ...wireFailures(settings)],
    sendMail: [outcomes.taken, outcomes.unknown, ...wireFailures(byEmail)],
    setPassword: [outcomes.recovered, outcomes.wrongCode, ...wireFailures(byPhone)],
    smsCode: [defect],
    countryPicker: [defect],
  },
  project: (context) => [
    context.method,
    context.byMobile,
    context.country?.countryCode,
    context.rules === null,
    Object.keys(problemsOf({ ...context, method: 'email' })),
    Object.keys(problemsOf({ ...context, method: 'mobileNum' })),
  ],
  invariants: {
    '[FORGOT-04] the way by mobile is chosen only where the merchant offers it': ({ snapshot: { context } }) => {
      if (!context.byMobile) expect(context.method).toBe('email');
    },
    '[FORGOT-20] a session is kept exactly when the new password was taken': ({ effects, snapshot: { context } }) =>
      expect(effects.filter((effect) => 'did' in effect)).toEqual(
        context.outcome === 'loggedIn' ? [{ did: 'storeToken', params: { token: 'token-3' } }] : [],
      ),
  },
  expectations: {
    loadingRules: ({ pending, snapshot }) => {
      expect(pending.fetchRules).toEqual({ request: {} });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    withoutRules: ({ snapshot }) => expect(snapshot.context.failure).not.toBeNull(),
    'form.editing': ({ snapshot }) => {
      expect(snapshot.context.rules).toEqual(forgotRules);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    'form.refused': ({ snapshot: { context } }) => {
      expect(context.failure).not.toBeNull();
      expect(context.values).toMatchObject(
        context.method === 'email'
          ? { username: ' somchai ', email: 'somchai@example.test' }
          : { mobileNum: ' 081-234-5678 ', verificationCode: '123456', newPassword: ' newPassword1 ' },
      );
    },
    sendingMail: ({ pending, snapshot }) => {
      expect(pending.sendMail).toEqual({ request: mailRequest });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
    },
    mailSent: ({ pending, snapshot }) => {
      expect([pending.sendMail, snapshot.hasTag('busy')]).toEqual([undefined, false]);
      expect(snapshot.can({ type: 'forgot.acknowledge' })).toBe(true);
    },
    settingPassword: ({ pending, snapshot }) => {
      expect(pending.setPassword).toEqual({ request: phoneRequest(snapshot.context.country?.countryDialingCode) });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'forgot.close' })).toBe(false);
    },
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
