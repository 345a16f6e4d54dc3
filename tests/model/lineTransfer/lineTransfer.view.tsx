import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { lineTransferMachine } from '../../../src/machines/lineTransfer/lineTransfer.machine.ts';
import { amountToSend, barrierOf, UPLINE } from '../../../src/machines/lineTransfer/lineTransfer.rules.ts';
import { isSixDigits } from '../../../src/machines/money/sixDigits.ts';
import { formatMoney } from '../../../src/ui/kit/money.ts';
import { LineTransfer } from '../../../src/ui/lineTransfer/LineTransfer.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof lineTransferMachine>;

const isEditing = (snapshot: Snapshot) => snapshot.matches('editing');
const isFromList = ({ context }: Snapshot) => context.to !== UPLINE;

/** Who, what there is, and the form, as the context has them. */
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
  expect(screen.queryAllByText(isFromList(snapshot) ? 'To your downline' : 'To your upline').length).toBe(1);
  const [amount, secret] = [fieldCalled('Amount'), fieldCalled('Payment password')];
  expect([amount?.value, amount?.ariaInvalid]).toEqual([
    typed,
    tried && 'problem' in amountToSend(context) ? 'true' : null,
  ]);
  expect([secret?.value, secret?.ariaInvalid]).toEqual([
    paymentPassword,
    tried && !isSixDigits(paymentPassword) ? 'true' : null,
  ]);
  const barrier = barrierOf(context);
  expect([screen.queryAllByText(/was set anew/).length, screen.queryAllByText(/is used up/).length]).toEqual([
    barrier === 'waits' ? 1 : 0,
    barrier === 'usedUp' ? 1 : 0,
  ]);
  const went = screen.queryAllByText(/^P [\d,.]+ went to /).map(({ textContent }) => textContent);
  expect([alerts().length, went]).toEqual([
    failure === null ? 0 : 1,
    done === null ? [] : [`${formatMoney(done.amount)} went to ${done.person.nickname}.`],
  ]);
  expect(buttonCalled('Send')).toEqual({ disabled: !isEditing(snapshot), busy: false });
}

export const lineTransferView: View<typeof lineTransferMachine> = {
  open: onScreen((actor) => <LineTransfer actor={actor} />),
  drivers: {
    'lineTransfer.retry': () => press('Try again'),
    'lineTransfer.type': ({ value }) => typeInto('Amount', value),
    'lineTransfer.all': () => press('All'),
    'lineTransfer.typeSecret': ({ value }) => typeInto('Payment password', value),
    'lineTransfer.submit': () => press('Send'),
    'lineTransfer.again': () => press('Send the same again'),
    'lineTransfer.look': () => press('See the balance'),
    'lineTransfer.leave': () => press('All downlines'),
  },
  offers: {
    'lineTransfer.retry': (snapshot) => snapshot.matches('failed'),
    'lineTransfer.type': (snapshot, { value }) => isEditing(snapshot) && snapshot.context.typed !== value,
    'lineTransfer.all': (snapshot) => isEditing(snapshot) && barrierOf(snapshot.context) === null,
    'lineTransfer.typeSecret': (snapshot, { value }) =>
      isEditing(snapshot) && snapshot.context.paymentPassword !== value,
    'lineTransfer.submit': isEditing,
    'lineTransfer.again': (snapshot) => snapshot.matches('unsure'),
    'lineTransfer.look': (snapshot) => snapshot.matches('unsure'),
    'lineTransfer.leave': (snapshot) => isFromList(snapshot) && (isEditing(snapshot) || snapshot.matches('failed')),
  },
  expectations: {
    loading: showsForm,
    alone: () => {
      expect(screen.getByRole('heading').textContent).toBe('You have no upline');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The transfer page could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    editing: showsForm,
    sending: () => expect(buttonCalled('Send')).toEqual({ disabled: true, busy: true }),
    unsure: (snapshot) => {
      const typed = amountToSend(snapshot.context);
      expect(sentAgain()).toBe('amount' in typed ? formatMoney(typed.amount) : 'a sound amount');
      expect(alerts().join()).toContain('It may have gone through.');
      expect(fieldCalled('Payment password')).toBeNull();
    },
    left: () => {},
  },
};
