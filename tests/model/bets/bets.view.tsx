import { screen } from '@testing-library/react';
import { roundMachine } from '../../../src/machines/round/round.machine.ts';
import { BetList, BetsPage } from '../../../src/ui/bets/BetsPage.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled } from '../onScreen.tsx';
import { betListFlow, betListSpec } from './bets.spec.ts';

export const betListView = listView(betListSpec, {
  view: (actor) => <BetList actor={actor} />,
  filters: { result: { label: 'Result' } },
  rows: [
    'Lantern NightNine Lamps · 22/11/2026 18:30StakeP 20.00PayoutP 48.00Won',
    'Naga SlotsSlots · 22/11/2026 18:30StakeP 20.00PayoutP 48.00Won',
    'Talat FishingFishing · 22/11/2026 18:30StakeP 20.00PayoutP 48.00Void',
  ],
  sums: ['StakeP 20.00', 'Valid betP 20.00', 'PayoutP 48.00', 'Net result+P 28.00'],
  emptyTitle: 'No bets',
  failedTitle: 'The betting record could not be loaded',
});

export const betsView = listDetailView({
  view: (actor) => <BetsPage actor={actor} />,
  list: betListFlow,
  detail: () => roundMachine,
  isList: () => screen.queryByLabelText('Result') !== null,
  isDetail: () => buttonCalled('All bets') !== null,
  failedTitle: 'The betting record could not be loaded',
});
