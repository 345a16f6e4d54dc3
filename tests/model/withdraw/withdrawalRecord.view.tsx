import { screen } from '@testing-library/react';
import { receiptMachine } from '../../../src/machines/receipt/receipt.machine.ts';
import { WithdrawalList } from '../../../src/ui/withdraw/WithdrawalList.tsx';
import { WithdrawalRecord } from '../../../src/ui/withdraw/WithdrawalRecord.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled } from '../onScreen.tsx';
import { withdrawalListFlow, withdrawalListSpec } from './withdrawalRecord.spec.ts';

export const withdrawalListView = listView(withdrawalListSpec, {
  view: (actor) => <WithdrawalList actor={actor} />,
  filters: { group: { label: 'Status' } },
  rows: [
    'River Bank •••• 447115/06/2025 23:06 · W-7K3M-92QFP 500.00Awaiting your confirmation',
    'River Bank •••• 447115/06/2025 23:06 · W-7K3M-92QFP 500.00Received',
  ],
  emptyTitle: 'No withdrawals',
  failedTitle: 'The withdrawals could not be loaded',
});

export const withdrawalRecordView = listDetailView({
  view: (actor) => <WithdrawalRecord actor={actor} />,
  list: withdrawalListFlow,
  detail: () => receiptMachine,
  isList: () => screen.queryByLabelText('Status') !== null,
  isDetail: () => buttonCalled('All withdrawals') !== null,
  failedTitle: 'The withdrawals could not be loaded',
});
