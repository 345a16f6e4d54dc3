import { BonusesPage } from '../../../src/ui/bonuses/BonusesPage.tsx';
import { listView } from '../list/listView.tsx';
import { bonusesSpec } from './bonuses.spec.ts';

export const bonusesView = listView(bonusesSpec, {
  view: (actor) => <BonusesPage actor={actor} />,
  filters: { group: { label: 'Kind' } },
  rows: [
    [
      'RebateRebate · 22/11/2026 01:00+P 2.50Credited',
      'For21/11/2026LevelVIP 2Valid betsP 1,000.00Rate0.25%Amount+P 2.50Numberm3',
      'See the bets of these daysRounded down to P 0.01.',
    ].join(''),
    'Bet P 500 on slotsMission · 22/11/2026 01:00+P 5.00CreditedAmount+P 5.00Numberm2',
    'AdjustmentAdjustment · 22/11/2026 01:00−P 1.00Taken backAmount−P 1.00Numberm1',
  ],
  // And how each amount came about.
  sums: [
    ...['CreditedP 7.50', 'Taken backP 1.00', 'Total+P 6.50'],
    ...['For21/11/2026', 'LevelVIP 2', 'Valid betsP 1,000.00', 'Rate0.25%', 'Amount+P 2.50', 'Numberm3'],
    ...['Amount+P 5.00', 'Numberm2', 'Amount−P 1.00', 'Numberm1'],
  ],
  emptyTitle: 'No bonuses',
  failedTitle: 'The bonus details could not be loaded',
});
