import { expect, it } from 'vitest';
import { maxPoints, parseLots, worthOf } from '../../../../src/machines/member/convert/convert.rules.ts';

const P = 10_000;
const lots = { points: 640, pointsPerLot: 100, moneyPerLot: P };

it.each([
  ['100', { points: 100 }],
  ['๖๐๐', { points: 600 }],
  ['700', { problem: { kind: 'above', most: 600 } }],
  ['640', { problem: { kind: 'noLots', lot: 100 } }],
  ['0', { problem: { kind: 'noLots', lot: 100 } }],
  ['', { problem: { kind: 'noNumber' } }],
  ['1.5', { problem: { kind: 'noNumber' } }],
])('[API-61] parses %j of 640 points as %j', (typed, read) => expect(parseLots({ ...lots, typed })).toEqual(read));

it('[API-61] values points in whole lots; an incomplete lot counts nothing', () => {
  expect([0, 99, 100, 640].map((points) => worthOf(points, lots))).toEqual([0, 0, P, 6 * P]);
  expect([0, 99, 100, 640].map((points) => maxPoints({ ...lots, points }))).toEqual([0, 0, 100, 600]);
});
