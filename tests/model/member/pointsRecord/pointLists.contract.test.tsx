// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { pointsContract } from '../../../../src/api/contract/member/points.ts';
import { exchangeListMachine } from '../../../../src/machines/member/pointsRecord/exchangeList.machine.ts';
import { pointMovementsMachine } from '../../../../src/machines/member/pointsRecord/pointMovements.machine.ts';
import { ExchangeList, PointMovementList } from '../../../../src/ui/member/pointsRecord/PointsRecordPanel.tsx';
import { dayStart, listContract } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';
import { converted } from '../exchange/exchange.data.ts';
import { inProgress } from '../redeem/redeem.spec.ts';

const first = { from: dayStart(10, 24), to: dayStart(11, 23), page: 1, pageSize: '10' };
const changes = [
  [() => press('Last 7 days'), { from: dayStart(11, 16) }],
  [() => press('Previous 30 days'), { from: dayStart(10, 17), to: dayStart(11, 16) }],
  [() => press('Next 7 days'), { from: dayStart(11, 16), to: dayStart(11, 23) }],
  [() => press('Previous 7 days'), { from: dayStart(11, 9), to: dayStart(11, 16) }],
  [() => press('Next 30 days'), { from: dayStart(10, 24), to: dayStart(11, 23) }],
] as const;
const none = { list: [], count: 0 };
const empty = ['Nothing in this period', 'Go back to see earlier records.'] as const;
const failed = 'The history could not be loaded';

describe('[API-58] [POINTS-03] [POINTS-07] [CONST-34] the list of exchanges', () => {
  it.each(
    listContract({
      machine: exchangeListMachine,
      endpoint: pointsContract.list,
      view: (actor) => <ExchangeList actor={actor} />,
      first: { ...first, language: 'TH' },
      changes,
      some: { list: [inProgress, { ...converted, createdAt: inProgress.createdAt - 60_000 }], count: 12 },
      none,
      rows: [
        '2 × Paper lantern | 22/11/2026 18:30 | 2,400 | In progress',
        'Points to money | 22/11/2026 18:29 | 300 | Approved',
      ],
      empty,
      failed,
      opens: 'x1',
    }),
  )('%s', (_title, run) => run());
});

describe('[POINTS-08] [POINTS-07] [CONST-34] the list of point movements', () => {
  it.each(
    listContract({
      machine: pointMovementsMachine,
      endpoint: pointsContract.history,
      view: (actor) => <PointMovementList actor={actor} />,
      first,
      changes,
      some: {
        list: [
          { id: 'm2', type: 'exchange', points: -2_400, balanceAfter: 600, at: inProgress.createdAt },
          { id: 'm1', type: 'pointsEarned', points: 12, balanceAfter: 3_000, at: inProgress.createdAt - 60_000 },
        ],
        count: 12,
      },
      none,
      rows: [
        'Time: 22/11/2026 18:30; Record: Points exchange; Points: −2,400; Points balance: 600',
        'Time: 22/11/2026 18:29; Record: Points earned; Points: +12; Points balance: 3,000',
      ],
      empty,
      failed,
    }),
  )('%s', (_title, run) => run());
});
