import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { resetPasswordMachine } from '../../../../src/machines/account/resetPassword/resetPassword.machine.ts';
import { ResetPasswordDialog } from '../../../../src/ui/account/resetPassword/ResetPasswordDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, leave, nothingShown, onScreen, press, typeInto } from '../../onScreen.tsx';

const labels = { newPassword: 'New password', confirmNewPassword: 'Confirm new password' } as const;
const enabled = { disabled: false, busy: false };
const fieldsShown = () => Object.values(labels).map((label) => screen.queryByLabelText(label) !== null);
const working = (close: typeof enabled | null) => () => {
  expect(dialogShown()).toEqual({ title: 'Set a new password', busy: true });
  expect([fieldsShown(), buttonCalled('Close')]).toEqual([[false, false], close]);
};

export const resetPasswordView: View<typeof resetPasswordMachine> = {
  open: onScreen((actor) => <ResetPasswordDialog actor={actor} />),
  drivers: {
    'resetPassword.type': ({ field, value }) => typeInto(labels[field], value),
    'resetPassword.leaveField': ({ field }) => leave(labels[field]),
    'resetPassword.submit': () => press('Save password'),
    'resetPassword.retry': () => press('Try again'),
    'resetPassword.requestLink': () => press('Get a new link'),
    'resetPassword.logIn': () => press('Log in with new password'),
    'resetPassword.close': () => press('Close'),
  },
  offers: {
    'resetPassword.type': (snapshot, { field, value }) =>
      snapshot.matches('form') && snapshot.context.values[field] !== value,
    'resetPassword.leaveField': (snapshot) => snapshot.matches('form'),
    'resetPassword.submit': (snapshot) => snapshot.matches('form'),
    'resetPassword.retry': (snapshot) => snapshot.matches('unavailable'),
    'resetPassword.requestLink': (snapshot) => snapshot.matches('dead'),
    'resetPassword.logIn': (snapshot) => snapshot.matches('done'),
    'resetPassword.close': (snapshot) => !snapshot.matches('saving') && !snapshot.matches('takingLink'),
  },
  expectations: {
    takingLink: working(null),
    checking: working(enabled),
    loadingRules: working(enabled),
    unavailable: () => {
      expect(alerts().join()).toContain('The link could not be checked');
      expect([buttonCalled('Try again'), buttonCalled('Close')]).toEqual([enabled, enabled]);
    },
    dead: () => {
      expect(alerts()).toEqual([
        'Invalid linkThe link was used, has expired or is incomplete. Open it again from the email, or get a new one.Get a new link',
      ]);
      expect(buttonCalled('Get a new link')).toEqual(enabled);
    },
    form: ({ context: { failure } }) => {
      expect(dialogShown()).toEqual({ title: 'Set a new password', busy: false });
      expect(fieldsShown()).toEqual([true, true]);
      expect(screen.getByText('somchai')).toBeTruthy();
      expect(buttonCalled('Save password')).toEqual(enabled);
      if (failure === null) return expect(alerts()).toEqual([]);
      expect(alerts()).toEqual([
        failure.kind === 'refused'
          ? 'This password is too common. Choose a stronger one.'
          : 'Connection problem. Check your network and try again.',
      ]);
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(' Lantern77Boat ');
    },
    saving: () => {
      expect(buttonCalled('Saving')).toEqual({ disabled: true, busy: true });
      expect([buttonCalled('Close'), alerts()]).toEqual([null, []]);
    },
    done: () => {
      expect(dialogShown()).toEqual({ title: 'Password changed', busy: false });
      expect(screen.getByRole('status').textContent).toBe(
        'You were logged out on all devices. Log in with the new password.',
      );
      expect(buttonCalled('Log in with new password')).toEqual(enabled);
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
