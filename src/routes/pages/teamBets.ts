import { teamBetsMachine } from '../../machines/agentReports/teamBets.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { reportViewsEvents } from '../../machines/reportViews/reportViews.events.ts';
import { TeamBetsPage } from '../../ui/agentReports/TeamBetsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents, ...reportViewsEvents },
  machine: teamBetsMachine,
  View: TeamBetsPage,
});
