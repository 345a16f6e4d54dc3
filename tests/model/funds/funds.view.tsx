import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../../src/machines/funds/funds.machine.ts';
import { amountOf } from '../../../src/machines/funds/funds.rules.ts';
import { FundsPage } from '../../../src/ui/funds/FundsPage.tsx';
import { formatMoney } from '../../../src/ui/kit/money.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../onScreen.tsx';
import { walletList } from './funds.spec.ts';

type Snapshot = SnapshotFrom<typeof fundsMachine>;

const hasForm = ({ context }: Snapshot) => context.wallets.length > 1;
const isEditing = (snapshot: Snapshot) => snapshot.matches('editing') && hasForm(snapshot);
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;
const idle = { disabled: false, busy: false };

const doneText = (done: Snapshot['context']['done']): string | null =>
  done && `${formatMoney(done.amount)} moved to ${walletList.find(({ code }) => code === done.to)?.name}.`;

/** The amounts, the wallets and the form as the context has them. */
function showsWallets({ context }: Snapshot): void {
  expect(screen.getByText('P 140.00').textContent).toBe('P 140.00');
  expect(screen.getByText('3,265').textContent).toBe('3,265');
  if (context.wallets.length === 1) {
    expect([fieldCalled('Amount'), screen.queryAllByRole('radio')]).toEqual([null, []]);
    return;
  }
  expect(chosen()).toBe(context.vendor);
}

export const fundsView: View<typeof fundsMachine> = {
  open: onScreen((actor) => <FundsPage actor={actor} />),
  drivers: {
    'funds.retry': () => press('Try again'),
    'funds.refresh': () => press('Refresh the balance'),
    'transfer.chooseVendor': ({ code }) => screen.getByDisplayValue(code).click(),
    'transfer.turn': () => press('The other way round'),
    'transfer.type': ({ value }) => typeInto('Amount', value),
    'transfer.all': () => press('All'),
    'transfer.submit': () => press('Transfer'),
    'transfer.again': () => press('Send the same again'),
    'transfer.look': () => press('See the balance'),
    'page.language': 'elsewhere',
  },
  offers: {
    'funds.retry': (snapshot) => snapshot.matches('failed'),
    'funds.refresh': (snapshot) => snapshot.matches('editing'),
    'transfer.chooseVendor': (snapshot, { code }) => isEditing(snapshot) && code !== 'main',
    'transfer.turn': isEditing,
    'transfer.type': (snapshot, { value }) => isEditing(snapshot) && value !== snapshot.context.typed,
    'transfer.all': isEditing,
    'transfer.submit': isEditing,
    'transfer.again': (snapshot) => snapshot.matches('unsure'),
    'transfer.look': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    'loading.funds': (snapshot) => {
      if (snapshot.context.wallets.length === 0) expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]);
      else expect(buttonCalled('Refresh the balance')).toEqual({ disabled: true, busy: true });
    },
    'loading.wallets': (snapshot) => {
      if (snapshot.context.wallets.length === 0) expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]);
      else expect(buttonCalled('Refresh the balance')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('Your wallet could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    editing: (snapshot) => {
      const { typed, tried, failure, done } = snapshot.context;
      showsWallets(snapshot);
      expect(buttonCalled('Refresh the balance')).toEqual(idle);
      if (!hasForm(snapshot)) return;
      expect(fieldCalled('Amount')?.value).toBe(typed);
      expect(fieldCalled('Amount')?.ariaInvalid).toBe(tried && 'problem' in amountOf(snapshot.context) ? 'true' : null);
      expect([buttonCalled('Transfer'), alerts().length]).toEqual([idle, failure === null ? 0 : 1]);
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(doneText(done));
    },
    sending: (snapshot) => {
      showsWallets(snapshot);
      expect(buttonCalled('Transfer')).toEqual({ disabled: true, busy: true });
    },
    unsure: (snapshot) => {
      showsWallets(snapshot);
      expect(sentAgain()).toMatch(/^P [\d,.]+ · (Main wallet → .+|.+ → Main wallet)$/);
      expect(alerts().join()).toContain('It may have gone through.');
      expect([buttonCalled('Send the same again'), buttonCalled('See the balance')]).toEqual([idle, idle]);
    },
  },
};
