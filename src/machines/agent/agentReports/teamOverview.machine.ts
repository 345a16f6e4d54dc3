import { agentReportsContract } from '../../../api/contract/agent/agentReports.ts';
import { createListMachine } from '../../list/list.machine.ts';
import { createReportViewsMachine } from '../reportViews/reportViews.machine.ts';

/** Saved views of it. */
export const teamOverviewViewsMachine = createReportViewsMachine({ id: 'teamOverviewViews', report: 'teamOverview' });

/** The team in a period, beside the one before it: figures, days and the lines of direct downlines (AGENT-02, AGENT-04). */
export const teamOverviewMachine = createListMachine({
  id: 'teamOverview',
  endpoint: agentReportsContract.overview,
  filters: {},
  span: 'week',
  whole: true,
  views: teamOverviewViewsMachine,
  request: ({ range }) => range,
});
