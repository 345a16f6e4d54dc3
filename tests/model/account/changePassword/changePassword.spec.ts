import { expect } from 'vitest';
import { passwordContract } from '../../../../src/api/contract/account/password.ts';
import { registrationContract } from '../../../../src/api/contract/account/registration.ts';
import { sessionContract } from '../../../../src/api/contract/site/session.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { changePasswordMachine } from '../../../../src/machines/account/changePassword/changePassword.machine.ts';
import { problemsOf } from '../../../../src/machines/account/changePassword/changePassword.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';
import { registerSettings } from '../../registerSettings.ts';

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
      { field: 'newPassword', value: ' Lantern77Boat ' },
      { field: 'confirmNewPassword', value: ' Lantern77Boat ' },
    ],
    'changePassword.leaveField': [{ field: 'newPassword' }, { field: 'confirmNewPassword' }],
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
  walks: [
    'start 1, fetchRules done, changePassword.type 2, changePassword.type 3, changePassword.submit, sendChange error 2',
    'start 1, fetchRules done, changePassword.type 2, changePassword.type 3, changePassword.submit, sendChange done, proveHuman error, changePassword.type 1',
  ],
  invariants: {
    'a forced change cannot be closed': ({ snapshot }) => {
      if (snapshot.context.forced) expect(snapshot.can({ type: 'changePassword.close' })).toBe(false);
    },
    'the session is replaced or dropped once, and only after the password has changed': ({ effects, snapshot }) => {
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
    withoutRules: ({ snapshot }) => expect(snapshot.context.failure?.kind).toMatch(/^(offline|malformed)$/),
    form: ({ snapshot }) => {
      const { failure, rule, values } = snapshot.context;
      expect(rule).toEqual(registerSettings.rules.password);
      if (failure === null) return;
      expect(failure.kind === 'refused' ? failure.code : failure.kind).toMatch(
        /^(OLD_PASSWORD_WRONG|offline|malformed)$/,
      );
      expect(values.newPassword).toBe(' Lantern77Boat ');
    },
    changing: ({ pending, snapshot }) => {
      expect(pending).toEqual({
        sendChange: {
          request: {
            oldPassword: snapshot.context.stored ? '123456' : 'Player#2026',
            newPassword: 'Lantern77Boat',
            confirmNewPassword: 'Lantern77Boat',
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
            password: 'Lantern77Boat',
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
