import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { extContract } from '../../../../src/api/contract/site/ext.ts';
import type { ApiFailure } from '../../../../src/api/failure.ts';
import type { loginMachine } from '../../../../src/machines/account/login/login.machine.ts';
import { secondStepMachine } from '../../../../src/machines/account/secondStep/secondStep.machine.ts';
import { createResourceMachine } from '../../../../src/machines/resource/resource.machine.ts';
import { LoginDialog } from '../../../../src/ui/account/login/LoginDialog.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
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
  password: 'Password',
  captcha: 'Captcha',
  mobileNum: 'Mobile number',
  verificationCode: 'Verification code',
} as const;
const methods = { username: 'Username', sms: 'SMS code' } as const;
const reasons = {
  wrong: 'Wrong username or password. Try again.',
  offline: 'Connection problem. Check your network and try again.',
  expired: 'This step has expired. Start again.',
  passkey: 'This passkey was not accepted. Use another way.',
  cancelled: 'No passkey was used. Try again, or log in with your password.',
  known: 'This browser cannot use passkeys here. Log in with your password.',
  unsupported: 'This browser cannot use passkeys here. Log in with your password.',
  defect: 'Unknown error. Try again. If it keeps happening, contact customer service.',
} as const;
const rememberBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me for 1 day' });
const titleOf = (area: 'site' | 'agent') => (area === 'agent' ? 'Agent login' : 'Log in');

/** The fields of a login method, and the captcha once shown. */
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
const isShown = (snapshot: SnapshotFrom<typeof loginMachine>, field: keyof typeof labels): boolean =>
  snapshot.matches('form') && fieldsOf(snapshot.context).includes(labels[field]);
const fieldsShown = (): readonly string[] => Object.values(labels).filter((label) => fieldCalled(label) !== null);
const areReadOnly = (): boolean => fieldsShown().every((label) => fieldCalled(label)?.readOnly);

export const loginView: View<typeof loginMachine> = {
  open: onScreen((actor) => <LoginDialog actor={actor} />),
  live: {
    ...stillParts,
    secondStep: () =>
      frozenMachine(secondStepMachine, 'typing', {
        ...{ door: 'secondFactor', stepTicket: '', by: 'app', factorCode: '', trust: false, tried: false },
        ...{ failure: null, granted: null },
      }),
    countries: () => createResourceMachine('countries', extContract.countries),
  },
  drivers: {
    'login.type': ({ field, value }) => typeInto(labels[field], value),
    'login.typeSecret': ({ field, value }) => typeInto(labels[field], value),
    'login.leaveField': ({ field }) => leave(labels[field]),
    'login.chooseMethod': ({ method }) => press(methods[method], 'tab'),
    'login.remember': () => void fireEvent.click(rememberBox()),
    'login.requestCode': () => press('Send code'),
    'login.refreshCaptcha': () => press('New image'),
    'login.submit': () => press('Log in'),
    'login.passkey': () => press('Log in with a passkey'),
    'login.goTo': ({ form }) => press(form === 'forgot' ? 'Forgot password?' : 'New here? Sign up'),
    'login.close': () => press('Close'),
    'countries.loaded': 'elsewhere',
    'country.chosen': 'elsewhere',
    'captcha.renewed': 'elsewhere',
    'smsCode.refused': 'elsewhere',
    'modal.settings': 'elsewhere',
  },
  offers: {
    'login.type': (snapshot, { field, value }) => isShown(snapshot, field) && snapshot.context.values[field] !== value,
    'login.typeSecret': (snapshot, { field, value }) =>
      isShown(snapshot, field) && snapshot.context.values[field] !== value,
    'login.leaveField': (snapshot, { field }) => isShown(snapshot, field),
    'login.chooseMethod': (snapshot, { method }) =>
      snapshot.matches('form') && snapshot.context.features.smsLogin && snapshot.context.method !== method,
    'login.remember': (snapshot, { remember }) => snapshot.matches('form') && snapshot.context.remember !== remember,
    'login.requestCode': (snapshot) => snapshot.matches('form') && snapshot.context.method === 'sms',
    'login.refreshCaptcha': (snapshot) => isShown(snapshot, 'captcha'),
    'login.submit': (snapshot) => snapshot.matches('form'),
    'login.passkey': (snapshot) => snapshot.matches('form'),
    'login.close': (snapshot) => !snapshot.matches('sending'),
    'login.goTo': (snapshot, { form }) =>
      snapshot.matches('form') && (form === 'forgot' || snapshot.context.area === 'site'),
  },
  expectations: {
    recalling: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context.area), busy: false });
      expect([fieldsShown(), buttonCalled('Log in')]).toEqual([[], null]);
    },
    form: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context.area), busy: false });
      expect([fieldsShown(), areReadOnly()]).toEqual([fieldsOf(context).toSorted(byOrder), false]);
      expect(buttonCalled('Log in')).toEqual({ disabled: false, busy: false });
      expect(buttonCalled('Forgot password?')).toEqual({ disabled: false, busy: false });
      expect(buttonCalled('New here? Sign up') !== null).toBe(context.area === 'site');
      expect(screen.queryAllByRole('tab').length).toBe(context.features.smsLogin ? 2 : 0);
      expect(rememberBox().checked).toBe(context.remember);
      expect(alerts()).toEqual([
        ...(context.failure ? [reasonOf(context.failure)] : []),
        ...(context.passkeyTrouble ? [reasons[context.passkeyTrouble]] : []),
      ]);
    },
    secondStep: () => {
      expect(dialogShown()).toEqual({ title: 'One more step', busy: false });
      expect([fieldsShown(), buttonCalled('Continue'), buttonCalled('Log in')]).toEqual([
        [],
        { disabled: false, busy: false },
        null,
      ]);
    },
    byPasskey: () => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      expect(buttonCalled('Waiting for your device')).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Log in')).toEqual({ disabled: true, busy: false });
    },
    verifying: () => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      expect(buttonCalled('Verifying this device')).toEqual({ disabled: true, busy: true });
    },
    sending: ({ context }) => {
      expect([areReadOnly(), alerts()]).toEqual([true, []]);
      const words = context.method === 'sms' ? 'Verifying the code' : 'Logging in';
      expect(buttonCalled(words)).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Close')).toBeNull();
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};

const reasonOf = (failure: ApiFailure): string => {
  if (failure.kind === 'defect') return reasons.defect;
  if (failure.kind !== 'refused') return reasons.offline;
  if (failure.code === 'SECOND_STEP_EXPIRED') return reasons.expired;
  return failure.code === 'PASSKEY_REFUSED' ? reasons.passkey : reasons.wrong;
};

/** The order of the fields in `labels`. */
const byOrder = (one: string, other: string): number => {
  const all: readonly string[] = Object.values(labels);
  return all.indexOf(one) - all.indexOf(other);
};
