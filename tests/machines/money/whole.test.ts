import { expect, it } from 'vitest';
import { parseWhole } from '../../../src/machines/money/whole.ts';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['1,200', 1_200],
  ['๑,๒๐๐', 1_200],
  ['007', 7],
  ['0', 0],
  ['999999999999999', 999_999_999_999_999],
  ['999,999,999,999,999', 999_999_999_999_999],
])('parses %j as %i', (typed, number) => expect(parseWhole(typed)).toBe(number));

it.each(['', ' ', '-1', '+1', '1.5', '1.', '1e3', '0x10', '1,20', ',100', '1 200', 'two', '9999999999999999'])(
  'refuses %j as a whole number',
  (typed) => expect(parseWhole(typed)).toBeNull(),
);
