import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Fold } from '../../../../src/machines/account/register/register.events.ts';
import type { registerMachine } from '../../../../src/machines/account/register/register.machine.ts';
import { foldedFields, requiredFields } from '../../../../src/machines/account/register/register.rules.ts';
import { RegisterDialog } from '../../../../src/ui/account/register/RegisterDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, leave, nothingShown, onScreen, press, typeInto } from '../../onScreen.tsx';
import { stillParts } from '../../stillParts.ts';

type Snapshot = SnapshotFrom<typeof registerMachine>;

const enabled = { disabled: false, busy: false };
const labels: Readonly<Record<string, string>> = {
  username: 'Username',
  password: 'Password',
  mobileNum: 'Mobile number',
  verificationCode: 'Verification code',
  affiliateCode: 'Invitation code (optional)',
  line: 'LINE ID (optional)',
  captcha: 'Captcha',
};
const labelOf = (field: string): string => labels[field] ?? expect.unreachable(field);
const methods = { username: 'Username', mobile: 'Mobile number' } as const;
const reasons = {
  taken: 'This username is taken. Choose another, or log in if it is yours.',
  offline: 'Connection problem. Check your network and try again.',
} as const;
const boxes = {
  terms: 'I accept the terms of use and the privacy policy',
  age: 'I am at least 18 years old',
} as const;
const box = (to: keyof typeof boxes) => screen.getByRole<HTMLInputElement>('checkbox', { name: boxes[to] });

const foldNames = { invitation: 'Have an invitation code?', more: 'More details (optional)' } as const;
const folds: readonly Fold[] = ['invitation', 'more'];
const foldButton = (fold: Fold) => screen.queryByRole('button', { name: foldNames[fold] });

/** Labels of the fields, from top to bottom. */
const fieldsShown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')].map(
    ({ labels }) => labels?.[0]?.textContent ?? '',
  );
const areReadOnly = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')].every(({ readOnly }) => readOnly);

const isForm = (snapshot: Snapshot): boolean => snapshot.matches('form');
const isShown = (snapshot: Snapshot, field: string): boolean =>
  isForm(snapshot) &&
  [
    ...requiredFields(snapshot.context),
    ...folds.flatMap((fold) => (snapshot.context.opened[fold] ? foldedFields(snapshot.context, fold) : [])),
  ].some((shown) => shown === field);
const waits = (words: string): void => {
  expect([areReadOnly(), alerts()]).toEqual([true, []]);
  expect(buttonCalled(words)).toEqual({ disabled: true, busy: true });
};

export const registerView: View<typeof registerMachine> = {
  open: onScreen((actor) => <RegisterDialog actor={actor} />),
  live: stillParts,
  drivers: {
    'modal.settings': 'elsewhere',
    'captcha.renewed': 'elsewhere',
    'smsCode.refused': 'elsewhere',
    'country.chosen': 'elsewhere',
    'register.retry': () => press('Try again'),
    'register.chooseMethod': ({ method }) => press(methods[method], 'tab'),
    'register.type': ({ field, value }) => typeInto(labelOf(field), value),
    'register.typeSecret': ({ field, value }) => typeInto(labelOf(field), value),
    'register.leaveField': ({ field }) => leave(labelOf(field)),
    'register.agree': ({ to }) => void fireEvent.click(box(to)),
    'register.toggleFold': ({ fold }) => press(foldNames[fold]),
    'register.requestCode': () => press('Send code'),
    'register.refreshCaptcha': () => press('New image'),
    'register.submit': () => press('Sign up'),
    'register.logIn': () => press('Log in'),
    'register.close': () => press('Close'),
  },
  offers: {
    'register.retry': (snapshot) => snapshot.matches('failed'),
    'register.chooseMethod': (snapshot, { method }) =>
      isForm(snapshot) &&
      snapshot.context.settings?.features.usernameRegistration === true &&
      snapshot.context.settings.features.mobileRegistration &&
      snapshot.context.method !== method,
    'register.type': (snapshot, { field, value }) =>
      isShown(snapshot, field) && snapshot.context.values[field] !== value,
    'register.typeSecret': (snapshot, { field, value }) =>
      isShown(snapshot, field) && snapshot.context.values[field] !== value,
    'register.leaveField': (snapshot, { field }) => isShown(snapshot, field),
    'register.agree': (snapshot, { to, agreed }) => isForm(snapshot) && snapshot.context.agreed[to] !== agreed,
    'register.toggleFold': (snapshot, { fold }) => isForm(snapshot) && foldedFields(snapshot.context, fold).length > 0,
    'register.requestCode': (snapshot) => isShown(snapshot, 'verificationCode'),
    'register.refreshCaptcha': (snapshot) => isShown(snapshot, 'captcha'),
    'register.submit': isForm,
    'register.logIn': (snapshot) => snapshot.matches('switchedOff') || isForm(snapshot),
    'register.close': (snapshot) => !snapshot.matches('sending'),
  },
  expectations: {
    loading: () => {
      expect(dialogShown()).toEqual({ title: 'Sign up', busy: true });
      expect([buttonCalled('Log in'), buttonCalled('Try again'), alerts()]).toEqual([null, null, []]);
    },
    switchedOff: () => expect([buttonCalled('Log in'), buttonCalled('Try again')]).toEqual([enabled, null]),
    failed: ({ context }) => {
      expect([buttonCalled('Log in'), buttonCalled('Try again')]).toEqual([null, enabled]);
      expect(alerts().join()).toContain(
        context.failure?.kind === 'offline'
          ? 'Connection problem. Check your network and try again.'
          : 'Sign-up could not be loaded',
      );
    },
    form: ({ context }) => {
      expect(dialogShown()).toEqual({ title: 'Sign up', busy: false });
      expect([fieldsShown(), areReadOnly()]).toEqual([
        [...requiredFields(context), ...folds.flatMap((fold) => foldedFields(context, fold))].map(labelOf),
        false,
      ]);
      for (const fold of folds) {
        expect(foldButton(fold)?.getAttribute('aria-expanded')).toBe(
          foldedFields(context, fold).length > 0 ? String(context.opened[fold]) : undefined,
        );
      }
      expect(buttonCalled('Sign up')).toEqual(enabled);
      const isOffered = context.settings?.features;
      expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
        isOffered?.mobileRegistration && isOffered.usernameRegistration ? ['Mobile number', 'Username'] : [],
      );
      expect([box('terms').checked, box('age').checked]).toEqual([context.agreed.terms, context.agreed.age]);
      if (context.codeProblem) {
        screen.getByText('Invalid code. Request a new one.');
        expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
      }
      expect(alerts()).toEqual(
        context.failure ? [reasons[context.failure.kind === 'refused' ? 'taken' : 'offline']] : [],
      );
    },
    checkingInvitation: () => waits('Checking the invitation code'),
    verifying: () => waits('Verifying this device'),
    confirmingPhone: () => waits('Verifying the code'),
    sending: () => {
      waits('Creating your account');
      expect(buttonCalled('Close')).toBeNull();
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
