import { expect, it } from 'vitest';
import { formatWhole } from '../../../src/ui/kit/whole.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-123, '-123'],
  [-1_234_567, '-1,234,567'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
])('writes %i as %s', (count, text) => {
  expect(formatWhole(count)).toBe(text);
});
