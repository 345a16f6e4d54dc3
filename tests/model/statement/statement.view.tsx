import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { statementMachine } from '../../../src/machines/statement/statement.machine.ts';
import { CreditReport } from '../../../src/ui/statement/CreditReport.tsx';
import { MovementList } from '../../../src/ui/statement/MovementList.tsx';
import { StatementPage } from '../../../src/ui/statement/StatementPage.tsx';
import type { View } from '../kit/view.ts';
import { listView } from '../list/listView.tsx';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import {
  creditReportFlow,
  creditReportSpec,
  movementListFlow,
  movementListSpec,
  walletList,
} from './statement.spec.ts';

const idle = { disabled: false, busy: false };
const shared = {
  filters: { kinds: { label: 'Type', chips: { all: 'All', bonuses: 'Bonuses' } }, wallet: { label: 'Wallet' } },
  sums: ['Opening balanceP 50.00', 'Closing balanceP 100.00'],
  emptyTitle: 'No transactions',
};

export const movementListView = listView(movementListSpec, {
  ...shared,
  view: (actor) => <MovementList actor={actor} wallets={walletList} />,
  rows: ['22/11/2026 18:30To vendor · River Games−P 40.00P 100.00', '22/11/2026 18:30Deposit+P 90.00P 140.00'],
  failedTitle: 'The account record could not be loaded',
});

export const creditReportView = listView(creditReportSpec, {
  ...shared,
  view: (actor) => <CreditReport actor={actor} wallets={walletList} />,
  rows: ['BonusCount1In+P 2.00OutP 0.00', 'To vendorCount2InP 0.00Out−P 40.00'],
  failedTitle: 'The credit report could not be loaded',
});

const tab = () => screen.queryByRole('tab', { selected: true })?.textContent;

export const statementView: View<typeof statementMachine> = {
  open: onScreen((actor) => <StatementPage actor={actor} />),
  live: {
    movements: (stage) => movementListFlow.machine(stage),
    report: (stage) => creditReportFlow.machine(stage),
  },
  drivers: {
    'statement.retry': () => press('Try again'),
    'statement.showReport': () => press('Credit report', 'tab'),
    'statement.showMovements': () => press('Transactions', 'tab'),
    'list.chosen': 'elsewhere',
    'list.sized': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'statement.retry': (snapshot) => snapshot.matches('failed'),
    'statement.showReport': (snapshot) => snapshot.matches({ open: 'movements' }),
    'statement.showMovements': (snapshot) => snapshot.matches({ open: 'report' }),
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('The account record could not be loaded');
      expect([buttonCalled('Try again'), screen.queryAllByRole('tab')]).toEqual([idle, []]);
    },
    'open.movements': () => expect([tab(), buttonCalled('Download CSV')?.busy]).toEqual(['Transactions', false]),
    'open.report': () => expect([tab(), buttonCalled('Download CSV')]).toEqual(['Credit report', null]),
  },
};
