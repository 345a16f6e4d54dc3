import { expect } from 'vitest';
import { recoveryContract } from '../../../../src/api/contract/account/recovery.ts';
import { registrationContract } from '../../../../src/api/contract/account/registration.ts';
import { resetPasswordMachine } from '../../../../src/machines/account/resetPassword/resetPassword.machine.ts';
import { problemsOf } from '../../../../src/machines/account/resetPassword/resetPassword.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import { isHeld, otherEffects } from '../../holding.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { registerSettings } from '../../registerSettings.ts';

const { link, byLink } = recoveryContract;
const { settings } = registrationContract;

export const linkToken = 'a-link-of-43-letters-that-an-e-mail-carries';

export const outcomes = {
  link: done(linkToken),
  noLink: done(''),
  alive: answers(link, { account: 'somchai', expiresAt: 1_750_000_000_000 }),
  dead: refuses(link, 'LINK_DEAD'),
  rules: answers(settings, registerSettings),
  changed: answers(byLink, null),
  common: refuses(byLink, 'PASSWORD_COMMON'),
  usedMeanwhile: refuses(byLink, 'LINK_DEAD'),
};

export const resetPasswordFlow: Flow<typeof resetPasswordMachine> = {
  machine: () => resetPasswordMachine,
  inputs: [undefined],
  cases: {
    'resetPassword.type': [
      { field: 'newPassword', value: ' Lantern77Boat ' },
      { field: 'confirmNewPassword', value: ' Lantern77Boat ' },
    ],
    'resetPassword.leaveField': [{ field: 'newPassword' }, { field: 'confirmNewPassword' }],
    'resetPassword.submit': [{}],
    'resetPassword.retry': [{}],
    'resetPassword.requestLink': [{}],
    'resetPassword.logIn': [{}],
    'resetPassword.close': [{}],
  },
  outcomes: {
    takeLink: [outcomes.link, outcomes.noLink, defect],
    checkLink: [outcomes.alive, outcomes.dead, ...wireFailures(link)],
    fetchRules: [outcomes.rules, ...wireFailures(settings)],
    setPassword: [outcomes.changed, outcomes.common, outcomes.usedMeanwhile, ...wireFailures(byLink)],
  },
  project: (context) => [context.linkToken, context.account, context.rule === null, Object.keys(problemsOf(context))],
  invariants: {
    'has no side effect in this browser': ({ effects }) => expect(otherEffects(effects)).toEqual([]),
    '[ROUTE-01] nothing replaces the form while it awaits an answer that must not be lost': ({ effects, snapshot }) =>
      expect(isHeld(effects)).toBe(snapshot.matches('saving')),
    'the token of a dead link is cleared': ({ snapshot }) => {
      if (snapshot.matches('dead') || snapshot.matches('done')) expect(snapshot.context.linkToken).toBe('');
    },
  },
  expectations: {
    takingLink: ({ pending, snapshot }) => {
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ takeLink: undefined }, true]);
    },
    checking: ({ pending, snapshot }) => {
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ checkLink: { request: { linkToken } } }, true]);
    },
    loadingRules: ({ pending, snapshot }) => {
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchRules: { request: {} } }, true]);
    },
    unavailable: ({ snapshot }) => expect(snapshot.context.failure).not.toBeNull(),
    dead: ({ snapshot }) => expect(snapshot.can({ type: 'resetPassword.requestLink' })).toBe(true),
    form: ({ snapshot: { context } }) => {
      expect([context.account, context.rule]).toEqual(['somchai', registerSettings.rules.password]);
      if (context.failure)
        expect(context.values).toEqual({ newPassword: ' Lantern77Boat ', confirmNewPassword: ' Lantern77Boat ' });
    },
    saving: ({ pending, snapshot }) => {
      expect(pending).toEqual({
        setPassword: { request: { linkToken, newPassword: 'Lantern77Boat', confirmNewPassword: 'Lantern77Boat' } },
      });
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'resetPassword.close' })]).toEqual([true, false]);
    },
    done: ({ snapshot }) => expect(snapshot.can({ type: 'resetPassword.logIn' })).toBe(true),
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
