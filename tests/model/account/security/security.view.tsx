import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { securityMachine } from '../../../../src/machines/account/security/security.machine.ts';
import { changeProblems, setProblems } from '../../../../src/machines/account/security/security.rules.ts';
import { PaymentForms } from '../../../../src/ui/account/security/PaymentForms.tsx';
import { PaymentPanel } from '../../../../src/ui/account/security/PaymentPanel.tsx';
import type { SecurityActor } from '../../../../src/ui/account/security/securityActor.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof securityMachine>;

const LABELS = {
  loginPassword: 'Login password',
  verificationCode: 'Verification code',
  paymentPassword: 'Current payment password',
  newPaymentPassword: 'New payment password (6 digits)',
  paymentPasswordAgain: 'Confirm payment password',
} as const;
type Name = keyof typeof LABELS;

const FIELDS = {
  setting: ['loginPassword', 'verificationCode', 'newPaymentPassword', 'paymentPasswordAgain'],
  changing: ['paymentPassword', 'newPaymentPassword', 'paymentPasswordAgain'],
} as const satisfies Record<string, readonly Name[]>;

const idle = { disabled: false, busy: false };
const inForm = (snapshot: Snapshot) =>
  snapshot.matches({ setting: 'typing' }) || snapshot.matches({ changing: 'typing' });
const fieldsOf = (snapshot: Snapshot): readonly Name[] =>
  snapshot.matches('setting') ? FIELDS.setting : snapshot.matches('changing') ? FIELDS.changing : [];

/** The fields of the form, their values and their errors. */
function showsForm(snapshot: Snapshot): void {
  const { typed, tried } = snapshot.context;
  const problems = snapshot.matches('setting') ? setProblems(typed) : changeProblems(typed);
  for (const name of Object.keys(LABELS) as Name[]) {
    const field = fieldCalled(LABELS[name]);
    const isThere = fieldsOf(snapshot).includes(name);
    expect(field?.value ?? null).toBe(isThere ? typed[name] : null);
    expect(field?.ariaInvalid ?? null).toBe(isThere && tried && problems[name] ? 'true' : null);
  }
  // A failed code request is shown beside its button, so before the code field.
  const code = document.querySelector('[autocomplete=one-time-code]');
  const isBefore = (alert: Element) =>
    code !== null && (code.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const { failure, codeFailure } = snapshot.context;
  expect(screen.queryAllByRole('alert').map(isBefore)).toEqual([
    ...(codeFailure === null ? [] : [true]),
    ...(failure === null ? [] : [false]),
  ]);
}

const isLoading = (what: string): void =>
  expect([screen.getByRole('status').textContent, alerts(), screen.queryAllByRole('button')]).toEqual([what, [], []]);

function Panel({ actor }: { readonly actor: SecurityActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <PaymentPanel actor={actor} state={state}>
      <PaymentForms actor={actor} state={state} />
    </PaymentPanel>
  );
}

export const securityView: View<typeof securityMachine> = {
  open: onScreen((actor) => <Panel actor={actor} />),
  drivers: {
    'security.retry': () => press('Try again'),
    'security.set': () => press(screen.queryByText('Change') ? 'Forgot it?' : 'Set payment password'),
    'security.change': () => press('Change'),
    'security.typeSecret': ({ field, value }) => typeInto(LABELS[field], value),
    'security.requestCode': () => press(screen.queryByText('Send code') ? 'Send code' : 'Resend code'),
    'security.submit': () => press('Save'),
    'security.cancel': () => press('Cancel'),
    'page.language': 'elsewhere',
    'contacts.changed': 'elsewhere',
    'page.profileChanged': 'elsewhere',
  },
  offers: {
    'security.retry': (snapshot) => snapshot.matches('failed'),
    'security.set': (snapshot) => snapshot.matches('resting'),
    'security.change': (snapshot) => snapshot.matches('resting') && snapshot.context.status?.isSet === true,
    'security.typeSecret': (snapshot, { field, value }) =>
      (inForm(snapshot) || snapshot.matches({ setting: 'requesting' })) &&
      fieldsOf(snapshot).includes(field) &&
      snapshot.context.typed[field] !== value,
    'security.requestCode': (snapshot) => snapshot.matches({ setting: 'typing' }),
    'security.submit': inForm,
    'security.cancel': (snapshot) => inForm(snapshot) || snapshot.matches({ setting: 'requesting' }),
  },
  expectations: {
    'loading.status': () => isLoading('Loading the payment password status'),
    'loading.accounts': () => isLoading('Loading your bank accounts'),
    failed: () => {
      expect(alerts().join()).toContain('The payment password status could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    resting: ({ context }) => {
      const isSet = context.status?.isSet;
      expect(buttonCalled('Change')).toEqual(isSet ? idle : null);
      expect(buttonCalled(isSet ? 'Forgot it?' : 'Set payment password')).toEqual(idle);
      const said = { set: 'Payment password set.', changed: 'Payment password changed.' };
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(context.done && said[context.done]);
    },
    'setting.typing': (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled(snapshot.context.sent ? 'Resend code' : 'Send code')).toEqual(idle);
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(
        snapshot.context.sent && 'Sent to •••• 5678. Valid for 5 min.',
      );
      expect(buttonCalled('Save')).toEqual(idle);
    },
    'setting.requesting': (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled(snapshot.context.sent ? 'Resend code' : 'Send code')?.busy).toBe(true);
    },
    'setting.sending': (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Save')?.busy, buttonCalled('Cancel')?.disabled]).toEqual([true, true]);
    },
    'changing.typing': (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Save'), buttonCalled('Send code')]).toEqual([idle, null]);
    },
    'changing.sending': (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Save')?.busy, buttonCalled('Cancel')?.disabled]).toEqual([true, true]);
    },
  },
};
