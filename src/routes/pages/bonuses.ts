import { bonusesMachine } from '../../machines/bonuses/bonuses.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { BonusesPage } from '../../ui/bonuses/BonusesPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listEvents, ...listFileEvents },
  machine: bonusesMachine,
  View: BonusesPage,
});
