// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { profitContract } from '../../../../src/api/contract/member/profit.ts';
import { profitFileMachine, profitMachine } from '../../../../src/machines/member/profit/profit.machine.ts';
import { ProfitPage } from '../../../../src/ui/member/profit/ProfitPage.tsx';
import { dayStart, listContract } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';

const P = 10_000;
const DAYS = { from: dayStart(11, 16), to: dayStart(11, 23) };

describe('[MEMBER-12] the personal loss', () => {
  it.each(
    listContract({
      machine: profitMachine,
      endpoint: profitContract.report,
      view: (actor) => <ProfitPage actor={actor} />,
      first: DAYS,
      changes: [
        [() => press('Today'), { from: dayStart(11, 22) }],
        [() => press('Last 30 days'), { from: dayStart(10, 24) }],
      ],
      some: {
        list: [
          { id: '2026-11-21', bets: 4, stake: 100 * P, payout: 20 * P, bonuses: 30 * P },
          { id: '2026-11-20', bets: 1, stake: 20 * P, payout: 48 * P, bonuses: 0 },
        ],
        ...{ count: 2, bets: 5, stake: 120 * P, payout: 68 * P, bonuses: 30 * P },
        categories: [
          { id: 'LIVE', bets: 4, stake: 100 * P, payout: 20 * P },
          { id: 'SLOT', bets: 1, stake: 20 * P, payout: 48 * P },
        ],
      },
      none: { list: [], count: 0, bets: 0, stake: 0, payout: 0, bonuses: 0, categories: [] },
      rows: [
        'Category: Live casino; Staked: P 100.00; Paid back: P 20.00; Net result: −P 80.00',
        'Category: Slots; Staked: P 20.00; Paid back: P 48.00; Net result: +P 28.00',
        'Day: 21/11/2026; Staked: P 100.00; Paid back: P 20.00; Bonuses: +P 30.00; Net result: −P 50.00',
        'Day: 20/11/2026; Staked: P 20.00; Paid back: P 48.00; Bonuses: P 0.00; Net result: +P 28.00',
      ],
      sums: ['Staked: P 120.00', 'Paid back: P 68.00', 'Bonuses: +P 30.00'],
      says: ['−P 22.00', '5 bets, bonuses included'],
      empty: ['Nothing played', 'No settled bets and no bonuses in this period.'],
      failed: 'Your profit and loss could not be loaded',
      file: [profitFileMachine, { ...DAYS, language: 'TH' }],
    }),
  )('%s', (_title, run) => run());
});
