import { teamOverviewMachine } from '../../machines/agent/agentReports/teamOverview.machine.ts';
import { reportViewsEvents } from '../../machines/agent/reportViews/reportViews.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { TeamOverviewPage } from '../../ui/agent/agentReports/TeamOverviewPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...reportViewsEvents },
  machine: teamOverviewMachine,
  View: TeamOverviewPage,
});
