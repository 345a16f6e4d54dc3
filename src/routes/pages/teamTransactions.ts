import { teamTransactionsMachine } from '../../machines/agent/agentReports/teamTransactions.machine.ts';
import { reportViewsEvents } from '../../machines/agent/reportViews/reportViews.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { TeamTransactionsPage } from '../../ui/agent/agentReports/TeamTransactionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamTransactionsMachine,
  View: TeamTransactionsPage,
});
