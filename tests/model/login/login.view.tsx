import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { assign } from 'xstate';
import { captchaMachine } from '../../../src/machines/captcha/captcha.machine.ts';
import { countryPickerMachine } from '../../../src/machines/countryPicker/countryPicker.machine.ts';
import type { loginMachine } from '../../../src/machines/login/login.machine.ts';
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts';
import { smsCodeMachine } from '../../../src/machines/smsCode/smsCode.machine.ts';
import { LoginDialog } from '../../../src/ui/login/LoginDialog.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, dialogShown, leave, nothingShown, onScreen, press, typeInto } from '../onScreen.tsx';

const labels = {
  username: 'Username',
  password: 'Password',
  captcha: 'Code in the picture',
  mobileNum: 'Mobile number',
  verificationCode: 'Code from the SMS',
} as const;
const methods = { username: 'Username', sms: 'SMS code' } as const;
const rememberBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me for 1 day' });
const titleOf = (area: 'site' | 'agent') => (area === 'agent' ? 'Agent login' : 'Log in');

/** The fields of a way to log in, and the captcha once it is shown. */
const fieldsOf = ({
  method,
  captchaShown,
}: {
  method: 'username' | 'sms';
  captchaShown: boolean;
}): readonly string[] => [
  ...(method === 'username' ? [labels.username, labels.password] : [labels.mobileNum, labels.verificationCode]),
  ...(captchaShown ? [labels.captcha] : []),
];
const fieldsShown = (): readonly string[] =>
  Object.values(labels).filter((label) => screen.queryByLabelText(label, { selector: 'input' }) !== null);
const areReadOnly = (): boolean =>
  fieldsShown().every((label) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).readOnly);

export const loginView: View<typeof loginMachine> = {
  open: onScreen((actor) => <LoginDialog actor={actor} />),
  live: {
    captcha: () => captchaMachine,
    countries: () => createResourceMachine('countries'),
    countryPicker: () => countryPickerMachine,
    smsCode: ({ now }) => smsCodeMachine.provide({ actions: { readTime: assign({ now }), storeCountdown: () => {} } }),
  },
  drivers: {
    'login.type': ({ field, value }) => typeInto(labels[field], value),
    'login.typeSecret': ({ field, value }) => typeInto(labels[field], value),
    'login.leaveField': ({ field }) => leave(labels[field]),
    'login.chooseMethod': ({ method }) => press(methods[method], 'tab'),
    'login.remember': () => void fireEvent.click(rememberBox()),
    'login.requestCode': () => press('Send the code'),
    'login.refreshCaptcha': () => press('New picture'),
    'login.submit': () => press('Log in'),
    'login.goTo': ({ form }) => press(form === 'forgot' ? 'Forgot password?' : 'New here? Sign up'),
    'login.close': () => press('Close'),
    'countries.loaded': 'elsewhere',
    'country.chosen': 'elsewhere',
    'captcha.renewed': 'elsewhere',
    'smsCode.refused': 'elsewhere',
    'modal.settings': 'elsewhere',
  },
  offers: {
    'login.type': ({ context }, { field }) => (field === 'username') === (context.method === 'username'),
    'login.typeSecret': ({ context }, { field }) =>
      field === 'captcha' ? context.captchaShown : (field === 'password') === (context.method === 'username'),
    'login.leaveField': ({ context }) => context.method === 'username',
    'login.chooseMethod': ({ context }, { method }) => context.features.smsLogin && context.method !== method,
    'login.remember': (snapshot, { remember }) => snapshot.matches('form') && snapshot.context.remember !== remember,
    'login.requestCode': (snapshot) => snapshot.matches('form') && snapshot.context.method === 'sms',
    // The picture is on its way as long as nobody answers for it, and then no other can be asked for.
    'login.refreshCaptcha': () => false,
    'login.submit': (snapshot) => snapshot.matches('form'),
    'login.goTo': (snapshot, { form }) =>
      snapshot.matches('form') && (form === 'forgot' || snapshot.context.area === 'site'),
  },
  expectations: {
    recalling: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context.area), busy: false });
      expect([fieldsShown(), buttonCalled('Log in')]).toEqual([[], null]);
    },
    'form.editing': ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context.area), busy: false });
      expect([fieldsShown(), areReadOnly()]).toEqual([fieldsOf(context).toSorted(byOrder), false]);
      expect(buttonCalled('Log in')).toEqual({ disabled: false, busy: false });
      expect(buttonCalled('Forgot password?')).toEqual({ disabled: false, busy: false });
      expect(buttonCalled('New here? Sign up') !== null).toBe(context.area === 'site');
      expect(screen.queryAllByRole('tab').length).toBe(context.features.smsLogin ? 2 : 0);
      expect(rememberBox().checked).toBe(context.remember);
    },
    'form.refused': ({ context }) => {
      expect([fieldsShown(), areReadOnly()]).toEqual([fieldsOf(context).toSorted(byOrder), false]);
      expect(buttonCalled('Log in')).toEqual({ disabled: false, busy: false });
      expect(alerts()).toEqual([
        context.failure?.kind === 'refused'
          ? 'Wrong username or password. Try again.'
          : 'There is a problem with the connection. Check the network and try again.',
      ]);
    },
    verifying: () => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      expect(buttonCalled('Checking this device')).toEqual({ disabled: true, busy: true });
    },
    sending: ({ context }) => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      const words = context.method === 'sms' ? 'Checking the code' : 'Logging in';
      expect(buttonCalled(words)).toEqual({ disabled: true, busy: true });
    },
    loggedIn: () => expect(nothingShown()).toBe(true),
    closed: () => expect(nothingShown()).toBe(true),
  },
};

/** The order in which `labels` has the fields. */
const byOrder = (one: string, other: string): number => {
  const all: readonly string[] = Object.values(labels);
  return all.indexOf(one) - all.indexOf(other);
};
