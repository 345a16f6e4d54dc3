import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { profitMachine } from '../../machines/member/profit/profit.machine.ts';
import { ProfitPage } from '../../ui/member/profit/ProfitPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents },
  machine: profitMachine,
  View: ProfitPage,
});
