import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { betsMachine } from '../../machines/play/bets/bets.machine.ts';
import { roundPage } from '../../machines/play/round/round.machine.ts';
import { BetsPage } from '../../ui/play/bets/BetsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...roundPage.events, ...listDetailEvents, ...listEvents, ...listFileEvents },
  machine: betsMachine,
  View: BetsPage,
});
