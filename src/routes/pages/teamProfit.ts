import { teamProfitMachine } from '../../machines/agent/agentReports/teamProfit.machine.ts';
import { reportViewsEvents } from '../../machines/agent/reportViews/reportViews.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { TeamProfitPage } from '../../ui/agent/agentReports/TeamProfitPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamProfitMachine,
  View: TeamProfitPage,
});
