import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { lineTransferMachine } from '../../../../src/machines/agent/lineTransfer/lineTransfer.machine.ts';
import { amountToSend, blockReason, UPLINE } from '../../../../src/machines/agent/lineTransfer/lineTransfer.rules.ts';
import { isSixDigits } from '../../../../src/machines/money/sixDigits.ts';
import { LineTransfer } from '../../../../src/ui/agent/lineTransfer/LineTransfer.tsx';
import { formatMoney } from '../../../../src/ui/kit/money.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof lineTransferMachine>;

const isEditing = (snapshot: Snapshot) => snapshot.matches('editing');
const isFromList = ({ context }: Snapshot) => context.to !== UPLINE;

/** The recipient, the limits and the form, as in the context. */
function showsForm(snapshot: Snapshot): void {
  const { context } = snapshot;
  if (context.terms === null) {
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      isFromList(snapshot) ? ['All downlines'] : [],
    );
    return;
  }
  const { typed, paymentPassword, tried, failure, done } = context;
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Anong');
  expect(screen.queryAllByText(isFromList(snapshot) ? 'Your downline' : 'Your upline').length).toBe(1);
  const [amount, secret] = [fieldCalled('Amount'), fieldCalled('Payment password')];
  expect([amount?.value, amount?.ariaInvalid]).toEqual([
    typed,
    tried && 'problem' in amountToSend(context) ? 'true' : null,
  ]);
  expect([secret?.value, secret?.ariaInvalid]).toEqual([
    paymentPassword,
    tried && !isSixDigits(paymentPassword) ? 'true' : null,
  ]);
  const barrier = blockReason(context);
  expect([
    screen.queryAllByText(/^You changed your payment password/).length,
    screen.queryAllByText(/^You have reached today/).length,
  ]).toEqual([barrier === 'waits' ? 1 : 0, barrier === 'usedUp' ? 1 : 0]);
  const went = screen.queryAllByText(/^You sent P [\d,.]+ to /).map(({ textContent }) => textContent);
  expect([alerts().length, went]).toEqual([
    failure === null ? 0 : 1,
    done === null ? [] : [`You sent ${formatMoney(done.amount)} to ${done.person.nickname}.`],
  ]);
  expect(buttonCalled('Continue')).toEqual({ disabled: !isEditing(snapshot), busy: false });
}

/** Amount, recipient and the warning, without a field to change them. */
function showsCheck(snapshot: Snapshot): void {
  const typed = amountToSend(snapshot.context);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Check your transfer');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'amount' in typed ? formatMoney(typed.amount) : 'a sound amount',
    'Anongagent1',
  ]);
  expect(screen.queryAllByText('Transfers are instant and cannot be reversed.').length).toBe(1);
  expect(fieldCalled('Amount')).toBeNull();
}

export const lineTransferView: View<typeof lineTransferMachine> = {
  open: onScreen((actor) => <LineTransfer actor={actor} />),
  drivers: {
    'lineTransfer.retry': () => press('Try again'),
    'lineTransfer.type': ({ value }) => typeInto('Amount', value),
    'lineTransfer.useMax': () => press('All'),
    'lineTransfer.typeSecret': ({ value }) => typeInto('Payment password', value),
    'lineTransfer.submit': () => press('Continue'),
    'lineTransfer.confirm': () => press('Confirm transfer'),
    'lineTransfer.back': () => press('Back'),
    'lineTransfer.resend': () => press('Send again'),
    'lineTransfer.checkStatus': () => press('Check balance'),
    'lineTransfer.leave': () => press('All downlines'),
  },
  offers: {
    'lineTransfer.retry': (snapshot) => snapshot.matches('failed'),
    'lineTransfer.type': (snapshot, { value }) => isEditing(snapshot) && snapshot.context.typed !== value,
    'lineTransfer.useMax': (snapshot) => isEditing(snapshot) && blockReason(snapshot.context) === null,
    'lineTransfer.typeSecret': (snapshot, { value }) =>
      isEditing(snapshot) && snapshot.context.paymentPassword !== value,
    'lineTransfer.submit': isEditing,
    'lineTransfer.confirm': (snapshot) => snapshot.matches('confirming'),
    'lineTransfer.back': (snapshot) => snapshot.matches('confirming'),
    'lineTransfer.resend': (snapshot) => snapshot.matches('unsure'),
    'lineTransfer.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'lineTransfer.leave': (snapshot) => isFromList(snapshot) && (isEditing(snapshot) || snapshot.matches('failed')),
  },
  expectations: {
    loading: showsForm,
    alone: () => {
      expect(screen.getByRole('heading').textContent).toBe('You don’t have an upline');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The transfer page could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    editing: showsForm,
    confirming: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Confirm transfer')).toEqual({ disabled: false, busy: false });
    },
    sending: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Confirm transfer')).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Back')).toEqual({ disabled: true, busy: false });
    },
    unsure: (snapshot) => {
      const typed = amountToSend(snapshot.context);
      expect(sentAgain()).toBe('amount' in typed ? formatMoney(typed.amount) : 'a sound amount');
      expect(alerts().join()).toContain('This may have gone through.');
      expect(fieldCalled('Payment password')).toBeNull();
    },
    left: () => {},
  },
};
