import { agentReportsContract } from '../../api/contract/agentReports.ts';
import { createListMachine } from '../list/list.machine.ts';

/** The team in a period, beside the one before it: figures, days and the lines of direct downlines (AGENT-02, AGENT-04). */
export const teamOverviewMachine = createListMachine({
  id: 'teamOverview',
  endpoint: agentReportsContract.overview,
  filters: {},
  span: 'week',
  whole: true,
  request: ({ range }) => range,
});
