import { expect } from 'vitest';
import { type Mission, type MissionBoard, missionContract } from '../../../src/api/contract/mission.ts';
import { missionsMachine } from '../../../src/machines/missions/missions.machine.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

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
export const before: readonly Mission[] = [slots, any, three, first];
export const after: readonly Mission[] = [{ ...slots, state: 'claimed' }, any, { ...three, state: 'claimed' }];

export const thisWeek: MissionBoard = {
  ...{ from: midnight - 7 * 86_400_000, to: midnight },
  ...{ prizes: [1_000 * P, 500 * P], wagering: 2, paidAt: midnight + 3 * 3_600_000 },
  list: [{ place: 1, name: 'so***i', validBet: 300 * P, own: false }],
  own: { place: 0, name: 'm***e', validBet: 20 * P, own: true },
};
const empty: MissionBoard = { ...thisWeek, list: [], own: null };

export const missionsFlow: Flow<typeof missionsMachine> = {
  machine: () => missionsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/member/missionLeaderboard' }],
  cases: {
    'missions.period': [{ period: 'week' }, { period: 'day' }],
    'missions.claim': [{ id: null }, { id: 'slots' }],
    'missions.resend': [{}],
    'missions.refresh': [{}],
    'missions.retry': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    fetchMissions: [
      answers(list, { list: [...before] }),
      answers(list, { list: [...after] }),
      ...wireFailures(list).slice(0, 1),
    ],
    sendClaim: [
      answers(claim, { claimed: ['slots'], amount: 5 * P, balance: 10 * P }),
      refuses(claim, 'STATUS_CHANGED'),
      refuses(claim, 'TOO_MANY_REQUESTS'),
      ...wireFailures(claim).slice(0, 1),
    ],
    fetchBoard: [answers(board, thisWeek), answers(board, empty), ...wireFailures(board).slice(0, 1)],
  },
  walks: [
    'start, fetchMissions done 1, fetchBoard done 1, page.language',
    'start, fetchMissions done 1, fetchBoard error, missions.retry',
    'start, fetchMissions done 1, fetchBoard error, tick',
    'start, fetchMissions done 1, missions.claim 1, fetchBoard done 1, missions.claim 1',
    'start, fetchMissions done 1, missions.claim 1, fetchBoard done 1, sendClaim done',
    'start, fetchMissions done 1, missions.claim 1, fetchBoard done 1, sendClaim error 1',
    'start, fetchMissions done 1, missions.claim 1, fetchBoard done 1, sendClaim error 3, missions.refresh',
    'start, fetchMissions done 1, missions.claim 1, fetchBoard error, missions.claim 1',
    'start, fetchMissions error, fetchBoard done 1, missions.retry',
    'start, fetchMissions error, fetchBoard done 1, page.language',
    'start, fetchMissions error, fetchBoard done 1, tick',
  ],
  project: ({ language, period, missions, board: known, claiming, claimed, claimFailure }) => [
    ...[language, period, missions?.length, known?.list.length],
    ...[claiming.join(), claimed !== null, claimFailure?.kind],
  ],
  regions: {
    missions: ({ context: { language, period, missions, claiming, claimed, claimFailure } }) => [
      ...[language, period, missions?.length],
      ...[claiming.join(), claimed !== null, claimFailure?.kind],
    ],
    board: ({ context }) => [context.board?.list.length],
    '': ({ context: { period } }) => [period],
  },
  invariants: {
    '[MEMBER-16] claims what is being claimed': ({ pending, snapshot: { context } }) => {
      if (!('sendClaim' in pending)) return;
      expect(pending.sendClaim).toMatchObject({ request: { missions: context.claiming } });
      expect(context.claiming.length).toBeGreaterThan(0);
    },
    'reports only money that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    'missions.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchMissions).toEqual({ request: { language: context.language } }),
    'missions.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchMissions' in pending, 'sendClaim' in pending, context.missions === null, context.failure]).toEqual([
        ...[false, false, false, null],
      ]),
    'missions.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'missions.retry' }), snapshot.context.failure]).toEqual([true, expect.anything()]),
    'missions.claiming': ({ pending, snapshot: { context } }) =>
      expect(['sendClaim' in pending, context.claimed, context.claimFailure]).toEqual([true, null, null]),
    'missions.unsure': ({ pending, snapshot }) =>
      expect(['sendClaim' in pending, snapshot.can({ type: 'missions.resend' })]).toEqual([false, true]),
    'board.loading': ({ pending }) => expect(pending.fetchBoard).toEqual({ request: {} }),
    'board.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchBoard' in pending, context.board === null, context.boardFailure]).toEqual([false, false, null]),
    'board.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'missions.retry' }), snapshot.context.boardFailure]).toEqual([
        true,
        expect.anything(),
      ]),
  },
};
