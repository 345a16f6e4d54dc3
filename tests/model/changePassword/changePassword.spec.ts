import { expect } from 'vitest';
import { passwordContract } from '../../../src/api/contract/password.ts';
import { registrationContract } from '../../../src/api/contract/registration.ts';
import { sessionContract } from '../../../src/api/contract/session.ts';
import { ApiError } from '../../../src/api/failure.ts';
import { changePasswordMachine } from '../../../src/machines/changePassword/changePassword.machine.ts';
import { problemsOf } from '../../../src/machines/changePassword/changePassword.rules.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done, fails } from '../kit/outcome.ts';
import { registerSettings } from '../registerSettings.ts';

const { change: changePassword } = passwordContract;
const { login } = sessionContract;
const { settings } = registrationContract;

export const forced = {
  username: 'weak',
  stored: { username: 'weak', password: '123456' },
  forced: true,
} as const;
export const voluntary = { username: 'somchai', stored: null, forced: false } as const;

export const outcomes = {
  rules: answers(settings, registerSettings),
  changed: answers(changePassword, null),
  wrong: refuses(changePassword, 'OLD_PASSWORD_WRONG'),
  proof: done('proof of a human'),
  loggedIn: answers(login, { token: 'token-2', firstTimeLogin: false, passwordExpired: false }),
};

export const changePasswordFlow: Flow<typeof changePasswordMachine> = {
  machine: () => changePasswordMachine,
  inputs: [forced, voluntary],
  cases: {
    'changePassword.type': [
      { field: 'oldPassword', value: ' Player#2026 ' },
      { field: 'newPassword', value: ' newPassword1 ' },
      { field: 'confirmNewPassword', value: ' newPassword1 ' },
    ],
    'changePassword.leaveField': [{ field: 'newPassword' }],
    'changePassword.submit': [{}],
    'changePassword.retry': [{}],
    'changePassword.logIn': [{}],
    'changePassword.logOut': [{}],
    'changePassword.close': [{}],
  },
  outcomes: {
    fetchRules: [outcomes.rules, ...wireFailures(settings)],
    sendChange: [outcomes.changed, outcomes.wrong, ...wireFailures(changePassword)],
    proveHuman: [outcomes.proof, fails(new ApiError({ kind: 'timeout' }))],
    sendLogin: [outcomes.loggedIn, ...wireFailures(login)],
  },
  project: (context) => [context.forced, context.stored, context.rule, Object.keys(problemsOf(context))],
  invariants: {
    'a forced change cannot be closed': ({ snapshot }) => {
      if (snapshot.context.forced) expect(snapshot.can({ type: 'changePassword.close' })).toBe(false);
    },
    'the session is replaced or dropped once, and not before the password is changed': ({ effects, snapshot }) => {
      const { outcome } = snapshot.context;
      const isChanged = ['verifying', 'loggingIn', 'changed'].some((state) => snapshot.value === state);
      const done = isChanged || outcome === 'changed' || outcome === 'loginNeeded' ? ['dropSession'] : [];
      expect(effects.map((effect) => ('did' in effect ? effect.did : 'news'))).toEqual(
        outcome === 'changed' ? [...done, 'storeToken'] : done,
      );
    },
  },
  expectations: {
    loadingRules: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchRules: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    withoutRules: ({ snapshot }) => expect(snapshot.context.failure).toEqual({ kind: 'offline' }),
    'form.editing': ({ snapshot }) => expect(snapshot.context.rule).toEqual(registerSettings.rules.password),
    'form.refused': ({ snapshot }) => {
      expect(snapshot.context.failure).toMatchObject({ kind: 'refused', code: 'OLD_PASSWORD_WRONG' });
      expect(snapshot.context.values.newPassword).toBe(' newPassword1 ');
    },
    changing: ({ pending, snapshot }) => {
      expect(pending).toEqual({
        sendChange: {
          request: {
            oldPassword: snapshot.context.stored ? '123456' : 'Player#2026',
            newPassword: 'newPassword1',
            confirmNewPassword: 'newPassword1',
          },
        },
      });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    verifying: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['proveHuman']);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    loggingIn: ({ pending, snapshot }) => {
      expect(pending).toEqual({
        sendLogin: {
          headers: { 'login-area': 'site' },
          request: {
            type: 'username',
            username: snapshot.context.username,
            password: 'newPassword1',
            human: 'proof of a human',
          },
        },
      });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    changed: ({ snapshot, effects }) => {
      expect(snapshot.context.failure).not.toBeNull();
      expect(effects).toEqual([{ did: 'dropSession', params: undefined }]);
    },
    loggingOut: () => expect.unreachable('left at once'),
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
