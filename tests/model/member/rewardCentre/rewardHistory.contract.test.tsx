// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { rewardCentreContract } from '../../../../src/api/contract/member/rewardCentre.ts';
import { rewardHistoryMachine } from '../../../../src/machines/member/rewardCentre/rewardHistory.machine.ts';
import { RewardHistory } from '../../../../src/ui/member/rewardCentre/RewardHistory.tsx';
import { choose, listContract } from '../../list/listContract.tsx';
import { NOW } from './rewardCentre.spec.ts';

const P = 10_000;
const hash = (digit: string) => digit.repeat(64);
const proofOf = (shown: string, seed: string) => `Seed | SHA-256 shown before | ${hash(shown)} | Seed | ${hash(seed)}`;

describe('[MEMBER-14] the history of rewards', () => {
  it.each(
    listContract({
      machine: rewardHistoryMachine,
      endpoint: rewardCentreContract.history,
      view: (actor) => <RewardHistory actor={actor} />,
      first: { kind: 'all', page: 1, pageSize: '10' },
      changes: [[() => choose('Kind', 'Red envelope'), { kind: 'envelope' }]],
      some: {
        list: [
          {
            ...{ id: 'win-3', kind: 'wheel', currency: 'P', amount: 5 * P, at: NOW, streak: null },
            proof: { weight: 200, weights: 1_000, seed: hash('5'), commitment: hash('a') },
          },
          {
            ...{ id: 'win-2', kind: 'egg', currency: 'points', amount: 50, at: NOW - 60_000, streak: null },
            proof: { weight: 1, weights: 20, seed: hash('6'), commitment: hash('b') },
          },
          { id: 'win-1', kind: 'checkIn', currency: 'points', amount: 10, at: NOW - 120_000, streak: 3, proof: null },
        ],
        count: 12,
      },
      none: { list: [], count: 0 },
      rows: [
        `Lucky wheel | Odds 200 in 1000 | ${proofOf('a', '5')} | +P 5.00 | 22/11/2026 19:42`,
        `Golden egg | Odds 1 in 20 | ${proofOf('b', '6')} | +50 | Points | 22/11/2026 19:41`,
        'Daily check-in | Day 3 | +10 | Points | 22/11/2026 19:40',
      ],
      empty: ['No rewards yet', 'Check-ins and prizes appear here.'],
      failed: 'Your history could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
