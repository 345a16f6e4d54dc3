import { betsMachine } from '../../machines/bets/bets.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { roundEvents } from '../../machines/round/round.events.ts';
import { BetsPage } from '../../ui/bets/BetsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...roundEvents, ...listDetailEvents, ...listEvents, ...listFileEvents },
  machine: betsMachine,
  View: BetsPage,
});
