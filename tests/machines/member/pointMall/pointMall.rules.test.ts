import { expect, it } from 'vitest';
import {
  convertInput,
  isInReach,
  isLeft,
  missingFor,
  redeemInput,
} from '../../../../src/machines/member/pointMall/pointMall.rules.ts';
import { pointRules } from '../../../model/member/pointMall/pointMall.spec.ts';
import { lantern, ticket } from '../../../model/member/redeem/redeem.spec.ts';

it.each([
  ['some left and points enough', lantern, 1_200, true],
  ['a point missing', lantern, 1_199, false],
  ['none left', { ...lantern, stock: 0 }, 9_000, false],
  ['no end to it', ticket, 200, true],
])('[POINTS-09] says whether a reward can be exchanged: %s', (_what, reward, points, can) => {
  expect(isInReach(reward, { points, held: 0 })).toBe(can);
});

it('counts missing points, also before the balance has loaded', () => {
  expect([
    missingFor(lantern, { points: 300 }),
    missingFor(lantern, { points: 5_000 }),
    missingFor(lantern, null),
  ]).toEqual([900, 0, 1_200]);
  expect([lantern, ticket, { stock: 0 }].map(isLeft)).toEqual([true, true, false]);
});

it('starts no exchange before all data has loaded', () => {
  const known = {
    ...{ language: 'TH' as const, keySeed: 'seed-of-a-page', keyIndex: 0, rewards: [lantern], failure: null },
    ...{ chosen: lantern, balance: { points: 1_500, held: 0 }, rules: pointRules },
  };
  const { maxPerExchange, pointsPerLot, moneyPerLot } = pointRules;
  const keySeed = 'seed-of-a-page-1';
  expect(redeemInput(known)).toEqual({ language: 'TH', keySeed, reward: lantern, points: 1_500, maxPerExchange });
  expect(convertInput(known)).toEqual({ keySeed, points: 1_500, pointsPerLot, moneyPerLot });
  const gaps = [{ chosen: null }, { balance: null }, { rules: null }];
  for (const gap of gaps) expect(() => redeemInput({ ...known, ...gap })).toThrow('no reward is chosen');
  for (const gap of gaps.slice(1))
    expect(() => convertInput({ ...known, ...gap })).toThrow('points or rules are not loaded');
});
