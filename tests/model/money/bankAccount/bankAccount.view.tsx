import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { bankAccountMachine } from '../../../../src/machines/money/bankAccount/bankAccount.machine.ts';
import { bankAccountProblems } from '../../../../src/machines/money/bankAccount/bankAccount.rules.ts';
import { BankAccountForm } from '../../../../src/ui/money/bankAccount/BankAccountForm.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  sentAgain,
  typeInto,
} from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof bankAccountMachine>;

const idle = { disabled: false, busy: false };
const LABELS = { accountNumber: 'Account number', paymentPassword: 'Your payment password' } as const;
const isTyping = (snapshot: Snapshot) => snapshot.matches('typing');
const wrong = (label: string) => fieldCalled(label)?.ariaInvalid ?? null;
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;

/** The form as in the context. */
function showsForm({ context }: Snapshot): void {
  const { bank, holderName, accountNumber, paymentPassword, tried } = context;
  const problems = tried ? bankAccountProblems(context) : {};
  const labels = ['Account holder', LABELS.accountNumber, LABELS.paymentPassword];
  expect([chosen(), ...labels.map((label) => fieldCalled(label)?.value)]).toEqual([
    bank,
    holderName,
    accountNumber,
    paymentPassword,
  ]);
  expect(labels.map(wrong)).toEqual(
    [problems.holderName, problems.accountNumber, problems.paymentPassword].map((found) => (found ? 'true' : null)),
  );
}

export const bankAccountView: View<typeof bankAccountMachine> = {
  open: onScreen((actor) => <BankAccountForm actor={actor} onClose={() => {}} />),
  drivers: {
    'bankAccount.chooseBank': ({ bank }) => screen.getByDisplayValue(bank).click(),
    'bankAccount.type': ({ value }) => typeInto('Account holder', value),
    'bankAccount.typeSecret': ({ field, value }) => typeInto(LABELS[field], value),
    'bankAccount.submit': () => press('Add account'),
    'bankAccount.resend': () => press('Send again'),
    'bankAccount.checkStatus': () => press('See my accounts'),
  },
  offers: {
    'bankAccount.chooseBank': (snapshot, { bank }) => isTyping(snapshot) && bank !== 'NONE',
    'bankAccount.type': (snapshot, { value }) => isTyping(snapshot) && snapshot.context.holderName !== value,
    'bankAccount.typeSecret': (snapshot, { field, value }) => isTyping(snapshot) && snapshot.context[field] !== value,
    'bankAccount.submit': isTyping,
    'bankAccount.resend': (snapshot) => snapshot.matches('unsure'),
    'bankAccount.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    typing: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Add account'), alerts().length]).toEqual([idle, snapshot.context.failure === null ? 0 : 1]);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Add account')).toEqual({ disabled: true, busy: true });
    },
    unsure: ({ context }) => {
      const bank = context.banks.find(({ code }) => code === context.bank);
      expect(sentAgain()).toBe(`${bank?.name} •••• 7890`);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('See my accounts')]).toEqual([idle, idle]);
    },
    added: () => expect(nothingShown()).toBe(true),
  },
};
