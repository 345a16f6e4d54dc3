import { lineTransferContract } from '../../../api/contract/agent/lineTransfer.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** The direct downlines of an agent that can be sent money (WALLET-06), by account. */
export const downlineListMachine = createListMachine({
  id: 'downlineList',
  endpoint: lineTransferContract.downlines,
  filters: {},
  search: true,
  pageSize: '20',
  opens: true,
  request: ({ search, page, pageSize }) => ({ search, page, pageSize }),
});
