import { expect, it } from 'vitest';
import { isPageOf, pageCount } from '../../../src/machines/support/paging.ts';

it('counts the pages of a list, at least one', () => {
  const counts = [null, { count: 0 }, { count: 1 }, { count: 10 }, { count: 11 }, { count: 20 }, { count: 21 }];
  expect(counts.map((list) => pageCount(list, 10))).toEqual([1, 1, 1, 1, 2, 2, 3]);
  expect(pageCount({ count: 21 }, 50)).toBe(1);
});

it('turns only to existing pages', () => {
  const pages = [Number.NaN, -1, 0, 0.5, 1, 2.5, 3, 4];
  expect(pages.map((page) => isPageOf(3, page))).toEqual([false, false, false, false, true, false, true, false]);
});
