import { teamBetsMachine } from '../../machines/agent/agentReports/teamBets.machine.ts';
import { reportViewsEvents } from '../../machines/agent/reportViews/reportViews.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { TeamBetsPage } from '../../ui/agent/agentReports/TeamBetsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamBetsMachine,
  View: TeamBetsPage,
});
