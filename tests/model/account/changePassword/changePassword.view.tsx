import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { changePasswordMachine } from '../../../../src/machines/account/changePassword/changePassword.machine.ts';
import { ChangePasswordDialog } from '../../../../src/ui/account/changePassword/ChangePasswordDialog.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  dialogShown,
  fieldCalled,
  leave,
  nothingShown,
  onScreen,
  press,
  typeInto,
} from '../../onScreen.tsx';

const labels = {
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
} as const;
const reasons = {
  refused: 'The old password is incorrect. Check it and try again.',
  offline: 'Connection problem. Check your network and try again.',
} as const;
const enabled = { disabled: false, busy: false };
const titleOf = ({ forced }: { readonly forced: boolean }) =>
  forced ? 'Your password has expired' : 'Change password';
const fieldsShown = () => Object.values(labels).map((label) => screen.queryByLabelText(label) !== null);

export const changePasswordView: View<typeof changePasswordMachine> = {
  open: onScreen((actor) => <ChangePasswordDialog actor={actor} />),
  drivers: {
    'changePassword.type': ({ field, value }) => typeInto(labels[field], value),
    'changePassword.leaveField': ({ field }) => leave(labels[field]),
    'changePassword.submit': () => press('Save and continue'),
    'changePassword.retry': () => press('Try again'),
    'changePassword.logIn': () => press('Log in with new password'),
    'changePassword.logOut': () => press('Log out'),
    'changePassword.close': () => press('Close'),
  },
  offers: {
    'changePassword.type': (snapshot, { field, value }) =>
      snapshot.matches('form') &&
      snapshot.context.values[field] !== value &&
      (field !== 'oldPassword' || snapshot.context.stored === null),
    'changePassword.leaveField': (snapshot) => snapshot.matches('form'),
    'changePassword.submit': (snapshot) => snapshot.matches('form'),
    'changePassword.retry': (snapshot) => snapshot.matches('withoutRules'),
    'changePassword.logIn': (snapshot) => snapshot.matches('changed'),
    'changePassword.logOut': (snapshot) =>
      snapshot.context.forced && !snapshot.matches('loadingRules') && !snapshot.matches('changed'),
    'changePassword.close': (snapshot) =>
      !snapshot.context.forced && (snapshot.matches('loadingRules') || !snapshot.hasTag('busy')),
  },
  expectations: {
    loadingRules: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context), busy: true });
      expect(fieldsShown()).toEqual([false, false, false]);
    },
    withoutRules: ({ context }) => {
      expect(buttonCalled('Try again')).toEqual(enabled);
      expect(buttonCalled('Log out')).toEqual(context.forced ? enabled : null);
      expect(alerts().join()).toContain('The password rules could not be loaded');
    },
    form: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context), busy: false });
      expect(fieldsShown()).toEqual([context.stored === null, true, true]);
      expect(screen.getByText(context.username)).toBeTruthy();
      expect(buttonCalled('Save and continue')).toEqual(enabled);
      expect(buttonCalled('Log out')).toEqual(context.forced ? enabled : null);
      expect(buttonCalled('Close')).toEqual(context.forced ? null : enabled);
      expect(alerts()).toEqual(context.failure ? [reasons[context.failure.kind as keyof typeof reasons]] : []);
      if (context.failure) expect(fieldCalled('New password')?.value).toBe(' Lantern77Boat ');
    },
    changing: () => {
      expect(buttonCalled('Saving')).toEqual({ disabled: true, busy: true });
      expect(alerts()).toEqual([]);
    },
    verifying: () => expect(buttonCalled('Verifying this device')).toEqual({ disabled: true, busy: true }),
    loggingIn: () => expect(buttonCalled('Logging in again')).toEqual({ disabled: true, busy: true }),
    changed: () => {
      expect(dialogShown()).toEqual({ title: 'Password changed', busy: false });
      expect(alerts()[0]).toContain('We could not log you in again');
      expect(buttonCalled('Log in with new password')).toEqual(enabled);
    },
    loggingOut: () => expect.unreachable('left at once'),
    ended: () => expect(nothingShown()).toBe(true),
  },
};
