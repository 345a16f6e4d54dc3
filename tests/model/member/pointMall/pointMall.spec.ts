import { expect } from 'vitest';
import { pointsContract } from '../../../../src/api/contract/member/points.ts';
import { pointMallMachine } from '../../../../src/machines/member/pointMall/pointMall.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { lantern, ticket } from '../redeem/redeem.spec.ts';

const { balance, rewards, config } = pointsContract;
const P = 10_000;

const teaSet = { ...lantern, id: 'a-tea-set', name: 'Tea set', picture: 'teaSet' as const, points: 4_800, stock: 0 };
export const someRewards = [lantern, teaSet, ticket];
export const pointRules = {
  betPerPoint: 100 * P,
  pointsPerLot: 100,
  moneyPerLot: P,
  expiry: 'never' as const,
  goodsNeed: ['address' as const, 'nationality' as const],
  maxPerExchange: 100,
};

export const pointMallFlow: Flow<typeof pointMallMachine> = {
  machine: () => pointMallMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'pointMall.retry': [{}],
    'pointMall.showCatalogue': [{}],
    'pointMall.showConvert': [{}],
    'pointMall.showRecord': [{}],
    'pointMall.showRules': [{}],
    // The last reward has the id that the console uses in its replies.
    'pointMall.choose': [{ id: 'demo-reward-1' }, { id: 'a-tea-set' }, { id: 'text' }],
    'points.moved': [{}],
    'page.moneyMoved': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['points.moved', 'page.moneyMoved', 'page.language'],
  walks: [
    'start, fetchBalance done 1, fetchRewards done 1, fetchRules done, points.moved, fetchBalance done 1, fetchRewards done 2',
  ],
  outcomes: {
    fetchBalance: [
      answers(balance, { points: 1_480, held: 2_400 }),
      answers(balance, { points: 300, held: 0 }),
      ...wireFailures(balance).slice(0, 1),
    ],
    fetchRewards: [
      answers(rewards, { list: someRewards }),
      answers(rewards, { list: [] }),
      ...wireFailures(rewards).slice(0, 1),
    ],
    fetchRules: [answers(config, pointRules), ...wireFailures(config).slice(0, 1)],
    redeem: [done(undefined), defect],
    convert: [defect],
    pointsRecord: [defect],
  },
  project: ({ language, balance: points, rewards: list, rules, failure, chosen }) => [
    language,
    points?.points,
    list?.length,
    rules === null,
    failure?.kind,
    chosen?.id,
  ],
  invariants: {
    '[POINTS-01] of the rewards only the lantern, in stock at 1,200 points, can be exchanged': ({
      pending,
      snapshot,
    }) => {
      if ('redeem' in pending) expect(snapshot.context.chosen).toEqual(lantern);
    },
    'loaded data stays on screen during a refresh': ({ snapshot: { context } }) => {
      if (context.rules !== null) expect([context.balance === null, context.rewards === null]).toEqual([false, false]);
    },
    'reports only moved money, and the current language': ({ fresh }) => {
      for (const effect of fresh) {
        if ('told' in effect) expect(effect.told).toEqual({ type: 'page.moneyMoved' });
        else expect(effect).toMatchObject({ sent: { type: 'page.language' }, to: 'pointsRecord' });
      }
    },
  },
  expectations: {
    'standing.asking.balance': ({ pending, snapshot }) => {
      expect(pending.fetchBalance).toEqual({ request: {} });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
    },
    'standing.asking.rewards': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchRewards).toEqual({ request: { language: context.language } }),
    'standing.asking.rules': ({ pending, snapshot: { context } }) =>
      expect([pending.fetchRules, context.rules]).toEqual([{ request: {} }, null]),
    'standing.known': ({ snapshot }) =>
      expect([snapshot.context.rules === null, snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([
        false,
        false,
        null,
      ]),
    'standing.failed': ({ snapshot }) =>
      expect([snapshot.context.failure?.kind, snapshot.can({ type: 'pointMall.retry' })]).toEqual(['offline', true]),
    'tab.catalogue': ({ pending, snapshot }) =>
      expect(['redeem' in pending, snapshot.can({ type: 'pointMall.showCatalogue' })]).toEqual([false, false]),
    'tab.redeeming': ({ pending, snapshot: { context } }) =>
      expect(['redeem' in pending, context.chosen?.id]).toEqual([true, 'demo-reward-1']),
    'tab.converting': ({ pending, snapshot: { context } }) =>
      expect(['convert' in pending, context.chosen]).toEqual([true, null]),
    'tab.record': ({ pending }) => expect('pointsRecord' in pending).toBe(true),
    'tab.rules': ({ pending, snapshot }) =>
      expect(['convert' in pending, snapshot.can({ type: 'pointMall.showRecord' })]).toEqual([false, true]),
  },
};
