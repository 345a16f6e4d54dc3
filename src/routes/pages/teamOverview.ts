import { teamOverviewMachine } from '../../machines/agentReports/teamOverview.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { reportViewsEvents } from '../../machines/reportViews/reportViews.events.ts';
import { TeamOverviewPage } from '../../ui/agentReports/TeamOverviewPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...reportViewsEvents },
  machine: teamOverviewMachine,
  View: TeamOverviewPage,
});
