// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { bonusContract } from '../../../../src/api/contract/member/bonus.ts';
import { bonusesMachine, bonusFileMachine } from '../../../../src/machines/member/bonuses/bonuses.machine.ts';
import { BonusesPage } from '../../../../src/ui/member/bonuses/BonusesPage.tsx';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';

const P = 10_000;
/** 22/11/2026 01:00 GMT+8. */
const at = Date.UTC(2026, 10, 21, 17);
const unknown = { since: null, until: null, level: null, base: null, rate: null, name: null };
const day = { since: dayStart(11, 21), until: dayStart(11, 22) };
const DAYS = { from: dayStart(10, 24), to: dayStart(11, 23) };

describe('[MEMBER-13] the bonus details', () => {
  it.each(
    listContract({
      machine: bonusesMachine,
      endpoint: bonusContract.list,
      view: (actor) => <BonusesPage actor={actor} />,
      first: { ...DAYS, group: 'all', state: 'all', page: 1, pageSize: '10', language: 'TH' },
      changes: [
        [() => choose('Kind', 'Rebate'), { group: 'rebate' }],
        [() => choose('Status', 'Taken back'), { state: 'takenBack' }],
        [() => press('Last 7 days'), { from: dayStart(11, 16) }],
      ],
      some: {
        list: [
          {
            ...{ id: 'm3', at, group: 'rebate', kind: 'rebate', amount: 2.5 * P, state: 'credited' },
            cause: { ...unknown, ...day, level: 2, base: 1_000 * P, rate: 2_500 },
          },
          {
            ...{ id: 'm2', at: at - 60_000, group: 'mission', kind: 'missionReward', amount: 5 * P, state: 'credited' },
            cause: { ...unknown, name: 'Bet P 500 on slots' },
          },
          {
            ...{ id: 'm1', at: at - 120_000, group: 'adjustment', kind: 'adjustment', amount: -P, state: 'takenBack' },
            cause: unknown,
          },
        ],
        ...{ count: 12, credited: 7.5 * P, takenBack: P },
      },
      none: { list: [], count: 0, credited: 0, takenBack: 0 },
      rows: [
        'Rebate | Rebate · 22/11/2026 01:00 | +P 2.50 | Credited | For | 21/11/2026 | Level | VIP 2 | Valid bets | P 1,000.00 | Rate | 0.25% | Amount | +P 2.50 | Number | m3 | See the bets of these days | Rounded down to P 0.01.',
        'Bet P 500 on slots | Mission · 22/11/2026 00:59 | +P 5.00 | Credited | Amount | +P 5.00 | Number | m2',
        'Adjustment | Adjustment · 22/11/2026 00:58 | −P 1.00 | Taken back | Amount | −P 1.00 | Number | m1',
      ],
      sums: ['Credited: P 7.50', 'Taken back: P 1.00', 'Total: +P 6.50'],
      empty: ['No bonuses', 'No bonuses match these filters.'],
      failed: 'The bonus details could not be loaded',
      file: [bonusFileMachine, { ...DAYS, group: 'all', state: 'all', language: 'TH' }],
    }),
  )('%s', (_title, run) => run());
});
