import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { contractListMachine } from '../../../src/machines/contracts/contractList.machine.ts';
import { active } from '../contract/contract.spec.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

export const given = {
  ...active,
  id: '6d0cf8e2-0000-4000-8000-000000000002',
  own: 'upline' as const,
  downline: { username: 'nok', nickname: 'Nok' },
};
export const someContracts = { list: [given], count: 12 };

export const contractListSpec: ListSpec = {
  machine: contractListMachine,
  endpoint: agentContractContract.dividendList,
  calls: 'kind',
  some: someContracts,
  none: { list: [], count: 0 },
  input: { offered: { side: ['downline', 'upline'], kind: ['dividend', 'daily', 'hourly', 'realTime'] } },
  filters: { side: 'upline', kind: 'hourly', which: 'all' },
  opens: true,
  shared: true,
  request: ({ filters, page, pageSize }) => ({
    as: filters.side,
    open: filters.which === 'all' ? '0' : '1',
    page,
    pageSize,
  }),
};
export const contractListFlow = listFlow(contractListSpec);
