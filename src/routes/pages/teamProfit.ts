import { teamProfitMachine } from '../../machines/agentReports/teamProfit.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { reportViewsEvents } from '../../machines/reportViews/reportViews.events.ts';
import { TeamProfitPage } from '../../ui/agentReports/TeamProfitPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamProfitMachine,
  View: TeamProfitPage,
});
