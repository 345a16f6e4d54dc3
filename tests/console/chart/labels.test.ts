import { expect, it } from 'vitest';
import { widthOf } from '../../../src/console/chart/labels.ts';

it.each([
  ['paid', 4],
  ['ชำระ', 4],
  ['支払い', 6],
  ['물고기 fish', 11],
  ['ｗｉｄｅ', 8],
  ['🎉', 2],
])('keeps for %s the place of %d letters', (text, letters) => {
  expect(widthOf([text], 10)).toBe(letters * 10);
});

it('keeps the place of the widest line', () => {
  expect(widthOf(['paid', 'in full', ''], 10)).toBe(70);
  expect(widthOf([], 10)).toBe(0);
});
