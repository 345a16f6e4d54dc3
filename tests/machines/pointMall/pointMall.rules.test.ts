import { expect, it } from 'vitest';
import { isInReach, isLeft, missingFor } from '../../../src/machines/pointMall/pointMall.rules.ts';
import { lantern, ticket } from '../../model/redeem/redeem.spec.ts';

it.each([
  ['some left and points enough', lantern, 1_200, true],
  ['a point missing', lantern, 1_199, false],
  ['none left', { ...lantern, stock: 0 }, 9_000, false],
  ['no end to it', ticket, 200, true],
])('[POINTS-09] knows whether a reward can be had: %s', (_what, reward, points, can) => {
  expect(isInReach(reward, { points, held: 0 })).toBe(can);
});

it('knows what is missing, also before the points are known', () => {
  expect([
    missingFor(lantern, { points: 300 }),
    missingFor(lantern, { points: 5_000 }),
    missingFor(lantern, null),
  ]).toEqual([900, 0, 1_200]);
  expect([lantern, ticket, { stock: 0 }].map(isLeft)).toEqual([true, true, false]);
});
