import { expect } from 'vitest';
import { defaultContributions } from '../../../src/api/contract/rules/contribution.ts';
import { type VipLevels, type VipStanding, vipContract } from '../../../src/api/contract/vip.ts';
import { vipMachine } from '../../../src/machines/vip/vip.machine.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { levels, standing } = vipContract;

const P = 10_000;
export const ladder: VipLevels = {
  list: [
    { level: 1, from: 0, rate: 2_000 },
    { level: 2, from: 5_000 * P, rate: 2_500 },
  ],
  days: 30,
  cashBack: { rate: 50_000, most: 5_000 * P, wagering: 500 },
  contributions: { ...defaultContributions, TABLE: 40, VIDEO_POKER: 10 },
};

/** 22/11/2026 GMT+8, and its week. */
const day = { from: Date.UTC(2026, 10, 21, 16), to: Date.UTC(2026, 10, 22, 16) };
const week = { from: Date.UTC(2026, 10, 15, 16), to: day.to };
export const onFirst: VipStanding = {
  ...{ level: 1, validBet: 1_000 * P },
  rebate: { ...day, base: 400 * P, rate: 2_000, amount: 0.8 * P, limit: null, creditedAt: day.to + 3_600_000 },
  cashBack: { ...week, base: 100 * P, rate: 50_000, amount: 2 * P, limit: 2 * P, creditedAt: week.to + 7_200_000 },
};
export const onLast: VipStanding = { ...onFirst, level: 2, validBet: 5_000 * P };

export const vipFlow: Flow<typeof vipMachine> = {
  machine: () => vipMachine,
  inputs: [undefined],
  cases: { 'vip.signedIn': [{}], 'vip.signedOut': [{}], 'vip.retry': [{}] },
  eachCounts: ['vip.signedIn'],
  outcomes: {
    surroundings: [defect],
    fetchLevels: [answers(levels, ladder), ...wireFailures(levels)],
    fetchStanding: [answers(standing, onFirst), answers(standing, onLast), ...wireFailures(standing)],
  },
  project: ({ levels: known, standing: own }) => [known !== null, own?.level],
  invariants: {
    '[ROUTE-08] a visitor sees no level': ({ snapshot }) => {
      if (snapshot.matches({ standing: 'visitor' })) expect(snapshot.context.standing).toBeNull();
    },
  },
  expectations: {
    'levels.loading': ({ pending }) => expect(pending.fetchLevels).toEqual({ request: {} }),
    'levels.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchLevels' in pending, context.levels, context.levelsFailure]).toEqual([false, ladder, null]),
    'levels.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'vip.retry' }), snapshot.context.levelsFailure]).toEqual([true, expect.anything()]),
    'standing.visitor': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.standingFailure]).toEqual([false, null]),
    'standing.loading': ({ pending }) => expect(pending.fetchStanding).toEqual({ request: {} }),
    'standing.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.standing, context.standingFailure]).toEqual([
        false,
        expect.objectContaining({ rebate: onFirst.rebate }),
        null,
      ]),
    'standing.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'vip.retry' }), snapshot.context.standingFailure]).toEqual([
        true,
        expect.anything(),
      ]),
  },
};
