import { withdrawalContract } from '../../../src/api/contract/withdrawal.ts';
import {
  withdrawalListMachine,
  withdrawalRecordMachine,
} from '../../../src/machines/withdraw/withdrawalRecord.machine.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';
import { awaitingRow } from './withdraw.spec.ts';

const someWithdrawals = { list: [awaitingRow, { ...awaitingRow, id: 'w2', status: 'received' as const }], count: 12 };

export const withdrawalListSpec: ListSpec = {
  machine: withdrawalListMachine,
  endpoint: withdrawalContract.list,
  some: someWithdrawals,
  none: { list: [], count: 0 },
  filters: { group: 'awaiting' },
  range: true,
  opens: true,
  translated: true,
  request: ({ filters, from, to, page, pageSize, language }) => ({
    from,
    to,
    group: filters.group,
    page,
    pageSize,
    language,
  }),
};
export const withdrawalListFlow = listFlow(withdrawalListSpec);

export const withdrawalRecordFlow = listDetailFlow({ machine: withdrawalRecordMachine, row: awaitingRow.id });
