import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { bonusesMachine } from '../../machines/member/bonuses/bonuses.machine.ts';
import { BonusesPage } from '../../ui/member/bonuses/BonusesPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents },
  machine: bonusesMachine,
  View: BonusesPage,
});
