import { agentReportsContract } from '../../api/contract/agentReports.ts';
import { createListMachine } from '../list/list.machine.ts';

/** Downlines of the agent, or of a member of the line (AGENT-06). */
export const treeListMachine = createListMachine({
  id: 'treeList',
  endpoint: agentReportsContract.downlines,
  filters: { under: [''] },
  search: true,
  opens: true,
  shared: true,
  pageSize: '20',
  request: ({ filters: { under }, search, page, pageSize }) => ({ under, search, page, pageSize }),
});
