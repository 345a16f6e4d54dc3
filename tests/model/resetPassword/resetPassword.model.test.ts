import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../src/machines/resetPassword/resetPassword.rules.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done, type Outcome } from '../kit/outcome.ts';
import { outcomes, resetPasswordFlow } from './resetPassword.spec.ts';

describe('the reset link', () => {
  it.each(
    modelTests(resetPasswordFlow, [
      '[FORGOT-01] takingLink, done takeLink [isLink] -> checking',
      'takingLink, done takeLink -> dead',
      'takingLink, error takeLink -> dead',
      'checking, resetPassword.close -> ended',
      'checking, done checkLink -> loadingRules',
      'checking, error checkLink [isLinkDead] -> dead',
      'checking, error checkLink -> unavailable',
      'loadingRules, resetPassword.close -> ended',
      'loadingRules, done fetchRules -> form',
      'loadingRules, error fetchRules -> unavailable',
      'unavailable, resetPassword.close -> ended',
      'unavailable, resetPassword.retry -> checking',
      'dead, resetPassword.close -> ended',
      'dead, resetPassword.requestLink -> ended',
      'form, resetPassword.close -> ended',
      'form, resetPassword.type -> (stays)',
      'form, resetPassword.leaveField -> (stays)',
      '[VALID-27] form, resetPassword.submit [isFormValid] -> saving',
      '[VALID-27] form, resetPassword.submit -> (stays)',
      'saving, done setPassword -> done',
      'saving, error setPassword [isLinkDead] -> dead',
      'saving, error setPassword -> form',
      'done, resetPassword.close -> ended',
      'done, resetPassword.logIn -> ended',
    ]),
  )('%s', (_title, run) => run());

  function open(...ends: readonly (readonly [id: string, outcome: Outcome])[]) {
    const bench = createHarness(resetPasswordFlow, undefined);
    const end = (id: string, outcome: Outcome) => bench.settle(bench.children()[id], outcome);
    for (const [id, outcome] of ends) end(id, outcome);
    return { ...bench, end };
  }
  const openForm = () =>
    open(['takeLink', outcomes.link], ['checkLink', outcomes.alive], ['fetchRules', outcomes.rules]);

  it.each(['', 'skip-to-content', 'a-link-that-was-cut-in-the-mai'])('sends nothing if the hash is "%s"', (hash) => {
    const { actor, children } = open(['takeLink', done(hash)]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.linkToken, children()]).toEqual(['dead', '', {}]);
  });

  it('[VALID-27] requires the new password twice, and equal', () => {
    const { actor, children } = openForm();
    const shown = () => problemsOf(actor.getSnapshot().context);
    actor.send({ type: 'resetPassword.submit' });
    expect(shown()).toEqual({ newPassword: { kind: 'required' }, confirmNewPassword: { kind: 'required' } });
    actor.send({ type: 'resetPassword.type', field: 'newPassword', value: 'short' });
    actor.send({ type: 'resetPassword.type', field: 'confirmNewPassword', value: 'other' });
    actor.send({ type: 'resetPassword.submit' });
    expect(shown()).toEqual({
      newPassword: { kind: 'pattern', patternId: 7, min: 8, max: 64 },
      confirmNewPassword: { kind: 'different' },
    });
    expect([actor.getSnapshot().context.touched, children()]).toEqual([['newPassword', 'confirmNewPassword'], {}]);
  });

  it('leads to the login after the change, and to a new link when the link is dead', () => {
    const changed = openForm();
    for (const field of ['newPassword', 'confirmNewPassword'] as const)
      changed.actor.send({ type: 'resetPassword.type', field, value: 'Lantern77Boat' });
    changed.actor.send({ type: 'resetPassword.submit' });
    changed.actor.send({ type: 'resetPassword.close' });
    changed.end('setPassword', outcomes.changed);
    changed.actor.send({ type: 'resetPassword.logIn' });
    expect(changed.actor.getSnapshot().output).toEqual({ outcome: 'loginNeeded' });

    const dead = open(['takeLink', outcomes.link], ['checkLink', outcomes.dead]);
    dead.actor.send({ type: 'resetPassword.requestLink' });
    expect(dead.actor.getSnapshot().output).toEqual({ outcome: 'forgot' });
  });
});
