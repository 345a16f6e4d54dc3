import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { forgotMachine } from '../../../../src/machines/account/forgot/forgot.machine.ts';
import { ForgotDialog } from '../../../../src/ui/account/forgot/ForgotDialog.tsx';
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
import { stillParts } from '../../stillParts.ts';

const labels = {
  username: 'Username',
  email: 'Email address',
  mobileNum: 'Mobile number',
  verificationCode: 'Verification code',
  newPassword: 'New password',
} as const;
const methods = { email: 'Email', mobileNum: 'Mobile number' } as const;
const submits = { email: 'Send link', mobileNum: 'Set password and log in' } as const;
const fields = {
  email: [labels.username, labels.email],
  mobileNum: [labels.mobileNum, labels.verificationCode, labels.newPassword],
} as const;
const enabled = { disabled: false, busy: false };
const fieldsShown = () => Object.values(labels).filter((label) => fieldCalled(label) !== null);
const areReadOnly = () => fieldsShown().every((label) => fieldCalled(label)?.readOnly);
const submitShown = () => Object.values(submits).find((name) => buttonCalled(name) !== null) ?? expect.unreachable();

const refusals = new Map<string | undefined, string>([
  ['ACCOUNT_UNKNOWN', 'This username or email address does not exist. Check both.'],
  ['SMS_CODE_WRONG', 'The verification code is incorrect. Check it and try again.'],
  [undefined, 'Connection problem. Check your network and try again.'],
]);

export const forgotView: View<typeof forgotMachine> = {
  open: onScreen((actor) => <ForgotDialog actor={actor} />),
  live: { countryPicker: stillParts.countryPicker, smsCode: stillParts.smsCode },
  drivers: {
    'forgot.type': ({ field, value }) => typeInto(labels[field], value),
    'forgot.typeSecret': ({ field, value }) => typeInto(labels[field], value),
    'forgot.leaveField': ({ field }) => leave(labels[field]),
    'forgot.chooseMethod': ({ method }) => press(methods[method], 'tab'),
    'forgot.requestCode': () => press('Send code'),
    'forgot.submit': () => press(submitShown()),
    'forgot.retry': () => press('Try again'),
    'forgot.acknowledge': () => press('OK'),
    'forgot.logIn': () => press('Back to login'),
    'forgot.close': () => press('Close'),
    'smsCode.refused': 'elsewhere',
    'country.chosen': 'elsewhere',
    'modal.settings': 'elsewhere',
  },
  offers: {
    'forgot.type': (snapshot, { field, value }) =>
      snapshot.matches('form') &&
      (field === 'mobileNum') === (snapshot.context.method === 'mobileNum') &&
      snapshot.context.values[field] !== value,
    'forgot.typeSecret': (snapshot, { field, value }) =>
      snapshot.matches('form') && snapshot.context.method === 'mobileNum' && snapshot.context.values[field] !== value,
    'forgot.leaveField': (snapshot, { field }) =>
      snapshot.matches('form') && fields[snapshot.context.method].some((label) => label === labels[field]),
    'forgot.chooseMethod': (snapshot, { method }) =>
      snapshot.matches('form') && snapshot.context.byMobile && snapshot.context.method !== method,
    'forgot.requestCode': (snapshot) => snapshot.matches('form') && snapshot.context.method === 'mobileNum',
    'forgot.submit': (snapshot) => snapshot.matches('form'),
    'forgot.retry': (snapshot) => snapshot.matches('withoutRules'),
    'forgot.acknowledge': (snapshot) => snapshot.matches('mailSent'),
    'forgot.logIn': (snapshot) => snapshot.matches('form') || snapshot.matches('withoutRules'),
    'forgot.close': (snapshot) =>
      !['mailSent', 'sendingMail', 'settingPassword'].some((state) => snapshot.value === state),
  },
  expectations: {
    loadingRules: ({ context }) => {
      expect(dialogShown()).toEqual({ title: 'Forgot password', busy: true });
      expect([fieldsShown(), screen.queryAllByRole('tab').length]).toEqual([[], context.byMobile ? 2 : 0]);
    },
    withoutRules: () => {
      expect(alerts().join()).toContain('This form could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Back to login'), buttonCalled('Close')]).toEqual([
        enabled,
        enabled,
        enabled,
      ]);
    },
    form: ({ context }) => {
      expect(dialogShown()).toEqual({ title: 'Forgot password', busy: false });
      expect([fieldsShown(), areReadOnly()]).toEqual([fields[context.method], false]);
      expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
        context.byMobile ? Object.values(methods) : [],
      );
      expect(buttonCalled(submits[context.method])).toEqual(enabled);
      const code = context.failure?.kind === 'refused' ? context.failure.code : undefined;
      expect(alerts()).toEqual(context.failure ? [refusals.get(code)] : []);
    },
    sendingMail: () => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      expect(buttonCalled('Sending the link')).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Close')).toBeNull();
    },
    mailSent: () => {
      expect(dialogShown('alertdialog')).toEqual({ title: 'Check your email', busy: false });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(
        screen.getByText(
          'If the username and email address match an account, we have sent you an email. Check your inbox.',
        ),
      ).toBeTruthy();
      expect(buttonCalled('OK')).toEqual(enabled);
    },
    settingPassword: () => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      expect(buttonCalled('Setting the password')).toEqual({ disabled: true, busy: true });
      expect([buttonCalled('Close'), buttonCalled('Back to login')]).toEqual([null, { disabled: true, busy: false }]);
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
