// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { type Mission, type MissionBoard, missionContract } from '../../../../src/api/contract/member/mission.ts';
import { missionsPage } from '../../../../src/machines/member/missions/missions.machine.ts';
import { MissionsPage } from '../../../../src/ui/member/missions/MissionsPage.tsx';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';

const { list, claim, board } = missionContract;

const P = 10_000;
/** 23/11/2026 00:00 GMT+8. */
const midnight = Date.UTC(2026, 10, 22, 16);

const slots: Mission = {
  ...{ id: 'slots', kind: 'validBet', period: 'day', name: 'Bet P 500 on slots', category: 'RNG' },
  ...{ target: 500 * P, progress: 500 * P, reward: 5 * P, state: 'claimable', until: midnight },
  ...{ leastValidBet: 0, validBet: 0 },
};
const any: Mission = {
  ...{ ...slots, id: 'any', name: 'Bet P 2,000', category: null, target: 2_000 * P, progress: 500 * P },
  ...{ reward: 12 * P, state: 'open' },
};
const three: Mission = {
  ...{ id: 'three', kind: 'categories', period: 'week', name: 'Play 3 categories', category: null },
  ...{ target: 3, progress: 3, reward: 20 * P, state: 'claimable', until: midnight },
  ...{ leastValidBet: 1_000 * P, validBet: 1_000 * P },
};
const first: Mission = {
  ...{ ...three, id: 'first', kind: 'deposits', period: 'once', name: 'Deposit your first P 100' },
  ...{ target: 100 * P, progress: 0, state: 'open', until: null },
};
const thisWeek: MissionBoard = {
  ...{ from: midnight - 7 * 86_400_000, to: midnight },
  ...{ prizes: [1_000 * P, 500 * P], wagering: 2, paidAt: midnight + 3 * 3_600_000 },
  list: [{ place: 1, name: 'so***i', validBet: 300 * P, own: false }],
  own: { place: 0, name: 'm***e', validBet: 20 * P, own: true },
};

describe('[MEMBER-16] mission activity', () => {
  it.each(
    pageContract({
      page: missionsPage,
      view: (actor) => <MissionsPage actor={actor} />,
      reads: {
        missions: {
          endpoint: list,
          request: { language: 'TH' },
          freshFor: 60_000,
          values: [
            { list: [slots, any, three, first] },
            { list: [{ ...slots, state: 'claimed' }, any] },
            { list: [three] },
          ],
          failed: 'The missions could not be loaded',
        },
        board: {
          endpoint: board,
          request: {},
          freshFor: 60_000,
          values: [thisWeek, { ...thisWeek, list: [], own: null }],
          failed: 'The board could not be loaded',
        },
      },
      choices: [
        [() => press('This week'), {}],
        [() => press('One-time'), {}],
      ],
      writes: {
        claim: {
          endpoint: claim,
          by: () => press('Claim 2 rewards: P 25.00'),
          request: { missions: ['slots', 'three'] },
          ways: [[() => press('Claim: Bet P 500 on slots'), { missions: ['slots'] }]],
          answer: { claimed: ['slots'], amount: 5 * P, balance: 10 * P },
          reloads: { missions: { language: 'TH' } },
          movesMoney: true,
          check: 'Refresh missions',
        },
      },
    }),
  )('%s', (_title, run) => run());
});
