import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../../../src/machines/money/funds/funds.machine.ts';
import { amountOf, isFormOpen } from '../../../../src/machines/money/funds/funds.rules.ts';
import { formatMoney } from '../../../../src/ui/kit/money.ts';
import { FundsPage } from '../../../../src/ui/money/funds/FundsPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';
import { walletList } from './funds.spec.ts';

type Snapshot = SnapshotFrom<typeof fundsMachine>;

const isEditing = (snapshot: Snapshot) => snapshot.matches('editing');
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;
const idle = { disabled: false, busy: false };

const doneText = (done: Snapshot['context']['done']): string | null =>
  done && `You moved ${formatMoney(done.amount)} to ${walletList.find(({ code }) => code === done.to)?.name}.`;

const itemsOf = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const TIME = '22/11/2026 18:30';
const deposit = `Deposit${TIME}+P 28.00P 100.00`;
const lastMovements = [`To vendor · Naga Slots${TIME}−P 40.00P 100.00`, ...Array.from({ length: 4 }, () => deposit)];

/** The amounts, wallets, movements and the form, as in the context. */
function showsWallets({ context }: Snapshot): void {
  expect(screen.getByText('P 140.00').textContent).toBe('P 140.00');
  const vendors = context.wallets.length > 1 ? ['Naga SlotsP 40.00', 'Talat FishingP 0.00'] : [];
  expect(itemsOf('Wallets')).toEqual(['Main walletP 100.00', ...vendors, 'Points3,265']);
  expect(itemsOf('Recent transactions')).toEqual(context.movements?.length ? lastMovements : []);
  expect(screen.queryAllByRole('link', { name: 'Did it arrive?' }).length).toBe(context.awaiting.length);
  expect(chosen()).toBe(isFormOpen(context) ? context.vendor : null);
}

const loads = (snapshot: Snapshot): void => {
  if (snapshot.context.wallets.length === 0) expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]);
  else expect(buttonCalled('Refresh balance')).toEqual({ disabled: true, busy: true });
};

export const fundsView: View<typeof fundsMachine> = {
  open: onScreen((actor) => <FundsPage actor={actor} site={siteWith({})} />),
  drivers: {
    'funds.retry': () => press('Try again'),
    'funds.refresh': () => press('Refresh balance'),
    'transfer.open': () => press('Transfer'),
    'transfer.close': () => press('Close transfer'),
    'transfer.chooseVendor': ({ code }) => screen.getByDisplayValue(code).click(),
    'transfer.swap': () => press('Swap'),
    'transfer.type': ({ value }) => typeInto('Amount', value),
    'transfer.useMax': () => press('All'),
    'transfer.submit': () => press('Transfer now'),
    'transfer.resend': () => press('Send again'),
    'transfer.checkStatus': () => press('Check balance'),
    'page.language': 'elsewhere',
  },
  offers: {
    'funds.retry': (snapshot) => snapshot.matches('failed'),
    'funds.refresh': (snapshot) => snapshot.matches('editing') || snapshot.matches('shown'),
    'transfer.open': (snapshot) => snapshot.matches('shown') && snapshot.context.vendor !== null,
    'transfer.close': isEditing,
    'transfer.chooseVendor': (snapshot, { code }) => isEditing(snapshot) && code !== 'main',
    'transfer.swap': isEditing,
    'transfer.type': (snapshot, { value }) => isEditing(snapshot) && value !== snapshot.context.typed,
    'transfer.useMax': isEditing,
    'transfer.submit': isEditing,
    'transfer.resend': (snapshot) => snapshot.matches('unsure'),
    'transfer.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    'loading.funds': loads,
    'loading.wallets': loads,
    'loading.awaiting': loads,
    'loading.movements': loads,
    failed: () => {
      expect(alerts().join()).toContain('Your wallet could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    shown: (snapshot) => {
      const { movements, done, failure } = snapshot.context;
      showsWallets(snapshot);
      expect(buttonCalled('Refresh balance')).toEqual(idle);
      expect(screen.queryByText('No transactions in the last 30 days.') !== null).toBe(movements?.length === 0);
      expect(screen.queryByText('Your recent transactions could not be loaded. Refresh to try again.') !== null).toBe(
        movements === null,
      );
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(doneText(done));
      expect(alerts().length).toBe(failure === null ? 0 : 1);
    },
    editing: (snapshot) => {
      const { typed, tried, failure } = snapshot.context;
      showsWallets(snapshot);
      expect([buttonCalled('Refresh balance'), buttonCalled('Transfer')]).toEqual([idle, idle]);
      expect(fieldCalled('Amount')?.value).toBe(typed);
      expect(fieldCalled('Amount')?.ariaInvalid).toBe(tried && 'problem' in amountOf(snapshot.context) ? 'true' : null);
      expect([buttonCalled('Transfer now'), alerts().length]).toEqual([idle, failure === null ? 0 : 1]);
    },
    sending: (snapshot) => {
      showsWallets(snapshot);
      expect(buttonCalled('Transfer now')).toEqual({ disabled: true, busy: true });
    },
    unsure: (snapshot) => {
      showsWallets(snapshot);
      expect(sentAgain()).toMatch(/^P [\d,.]+ · (Main wallet → .+|.+ → Main wallet)$/);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('Check balance')]).toEqual([idle, idle]);
    },
  },
};
