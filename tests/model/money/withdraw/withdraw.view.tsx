import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { bankAccountMachine } from '../../../../src/machines/money/bankAccount/bankAccount.machine.ts';
import { isSixDigits } from '../../../../src/machines/money/sixDigits.ts';
import type { withdrawMachine } from '../../../../src/machines/money/withdraw/withdraw.machine.ts';
import { accountOf, blockReason, withdrawAmount } from '../../../../src/machines/money/withdraw/withdraw.rules.ts';
import { NewWithdrawal } from '../../../../src/ui/money/withdraw/WithdrawPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof withdrawMachine>;

const idle = { disabled: false, busy: false };
const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
const isConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
const chosen = (name: string) =>
  screen.queryAllByRole<HTMLInputElement>('radio').find((radio) => radio.name === name && radio.checked)?.value ?? null;

/** The first step and the list, as in the context. */
function showsForm(snapshot: Snapshot): void {
  const { context } = snapshot;
  if (context.quote === null) {
    expect(screen.queryAllByRole('button')).toEqual([]);
    return;
  }
  const { method, account, typed, tried, accounts } = context;
  expect([chosen('method'), chosen('account')]).toEqual([method, accounts?.list.length ? account : null]);
  expect(fieldCalled('Amount')?.value).toBe(typed);
  expect(fieldCalled('Amount')?.ariaInvalid).toBe(tried && 'problem' in withdrawAmount(context) ? 'true' : null);
  expect(screen.queryAllByText(/^You changed your payment password/).length).toBe(
    blockReason(context.quote) === 'waits' ? 1 : 0,
  );
  const busy = !isChoosing(snapshot);
  expect(buttonCalled('Continue')).toEqual({ disabled: busy, busy: false });
}

export const withdrawView: View<typeof withdrawMachine> = {
  open: onScreen((actor) => <NewWithdrawal actor={actor} record={null} />),
  live: { bankAccount: () => bankAccountMachine },
  drivers: {
    'withdraw.retry': () => press('Try again'),
    'withdraw.chooseMethod': ({ code }) => screen.getByDisplayValue(code).click(),
    'withdraw.chooseAccount': ({ id }) => screen.getByDisplayValue(id).click(),
    'withdraw.type': ({ value }) => typeInto('Amount', value),
    'withdraw.next': () => press('Continue'),
    'withdraw.back': () => press('Back'),
    'withdraw.typeSecret': ({ value }) => typeInto('Payment password', value),
    'withdraw.submit': () => press('Withdraw'),
    'withdraw.resend': () => press('Send again'),
    'withdraw.checkStatus': () => press('Check balance'),
    'withdraw.addAccount': () => press('Add bank account'),
    'withdraw.closeAccount': () => press('Cancel'),
    'page.language': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
  },
  offers: {
    'withdraw.retry': (snapshot) => snapshot.matches('failed'),
    'withdraw.chooseMethod': (snapshot, { code }) => isChoosing(snapshot) && code !== 'NONE',
    'withdraw.chooseAccount': (snapshot, { id }) =>
      isChoosing(snapshot) && id !== 'a9' && accountOf({ ...snapshot.context, account: id }) !== null,
    'withdraw.type': (snapshot, { value }) => isChoosing(snapshot) && snapshot.context.typed !== value,
    'withdraw.next': isChoosing,
    'withdraw.back': isConfirming,
    'withdraw.typeSecret': (snapshot, { value }) =>
      isConfirming(snapshot) && snapshot.context.paymentPassword !== value,
    'withdraw.submit': isConfirming,
    'withdraw.resend': (snapshot) => snapshot.matches('unsure'),
    'withdraw.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'withdraw.addAccount': (snapshot) =>
      isChoosing(snapshot) && (snapshot.context.accounts?.list.length ?? 0) < (snapshot.context.accounts?.most ?? 0),
    'withdraw.closeAccount': (snapshot) => snapshot.matches('adding'),
  },
  expectations: {
    'loading.quote': showsForm,
    'loading.accounts': showsForm,
    failed: () => {
      expect(alerts().join()).toContain('The withdrawal page could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    choosing: showsForm,
    adding: () => {
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Add bank account',
      ]);
      expect(buttonCalled('Cancel')).toEqual(idle);
    },
    confirming: ({ context: { paymentPassword, tried, failure } }) => {
      expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Check your withdrawal');
      expect(screen.getAllByText('P 500.00').length).toBe(1);
      const field = fieldCalled('Payment password');
      expect([field?.value, field?.ariaInvalid]).toEqual([
        paymentPassword,
        tried && !isSixDigits(paymentPassword) ? 'true' : null,
      ]);
      expect([buttonCalled('Withdraw'), alerts().length]).toEqual([idle, failure === null ? 0 : 1]);
    },
    sending: () => {
      expect(buttonCalled('Withdraw')).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Back')?.disabled).toBe(true);
    },
    unsure: () => {
      expect(alerts().join()).toContain('This may have gone through.');
      expect(fieldCalled('Payment password')).toBeNull();
    },
  },
};
