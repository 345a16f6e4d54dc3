import { expect, it } from 'vitest';
import { mostOf, readLots, worthOf } from '../../../src/machines/convert/convert.rules.ts';

const P = 10_000;
const lots = { points: 640, pointsALot: 100, moneyALot: P };

it.each([
  ['100', { points: 100 }],
  ['๖๐๐', { points: 600 }],
  ['700', { problem: { kind: 'above', most: 600 } }],
  ['640', { problem: { kind: 'noLots', lot: 100 } }],
  ['0', { problem: { kind: 'noLots', lot: 100 } }],
  ['', { problem: { kind: 'noNumber' } }],
  ['1.5', { problem: { kind: 'noNumber' } }],
])('[API-61] reads %j of 640 points as %j', (typed, read) => expect(readLots({ ...lots, typed })).toEqual(read));

it('[API-61] knows what points are worth: nothing for what makes no lot', () => {
  expect([0, 99, 100, 640].map((points) => worthOf(points, lots))).toEqual([0, 0, P, 6 * P]);
  expect([0, 99, 100, 640].map((points) => mostOf({ ...lots, points }))).toEqual([0, 0, 100, 600]);
});
