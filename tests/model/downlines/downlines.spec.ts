import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { downlineListMachine } from '../../../src/machines/downlines/downlineList.machine.ts';
import { downlinesMachine } from '../../../src/machines/downlines/downlines.machine.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const { downlines } = lineTransferContract;

export const downlineListSpec: ListSpec = {
  machine: downlineListMachine,
  endpoint: downlines,
  some: downlines.value.parse({
    list: [
      { id: 'd1', username: 'agent2', nickname: 'Boonmee' },
      { id: 'd2', username: 'somchai', nickname: 'Somchai' },
    ],
    count: 21,
  }),
  none: { list: [], count: 0 },
  search: true,
  opens: true,
  request: ({ search, page, pageSize }) => ({ search, page, pageSize }),
};
export const downlineListFlow = listFlow(downlineListSpec);

export const downlinesFlow = listDetailFlow({ machine: downlinesMachine, row: 'd1' });
