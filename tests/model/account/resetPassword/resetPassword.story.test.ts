import { expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { outcomes, resetPasswordFlow } from './resetPassword.spec.ts';

it("[CHPW-11] shows the current error and no longer the server's earlier one", () => {
  const { actor, children, settle } = createHarness(resetPasswordFlow, resetPasswordFlow.inputs[0]);
  const end = (id: string, outcome: Outcome) => settle(children()[id], outcome);
  const type = (field: 'newPassword' | 'confirmNewPassword', value: string) =>
    actor.send({ type: 'resetPassword.type', field, value });
  end('takeLink', outcomes.link);
  end('checkLink', outcomes.alive);
  end('fetchRules', outcomes.rules);
  type('newPassword', 'Password123');
  type('confirmNewPassword', 'Password123');
  actor.send({ type: 'resetPassword.submit' });
  end('setPassword', outcomes.common);
  expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'PASSWORD_COMMON' });
  type('confirmNewPassword', '');
  actor.send({ type: 'resetPassword.submit' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.failure]).toEqual(['form', null]);
});
