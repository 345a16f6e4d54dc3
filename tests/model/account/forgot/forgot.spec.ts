import { expect } from 'vitest';
import { recoveryContract } from '../../../../src/api/contract/account/recovery.ts';
import { registrationContract } from '../../../../src/api/contract/account/registration.ts';
import type { ForgotSettings } from '../../../../src/machines/account/forgot/forgot.events.ts';
import { forgotMachine } from '../../../../src/machines/account/forgot/forgot.machine.ts';
import { problemsOf } from '../../../../src/machines/account/forgot/forgot.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import { isHeld } from '../../holding.ts';
import type { Flow } from '../../kit/flow.ts';
import { registerSettings } from '../../registerSettings.ts';
import { japan, thailand } from '../login/login.spec.ts';

const { byEmail, byPhone } = recoveryContract;
const { settings } = registrationContract;

/** Server rules for username and email address, besides the password of `registerSettings`. */
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

/** The request that the cases lead to, every input trimmed; the number is valid in Thailand only. */
const mailRequest = { username: 'somchai', email: 'somchai@example.test' };
const phoneRequest = {
  newPassword: 'Lantern77Boat',
  mobileNum: '081-234-5678',
  countryDialingCode: '66',
  verificationCode: '123456',
};

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
      { field: 'newPassword', value: ' Lantern77Boat ' },
    ],
    'forgot.leaveField': (['username', 'email', 'mobileNum', 'verificationCode', 'newPassword'] as const).map(
      (field) => ({ field }),
    ),
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
  eachCounts: ['smsCode.refused'],
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
    context.values.mobileNum,
    Object.keys(problemsOf({ ...context, method: 'email' })),
    Object.keys(problemsOf({ ...context, method: 'mobileNum' })),
  ],
  walks: ['start 1, modal.settings 2'],
  invariants: {
    '[ROUTE-01] nothing replaces the form while it awaits an answer that must not be lost': ({ effects, snapshot }) =>
      expect(isHeld(effects)).toBe(snapshot.matches('sendingMail') || snapshot.matches('settingPassword')),
    '[FORGOT-04] the mobile method is chosen only where the merchant offers it': ({ snapshot: { context } }) => {
      if (!context.byMobile) expect(context.method).toBe('email');
    },
    'the mobile method is offered only while all its parts work': ({ pending, snapshot: { context, status } }) => {
      if (status !== 'active') return;
      const working = ['smsCode', 'countryPicker'].filter((part) => part in pending);
      expect(working.length).toBe(context.mobileBroken ? 0 : 2);
      if (context.mobileBroken) expect(context.byMobile).toBe(false);
    },
    '[FORGOT-20] a session is stored exactly when the new password was accepted': ({
      effects,
      snapshot: { context },
    }) =>
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
    form: ({ snapshot }) => {
      const { context } = snapshot;
      expect([context.rules, snapshot.hasTag('busy')]).toEqual([forgotRules, false]);
      if (context.failure === null) return;
      const typed =
        context.method === 'email'
          ? { username: ' somchai ', email: 'somchai@example.test' }
          : { mobileNum: ' 081-234-5678 ', verificationCode: '123456', newPassword: ' Lantern77Boat ' };
      // If the mobile method was withdrawn during its call, the email fields may still be empty.
      const isWithdrawn = context.method === 'email';
      for (const [field, value] of Object.entries(typed)) {
        const held = context.values[field as keyof typeof context.values];
        expect(isWithdrawn ? ['', value] : [value]).toContain(held);
      }
    },
    sendingMail: ({ pending, snapshot }) => {
      expect(pending.sendMail).toEqual({ request: mailRequest });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'forgot.close' })).toBe(false);
    },
    mailSent: ({ pending, snapshot }) => {
      expect([pending.sendMail, snapshot.hasTag('busy')]).toEqual([undefined, false]);
      expect(snapshot.can({ type: 'forgot.acknowledge' })).toBe(true);
    },
    settingPassword: ({ pending, snapshot }) => {
      expect(pending.setPassword).toEqual({ request: phoneRequest });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'forgot.close' })).toBe(false);
    },
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
