import { depositContract } from '../../../src/api/contract/deposit.ts';
import { depositListMachine, depositRecordMachine } from '../../../src/machines/deposit/depositRecord.machine.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';
import { row } from './deposit.spec.ts';

const someDeposits = { list: [row, { ...row, id: 'd2', status: 'paid' as const }], count: 12 };

export const depositListSpec: ListSpec = {
  machine: depositListMachine,
  endpoint: depositContract.list,
  some: someDeposits,
  none: { list: [], count: 0 },
  filters: { group: 'paid' },
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
export const depositListFlow = listFlow(depositListSpec);

export const depositRecordFlow = listDetailFlow({ machine: depositRecordMachine, row: row.id });
