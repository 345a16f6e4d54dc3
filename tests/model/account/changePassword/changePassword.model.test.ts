import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/failure.ts';
import type { ChangePasswordInput } from '../../../../src/machines/account/changePassword/changePassword.rules.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { fails, type Outcome } from '../../kit/outcome.ts';
import { changePasswordFlow, forced, outcomes, voluntary } from './changePassword.spec.ts';

describe('the change of password', () => {
  it.each(
    modelTests(changePasswordFlow, [
      ['[CHPW-11] [API-20] start 1', { calls: { fetchRules: { request: {} } } }],
      ['[CHPW-11] [API-20] start 2', { calls: { fetchRules: { request: {} } } }],
      [
        '[design: a voluntary change may be left] loadingRules, changePassword.close [isFree] -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[design: a voluntary change may be left] withoutRules, changePassword.close [isFree] -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[design: a voluntary change may be left] form, changePassword.close [isFree] -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[CHPW-16] changed, changePassword.close [isFree] -> ended',
        { sets: { outcome: 'loginNeeded' }, ends: { outcome: 'loginNeeded' } },
      ],
      [
        '[CHPW-11] [VALID-28] [API-20] loadingRules, done fetchRules -> form',
        {
          sets: {
            rule: {
              acceptedPattern: '[A-Za-z0-9]+',
              patternId: 7,
              minLength: 8,
              maxLength: 64,
              enabled: true,
              required: true,
            },
          },
        },
      ],
      ['[ERR-27] loadingRules, error fetchRules -> withoutRules', { sets: { failure: { kind: 'offline' } } }],
      [
        '[ERR-27] [API-20] withoutRules, changePassword.retry -> loadingRules',
        { calls: { fetchRules: { request: {} } } },
      ],
      [
        '[design: a forced change may be left by logging out] withoutRules, changePassword.logOut [isForced] -> loggingOut',
        { sets: { outcome: 'logOut' }, ends: { outcome: 'logOut' } },
      ],
      [
        '[CHPW-05] [CHPW-06] [CHPW-07] form, changePassword.type -> (stays)',
        { sets: { values: { oldPassword: ' Player#2026 ', newPassword: '', confirmNewPassword: '' } } },
      ],
      [
        '[design: a field shows its error once left] form, changePassword.leaveField -> (stays)',
        { sets: { touched: ['newPassword'] } },
      ],
      [
        '[CHPW-14] [CHPW-15] [API-10] [A11] form, changePassword.submit [isFormValid] -> changing',
        {
          calls: {
            sendChange: {
              request: { oldPassword: '123456', newPassword: 'Lantern77Boat', confirmNewPassword: 'Lantern77Boat' },
            },
          },
        },
      ],
      [
        '[CHPW-14] [CHPW-10] [CHPW-12] form, changePassword.submit -> (stays)',
        { sets: { touched: ['newPassword', 'confirmNewPassword'] } },
      ],
      [
        '[design: a forced change may be left by logging out] form, changePassword.logOut [isForced] -> loggingOut',
        { sets: { outcome: 'logOut' }, ends: { outcome: 'logOut' } },
      ],
      [
        '[CHPW-16] [LOGIN-06] [A2] [W4] changing, done sendChange -> verifying',
        { calls: { proveHuman: undefined }, effects: [{ did: 'dropSession', params: undefined }] },
      ],
      [
        '[design: a failed change shows its reason and keeps the text] changing, error sendChange -> form',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[CHPW-05] changing, error sendChange [isOldWrong] -> form',
        {
          sets: {
            stored: null,
            failure: {
              kind: 'refused',
              code: 'OLD_PASSWORD_WRONG',
              message: 'refused with OLD_PASSWORD_WRONG',
              details: null,
            },
          },
        },
      ],
      [
        '[CHPW-16] [LOGIN-08] [LOGIN-09] [A2] verifying, done proveHuman -> loggingIn',
        {
          calls: {
            sendLogin: {
              headers: { 'login-area': 'site' },
              request: { type: 'username', username: 'weak', password: 'Lantern77Boat', human: 'proof of a human' },
            },
          },
          sets: { human: 'proof of a human' },
        },
      ],
      [
        '[design: the change stands, the member logs in by hand] verifying, error proveHuman -> changed',
        { sets: { failure: { kind: 'timeout' } } },
      ],
      [
        '[CHPW-16] [CHPW-17] [CHPW-18] [LOGIN-14] loggingIn, done sendLogin -> ended',
        {
          effects: [{ did: 'storeToken', params: { token: 'token-2' } }],
          sets: { outcome: 'changed' },
          ends: { outcome: 'changed' },
        },
      ],
      ['[ERR-27] loggingIn, error sendLogin -> changed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[ROLE-03] changed, changePassword.logIn -> ended',
        { sets: { outcome: 'loginNeeded' }, ends: { outcome: 'loginNeeded' } },
      ],
      [
        '[design: logging out ends the form at once] loggingOut, always -> ended',
        { sets: { outcome: 'logOut' }, ends: { outcome: 'logOut' } },
      ],
    ]),
  )('%s', (_title, run) => run());

  const openForm = (input: ChangePasswordInput) => {
    const bench = createHarness(changePasswordFlow, input);
    const end = (id: string, outcome: Outcome) => bench.settle(bench.children()[id], outcome);
    end('fetchRules', outcomes.rules);
    return { ...bench, end };
  };

  it('[CHPW-14] shows an error at each invalid field and sends nothing', () => {
    const { actor, children } = openForm(voluntary);
    actor.send({ type: 'changePassword.submit' });
    expect([actor.getSnapshot().context.touched, children()]).toEqual([
      ['oldPassword', 'newPassword', 'confirmNewPassword'],
      {},
    ]);
  });

  it('[CHPW-16] logs in with the new password and keeps the new token', () => {
    const { actor, end, seen } = openForm(forced);
    actor.send({ type: 'changePassword.type', field: 'newPassword', value: 'Lantern77Boat' });
    actor.send({ type: 'changePassword.type', field: 'confirmNewPassword', value: 'Lantern77Boat' });
    actor.send({ type: 'changePassword.submit' });
    end('sendChange', outcomes.changed);
    end('proveHuman', outcomes.proof);
    end('sendLogin', outcomes.loggedIn);
    expect(seen(0).effects).toEqual([
      { did: 'dropSession', params: undefined },
      { did: 'storeToken', params: { token: 'token-2' } },
    ]);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' });
  });

  it('[CHPW-16] cannot be closed while it changes the password, and leads to the login once the old session has ended', () => {
    const { actor, end, seen } = openForm(voluntary);
    for (const field of ['newPassword', 'confirmNewPassword'] as const)
      actor.send({ type: 'changePassword.type', field, value: 'Lantern77Boat' });
    actor.send({ type: 'changePassword.type', field: 'oldPassword', value: 'Player#2026' });
    actor.send({ type: 'changePassword.submit' });
    const close = { type: 'changePassword.close' } as const;
    const mayClose = [actor.getSnapshot().can(close)];
    end('sendChange', outcomes.changed);
    mayClose.push(actor.getSnapshot().can(close));
    end('proveHuman', outcomes.proof);
    mayClose.push(actor.getSnapshot().can(close));
    expect(mayClose).toEqual([false, false, false]);
    end('sendLogin', fails(new ApiError({ kind: 'offline' })));
    actor.send(close);
    expect(seen(0).effects).toEqual([{ did: 'dropSession', params: undefined }]);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'loginNeeded' });
  });

  it('clears the failure once the rules load', () => {
    const { actor, children, settle } = createHarness(changePasswordFlow, voluntary);
    expect(actor.getSnapshot().context.failure).toBeNull();
    settle(children().fetchRules, changePasswordFlow.outcomes.fetchRules.at(-1) ?? expect.unreachable());
    actor.send({ type: 'changePassword.retry' });
    settle(children().fetchRules, outcomes.rules);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('[CHPW-01] offers logging out if forced, and closing otherwise', () => {
    const left = openForm(forced).actor;
    left.send({ type: 'changePassword.close' });
    expect(left.getSnapshot().status).toBe('active');
    left.send({ type: 'changePassword.logOut' });
    expect(left.getSnapshot().output).toEqual({ outcome: 'logOut' });

    const closed = openForm(voluntary).actor;
    closed.send({ type: 'changePassword.logOut' });
    expect(closed.getSnapshot().status).toBe('active');
    closed.send({ type: 'changePassword.close' });
    expect(closed.getSnapshot().output).toEqual({ outcome: 'closed' });
  });
});
