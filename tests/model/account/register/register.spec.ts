import { expect } from 'vitest';
import { type RegisterSettings, registrationContract } from '../../../../src/api/contract/account/registration.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { registerMachine } from '../../../../src/machines/account/register/register.machine.ts';
import { fieldsOf, isShown, type RegisterInput } from '../../../../src/machines/account/register/register.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import { isHeld } from '../../holding.ts';
import type { Effect } from '../../kit/effect.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';
import { registerSettings } from '../../registerSettings.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { expectedCall } from './registerCalls.ts';
import { bothWays, byName, hosted } from './registerForms.ts';

const { settings, affiliate, byUsername } = registrationContract;

export const registerInput: RegisterInput = {
  countries: [thailand, japan],
  country: thailand,
  host: 'play.example.test',
  address: 'https://play.example.test/register',
  gameId: null,
  captchaKey: 'a-key-of-sixteen-or-more',
};

export const registered = { token: 'token-1', bonus: 1_000_000 };
const offline = fails(new ApiError({ kind: 'offline' }));
const proof = { channel: 'phone-service', idToken: 'id-token-1' };
const codeWrong = fails(new ApiError({ kind: 'phone', problem: 'codeInvalid' }));

export const registerFlow: Flow<typeof registerMachine> = {
  machine: () => registerMachine,
  inputs: [registerInput],
  cases: {
    'modal.settings': [{ settings: { countries: [japan, thailand], country: japan } }],
    'register.retry': [{}],
    'register.chooseMethod': [{ method: 'username' }, { method: 'mobile' }],
    'register.type': [
      { field: 'username', value: ' Somsak1 ' },
      { field: 'mobileNum', value: ' 081-234-5678 ' },
      { field: 'affiliateCode', value: ' LANTERN1 ' },
    ],
    'register.typeSecret': [
      { field: 'password', value: ' Lantern2026 ' },
      { field: 'captcha', value: ' AB3DE' },
      { field: 'verificationCode', value: '123456' },
    ],
    'register.leaveField': (
      ['username', 'password', 'mobileNum', 'verificationCode', 'affiliateCode', 'captcha'] as const
    ).map((field) => ({ field })),
    'register.agree': [
      { to: 'terms', agreed: true },
      { to: 'age', agreed: true },
      { to: 'terms', agreed: false },
    ],
    'register.toggleFold': [{ fold: 'invitation' }, { fold: 'more' }],
    'register.requestCode': [{}],
    'register.refreshCaptcha': [{}],
    'register.submit': [{}],
    'register.logIn': [{}],
    'register.close': [{}],
    'captcha.renewed': [{}],
    'smsCode.refused': [{ failure: { kind: 'offline' } }],
    'country.chosen': [{ country: thailand }, { country: japan }],
  },
  eachCounts: ['smsCode.refused'],
  outcomes: {
    fetchSettings: [bothWays, hosted, registerSettings, byName]
      .map((value: RegisterSettings) => answers(settings, value))
      .concat(wireFailures(settings)),
    checkInvitation: [
      answers(affiliate, null),
      refuses(affiliate, 'INVITATION_CODE_ERROR'),
      ...wireFailures(affiliate),
    ],
    proveHuman: [done('proof of a human'), offline],
    confirmPhone: [done(proof), codeWrong],
    sendRegistration: [
      answers(byUsername, registered),
      refuses(byUsername, 'USERNAME_TAKEN'),
      ...wireFailures(byUsername),
    ],
    captcha: [],
    smsCode: [defect],
    countryPicker: [defect],
  },
  // Loaded settings stay; values without a field in their form are ignored.
  project: (context) => [
    context.settings?.order,
    context.method,
    context.proof,
    context.agreed,
    context.opened,
    context.country?.countryCode,
    (['username', 'mobile'] as const).flatMap((method) =>
      fieldsOf({ ...context, method }).map((field) => context.values[field]),
    ),
  ],
  invariants: {
    '[ROUTE-01] nothing replaces the form while it awaits an answer that must not be lost': ({ effects, snapshot }) =>
      expect(isHeld(effects)).toBe(snapshot.matches('sending')),
    '[REG-13] the token is stored once, after the server created the account': ({ effects, snapshot: { context } }) =>
      expect(effects.filter((effect) => 'did' in effect && effect.did === 'storeToken')).toEqual(
        context.outcome === 'registered' ? [{ did: 'storeToken', params: { token: 'token-1' } }] : [],
      ),
    '[REG-08] nothing is sent while the form is filled in': ({ pending, snapshot }) => {
      if (!snapshot.matches('form')) return;
      const picture = isShown(snapshot.context, 'captcha') ? ['captcha'] : [];
      expect(Object.keys(pending).sort()).toEqual([...picture, 'countryPicker', 'smsCode']);
    },
    'the typed captcha is cleared together with its image': ({ fresh, snapshot }) => {
      if (fresh.some(isRefresh)) expect(snapshot.context.values.captcha).toBe('');
    },
    'its parts work together or not at all': ({ pending, snapshot: { context, status } }) => {
      if (status !== 'active') return;
      const working = ['captcha', 'countryPicker', 'smsCode'].filter((part) => part in pending);
      expect(working.filter((part) => part !== 'captcha').length).toBe(context.partsBroken ? 0 : 2);
      if (context.partsBroken) expect([working, context.values.captcha]).toEqual([[], '']);
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending.fetchSettings).toEqual({ request: {} });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    switchedOff: ({ snapshot }) => expect(snapshot.can({ type: 'register.logIn' })).toBe(true),
    failed: ({ snapshot }) => {
      const { failure, partsBroken, settings } = snapshot.context;
      // Only a part can fail once the form is open; if it fails during the call, the failure of the call is shown.
      const kinds = partsBroken ? ['defect', 'offline', 'malformed', 'refused'] : ['offline', 'malformed'];
      expect(kinds).toContain(failure?.kind);
      if (settings) expect(partsBroken).toBe(true);
      expect(snapshot.can({ type: 'register.retry' })).toBe(true);
    },
    form: ({ snapshot }) => {
      const { failure, human, settings } = snapshot.context;
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(settings).not.toBeNull();
      if (failure) expect(human).toBeNull();
    },
    checkingInvitation: ({ pending, snapshot }) => {
      expect(pending.checkInvitation).toEqual({ request: { code: 'LANTERN1', domain: 'play.example.test' } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    verifying: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toContain('proveHuman');
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
    },
    confirmingPhone: ({ pending, snapshot }) => {
      expect(pending.confirmPhone).toEqual({ code: '123456' });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    sending: ({ pending, snapshot }) => {
      expect(pending.sendRegistration).toEqual(expectedCall(snapshot.context));
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    ended: ({ snapshot: { context, output } }) =>
      expect(output).toEqual({
        outcome: context.outcome,
        bonus: context.outcome === 'registered' ? registered.bonus : 0,
      }),
  },
};

const isRefresh = (effect: Effect): boolean => 'sent' in effect && effect.sent.type === 'captcha.refresh';
