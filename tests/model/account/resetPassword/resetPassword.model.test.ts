import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../../src/machines/account/resetPassword/resetPassword.rules.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done, type Outcome } from '../../kit/outcome.ts';
import { outcomes, resetPasswordFlow } from './resetPassword.spec.ts';

describe('the reset link', () => {
  it.each(
    modelTests(resetPasswordFlow, [
      ['[design: decision 012, the e-mailed link carries a one-time token] start', { calls: { takeLink: undefined } }],
      [
        '[FORGOT-01] takingLink, done takeLink [isLink] -> checking',
        {
          calls: { checkLink: { request: { linkToken: 'a-link-of-43-letters-that-an-e-mail-carries' } } },
          sets: { linkToken: 'a-link-of-43-letters-that-an-e-mail-carries' },
        },
      ],
      ['[design: an address without a whole token is a dead link] takingLink, done takeLink -> dead', {}],
      ['[design: an address that cannot be read is a dead link] takingLink, error takeLink -> dead', {}],
      [
        '[design: a reset not yet sent may be closed] checking, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[API-20] checking, done checkLink -> loadingRules',
        { calls: { fetchRules: { request: {} } }, sets: { account: 'somchai' } },
      ],
      [
        '[design: decision 012, a used or expired token is forgotten] checking, error checkLink [isLinkDead] -> dead',
        { sets: { linkToken: '' } },
      ],
      ['[ERR-27] checking, error checkLink -> unavailable', { sets: { failure: { kind: 'offline' } } }],
      [
        '[design: a reset not yet sent may be closed] loadingRules, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[VALID-28] [API-20] loadingRules, done fetchRules -> form',
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
      ['[ERR-27] loadingRules, error fetchRules -> unavailable', { sets: { failure: { kind: 'offline' } } }],
      [
        '[design: a reset not yet sent may be closed] unavailable, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[ERR-27] unavailable, resetPassword.retry -> checking',
        {
          calls: { checkLink: { request: { linkToken: 'a-link-of-43-letters-that-an-e-mail-carries' } } },
          sets: { failure: null },
        },
      ],
      [
        '[design: a reset not yet sent may be closed] dead, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[FORGOT-01] dead, resetPassword.requestLink -> ended',
        { sets: { outcome: 'forgot' }, ends: { outcome: 'forgot' } },
      ],
      [
        '[design: a reset not yet sent may be closed] form, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[design: a field holds what was typed until it is sent] form, resetPassword.type -> (stays)',
        { sets: { values: { newPassword: ' Lantern77Boat ', confirmNewPassword: '' } } },
      ],
      [
        '[design: a field shows its error once left] form, resetPassword.leaveField -> (stays)',
        { sets: { touched: ['newPassword'] } },
      ],
      [
        '[VALID-27] form, resetPassword.submit [isFormValid] -> saving',
        {
          calls: {
            setPassword: {
              request: {
                linkToken: 'a-link-of-43-letters-that-an-e-mail-carries',
                newPassword: 'Lantern77Boat',
                confirmNewPassword: 'Lantern77Boat',
              },
            },
          },
          tells: [{ type: 'modal.hold' }],
        },
      ],
      [
        '[VALID-27] form, resetPassword.submit -> (stays)',
        { sets: { touched: ['newPassword', 'confirmNewPassword'] } },
      ],
      [
        '[design: decision 012, the used token is forgotten, without a login] saving, done setPassword -> done',
        { tells: [{ type: 'modal.release' }], sets: { linkToken: '' } },
      ],
      [
        '[design: decision 012, a used or expired token is forgotten] saving, error setPassword [isLinkDead] -> dead',
        { tells: [{ type: 'modal.release' }], sets: { linkToken: '' } },
      ],
      [
        '[A3] saving, error setPassword -> form',
        {
          tells: [{ type: 'modal.release' }],
          sets: {
            failure: {
              kind: 'refused',
              code: 'PASSWORD_COMMON',
              message: 'refused with PASSWORD_COMMON',
              details: null,
            },
          },
        },
      ],
      [
        '[design: after the reset nobody has to log in] done, resetPassword.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[ROLE-03] done, resetPassword.logIn -> ended',
        { sets: { outcome: 'loginNeeded' }, ends: { outcome: 'loginNeeded' } },
      ],
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
