import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/failure.ts';
import type { ChangePasswordInput } from '../../../src/machines/changePassword/changePassword.rules.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { fails, type Outcome } from '../kit/outcome.ts';
import { changePasswordFlow, forced, outcomes, voluntary } from './changePassword.spec.ts';

describe('the change of password', () => {
  it.each(
    modelTests(changePasswordFlow, [
      'loadingRules, changePassword.close [isFree] -> ended',
      'withoutRules, changePassword.close [isFree] -> ended',
      'form, changePassword.close [isFree] -> ended',
      '[CHPW-16] changed, changePassword.close [isFree] -> ended',
      '[CHPW-11] loadingRules, done fetchRules -> form',
      'loadingRules, error fetchRules -> withoutRules',
      'withoutRules, changePassword.retry -> loadingRules',
      'withoutRules, changePassword.logOut [isForced] -> loggingOut',
      'form, changePassword.type -> (stays)',
      'form, changePassword.leaveField -> (stays)',
      '[CHPW-14] [CHPW-15] form, changePassword.submit [isFormValid] -> changing',
      '[CHPW-14] form, changePassword.submit -> (stays)',
      'form, changePassword.logOut [isForced] -> loggingOut',
      '[CHPW-16] changing, done sendChange -> verifying',
      'changing, error sendChange -> form',
      '[CHPW-16] verifying, done proveHuman -> loggingIn',
      'verifying, error proveHuman -> changed',
      '[CHPW-16] [CHPW-17] [CHPW-18] loggingIn, done sendLogin -> ended',
      'loggingIn, error sendLogin -> changed',
      'changed, changePassword.logIn -> ended',
      'loggingOut, always -> ended',
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
