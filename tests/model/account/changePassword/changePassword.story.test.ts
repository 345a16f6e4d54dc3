import { expect, it } from 'vitest';
import type { PasswordField } from '../../../../src/machines/account/changePassword/changePassword.events.ts';
import { createHarness } from '../../kit/harness.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { changePasswordFlow, outcomes } from './changePassword.spec.ts';

it("[CHPW-11] shows the current error and no longer the server's earlier one", () => {
  const { actor, children, settle } = createHarness(changePasswordFlow, changePasswordFlow.inputs[1]);
  const end = (id: string, outcome: Outcome) => settle(children()[id], outcome);
  const type = (field: PasswordField, value: string) => actor.send({ type: 'changePassword.type', field, value });
  end('fetchRules', outcomes.rules);
  type('oldPassword', 'Player#2026');
  type('newPassword', 'Lantern77Boat');
  type('confirmNewPassword', 'Lantern77Boat');
  actor.send({ type: 'changePassword.submit' });
  end('sendChange', outcomes.wrong);
  expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'OLD_PASSWORD_WRONG' });
  type('newPassword', '');
  actor.send({ type: 'changePassword.submit' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.failure]).toEqual(['form', null]);
});
