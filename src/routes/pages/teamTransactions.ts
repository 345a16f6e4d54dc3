import { teamTransactionsMachine } from '../../machines/agentReports/teamTransactions.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { reportViewsEvents } from '../../machines/reportViews/reportViews.events.ts';
import { TeamTransactionsPage } from '../../ui/agentReports/TeamTransactionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamTransactionsMachine,
  View: TeamTransactionsPage,
});
