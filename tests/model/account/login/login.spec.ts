import { expect } from 'vitest';
import { signInStepContract } from '../../../../src/api/contract/account/signInStep.ts';
import type { Country } from '../../../../src/api/contract/site/ext.ts';
import { sessionContract } from '../../../../src/api/contract/site/session.ts';
import { ApiError, failureOf, isRefusal } from '../../../../src/api/failure.ts';
import type { LoginInput } from '../../../../src/machines/account/login/login.machine.ts';
import { loginMachine } from '../../../../src/machines/account/login/login.machine.ts';
import { problemsOf } from '../../../../src/machines/account/login/login.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import { isHeld, otherEffects } from '../../holding.ts';
import type { Effect } from '../../kit/effect.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';
import { expectedCall, expectedRemembered } from './loginCalls.ts';

const { login } = sessionContract;
const { secondFactor, passkey } = signInStepContract;

export const thailand: Country = {
  countryCode: 'TH',
  countryDialingCode: '66',
  name: { EN: 'Thailand', TH: 'ไทย' },
  mobileLengths: [9],
  mobilePattern: '[689]\\d{8}',
};
export const japan: Country = {
  countryCode: 'JP',
  countryDialingCode: '81',
  name: { EN: 'Japan', TH: 'ญี่ปุ่น' },
  mobileLengths: [10],
  mobilePattern: '[2-9]\\d{9}',
};

export const loginInput: LoginInput = {
  area: 'site',
  features: { smsLogin: true, forcedPasswordChange: true },
  countries: [thailand, japan],
  country: thailand,
  captchaKey: 'a-key-of-sixteen-or-more',
};

export const granted = { token: 'token-1', firstTimeLogin: false, passwordExpired: false };
export const outcomes = {
  granted: answers(login, granted),
  wrong: refuses(login, 'BAD_CREDENTIALS'),
  flagged: refuses(login, 'BAD_CREDENTIALS', { captcha: true }),
  proof: done('proof of a human'),
  stepNeeded: refuses(login, 'SECOND_FACTOR_NEEDED', { stepTicket: 'ticket-of-the-second-step' }),
};
const expired = refuses(secondFactor, 'SECOND_STEP_EXPIRED');
const offline = new ApiError({ kind: 'offline' });

