import { screen } from '@testing-library/react';
import { billMachine } from '../../../src/machines/bill/bill.machine.ts';
import { BillList, BillsPage } from '../../../src/ui/bills/BillsPage.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled } from '../onScreen.tsx';
import { billListFlow, billListSpec } from './bills.spec.ts';

export const billListView = listView(billListSpec, {
  view: (actor) => <BillList actor={actor} ofAllKinds={false} />,
  filters: {
    side: { label: 'Side', tabs: { downline: 'Paid to me', upline: 'Paid by me' } },
    status: { label: 'Status' },
  },
  rows: ['21/11/2026From agent11%P 150,000.00Ready to claim', '21/11/2026 23:00–00:00From agent1–P 0.00Nothing due'],
  sums: ['Total dueP 150,000.00+50.0% from the period before', 'Total paidP 2.00nothing in the period before'],
  emptyTitle: 'No bills',
  failedTitle: 'The bills could not be loaded',
});

export const billsView = listDetailView({
  view: (actor) => <BillsPage actor={actor} />,
  list: billListFlow,
  detail: () => billMachine,
  isList: () => screen.queryByLabelText('Status') !== null,
  isDetail: () => buttonCalled('All bills') !== null,
  failedTitle: 'The bills could not be loaded',
});
