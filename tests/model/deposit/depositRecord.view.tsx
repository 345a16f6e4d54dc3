import { screen } from '@testing-library/react';
import { depositDetailMachine } from '../../../src/machines/depositDetail/depositDetail.machine.ts';
import { DepositList } from '../../../src/ui/deposit/DepositList.tsx';
import { DepositRecord } from '../../../src/ui/deposit/DepositRecord.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled } from '../onScreen.tsx';
import { depositListFlow, depositListSpec } from './depositRecord.spec.ts';

export const depositListView = listView(depositListSpec, {
  view: (actor) => <DepositList actor={actor} />,
  filters: { group: { label: 'Status' } },
  rows: [
    'E-walletP 500.0018/11/2026 19:06 · D-7K3M-92QFAwaiting payment',
    'E-walletP 500.0018/11/2026 19:06 · D-7K3M-92QFPaid',
  ],
  emptyTitle: 'No deposits',
  failedTitle: 'The deposits could not be loaded',
});

export const depositRecordView = listDetailView({
  view: (actor) => <DepositRecord actor={actor} />,
  list: depositListFlow,
  detail: () => depositDetailMachine,
  isList: () => screen.queryByLabelText('Status') !== null,
  isDetail: () => buttonCalled('All deposits') !== null,
  failedTitle: 'The deposits could not be loaded',
});