export const loginFlow: Flow<typeof loginMachine> = {
  thorough: true,
  machine: () => loginMachine,
  inputs: [loginInput, { ...loginInput, area: 'agent', features: { ...loginInput.features, smsLogin: false } }],
  cases: {
    'login.type': [
      { field: 'username', value: ' somchai ' },
      { field: 'mobileNum', value: ' 081-234-5678 ' },
    ],
    'login.typeSecret': [
      { field: 'password', value: ' Player#2026 ' },
      { field: 'captcha', value: ' AB3DE' },
      { field: 'verificationCode', value: '123456' },
    ],
    'login.leaveField': (['username', 'password', 'captcha', 'mobileNum', 'verificationCode'] as const).map(
      (field) => ({
        field,
      }),
    ),
    'login.chooseMethod': [{ method: 'sms' }, { method: 'username' }],
    'login.remember': [{ remember: true }, { remember: false }],
    'login.requestCode': [{}],
    'login.refreshCaptcha': [{}],
    'login.submit': [{}],
    'login.passkey': [{}],
    'login.goTo': [{ form: 'forgot' }, { form: 'register' }],
    'login.close': [{}],
    'countries.loaded': [{ value: { current: 'JP', list: [japan, thailand] } }],
    'country.chosen': [{ country: thailand }, { country: japan }],
    'captcha.renewed': [{}],
    'smsCode.refused': [{ failure: { kind: 'offline' } }],
    'modal.settings': [{ settings: { features: loginInput.features, countries: [japan], country: japan } }],
  },
  eachCounts: ['login.remember', 'smsCode.refused'],
  outcomes: {
    recall: [done(null), fails(offline)],
    proveHuman: [outcomes.proof, fails(offline)],
    sendLogin: [outcomes.granted, outcomes.wrong, outcomes.flagged, outcomes.stepNeeded, ...wireFailures(login)],
    secondStep: [
      done({ granted, failure: null }),
      done({ granted: null, failure: null }),
      done({ granted: null, failure: expired.kind === 'error' ? failureOf(expired.error) : null }),
      defect,
    ],
    usePasskey: [
      done({ granted, trouble: null }),
      done({ granted: null, trouble: 'cancelled' }),
      refuses(passkey, 'PASSKEY_REFUSED'),
    ],
    captcha: [],
    smsCode: [defect],
    countries: [defect],
    countryPicker: [defect],
  },
  // A captcha counts once shown, which empties it. A number is validated in its country, as long as SMS login is
  // offered.
  project: (context) => [
    context.method,
    context.features.smsLogin,
    context.captchaShown,
    context.remember,
    Object.keys(problemsOf({ ...context, method: 'username' })),
    context.smsBroken || [context.values.mobileNum, context.country?.countryCode, context.values.verificationCode],
  ],
  walks: [
    'start 1, country.chosen 2',
    'start 2, modal.settings',
    'start 1, recall done, login.type 2, login.typeSecret 3, login.chooseMethod 1, login.submit, sendLogin error 2, login.typeSecret 2, login.submit, login.refreshCaptcha',
  ],
  invariants: {
    '[ROUTE-01] nothing replaces the form while it awaits an answer that must not be lost': ({ effects, snapshot }) =>
      expect(isHeld(effects)).toBe(snapshot.matches('sending')),
    'the token is stored once, after the server accepted the login': ({ effects, snapshot: { context } }) =>
      expect(effects.filter((effect) => 'did' in effect && effect.did === 'storeToken')).toEqual(
        context.granted ? [{ did: 'storeToken', params: { token: 'token-1' } }] : [],
      ),
    '[LOGIN-30] only unticking clears what is remembered': ({ effects }) =>
      expect(effects.filter((effect) => 'did' in effect && effect.did === 'forgetRemembered')).toEqual(
        effects.flatMap((effect) =>
          'did' in effect && effect.did === 'forgetRemembered'
            ? [{ ...effect, params: { type: 'login.remember', remember: false } }]
            : [],
        ),
      ),
    'the captcha runs exactly while it is shown': ({ pending, snapshot }) => {
      if (snapshot.status === 'active') expect('captcha' in pending).toBe(snapshot.context.captchaShown);
    },
    'the typed captcha is cleared together with its image': ({ fresh, snapshot }) => {
      if (fresh.some(isRefresh)) expect(snapshot.context.values.captcha).toBe('');
    },
    'SMS login is offered only while all its parts work': ({ pending, snapshot: { context, status } }) => {
      if (status !== 'active') return;
      const working = ['smsCode', 'countries', 'countryPicker'].filter((part) => part in pending);
      expect(working.length).toBe(context.smsBroken ? 0 : 3);
      if (context.smsBroken) expect([context.method, context.features.smsLogin]).toEqual(['username', false]);
    },
  },
  expectations: {
    recalling: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['smsCode', 'countries', 'countryPicker', 'recall']);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    form: ({ snapshot }) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      const { failure, method, values } = snapshot.context;
      if (failure === null || isRefusal(failure, 'PASSKEY_REFUSED')) return;
      expect(values).toMatchObject(
        method === 'username'
          ? { username: ' somchai ', password: ' Player#2026 ' }
          : { mobileNum: ' 081-234-5678 ', verificationCode: '123456' },
      );
    },
    verifying: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toContain('proveHuman');
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ method: 'username', failure: null });
    },
    sending: ({ pending, snapshot }) => {
      expect(pending.sendLogin).toEqual(expectedCall(snapshot.context));
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.failure).toBeNull();
      expect(snapshot.can({ type: 'login.close' })).toBe(false);
    },
    secondStep: ({ pending, snapshot }) => {
      // On the rendered view a running form does not reveal its input.
      if (pending.secondStep !== undefined)
        expect(pending.secondStep).toEqual({ door: 'secondFactor', stepTicket: 'ticket-of-the-second-step' });
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'login.close' })]).toEqual([false, true]);
    },
    byPasskey: ({ pending, snapshot }) => {
      expect(pending.usePasskey).toEqual({ area: snapshot.context.area });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'login.submit' })).toBe(false);
    },
    ended: ({ fresh, snapshot }) => {
      const { context, output } = snapshot;
      if (output?.outcome !== 'loggedIn') {
        expect(output).toEqual({
          outcome: context.wanted ?? 'closed',
          firstTimeLogin: false,
          changeDue: false,
          stored: null,
        });
        return;
      }
      expect(output.firstTimeLogin).toBe(false);
      // A login by passkey has typed nothing that could be remembered.
      const isByPasskey = !fresh.some((effect) => 'did' in effect && effect.did === 'remember');
      if (isByPasskey) expect([output.stored, output.changeDue]).toEqual([null, false]);
      expect(otherEffects(fresh)).toEqual([
        { did: 'storeToken', params: { token: 'token-1' } },
        ...(isByPasskey ? [] : [{ did: 'remember', params: { remembered: expectedRemembered(context) } }]),
      ]);
    },
  },
};

const isRefresh = (effect: Effect): boolean => 'sent' in effect && effect.sent.type === 'captcha.refresh';
