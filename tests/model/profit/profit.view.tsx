import { ProfitPage } from '../../../src/ui/profit/ProfitPage.tsx';
import { listView } from '../list/listView.tsx';
import { profitSpec } from './profit.spec.ts';

export const profitView = listView(profitSpec, {
  view: (actor) => <ProfitPage actor={actor} />,
  rows: [
    'Live casinoP 100.00P 20.00−P 80.00',
    'SlotsP 20.00P 48.00+P 28.00',
    '21/11/2026StakedP 100.00Paid backP 20.00Bonuses+P 30.00Net result−P 50.00',
    '20/11/2026StakedP 20.00Paid backP 48.00BonusesP 0.00Net result+P 28.00',
  ],
  sums: ['StakedP 120.00', 'Paid backP 68.00', 'Bonuses+P 30.00'],
  emptyTitle: 'Nothing played',
  failedTitle: 'Your profit and loss could not be loaded',
});
