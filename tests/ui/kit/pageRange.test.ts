import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRange } from '../../../src/ui/kit/pageRange.ts';

describe('the pages of a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 'gap', 9]],
    [2, 9, [1, 2, 3, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 7, 8, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
  ] as const)('[CONST-21] [CONST-22] on page %i of %i are %j', (page, pages, shown) => {
    expect(pageRange(page, pages)).toEqual(shown);
  });

  it('[CONST-21] [CONST-22] are in order, include the current one and both ends, and never omit a single page', () => {
    const places = fc
      .integer({ min: 1, max: 400 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const shown = pageRange(page, pages);
        const numbers = shown.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(new Set(numbers)).toEqual(new Set([...numbers, 1, page, pages]));
        for (const [place, entry] of shown.entries()) {
          if (entry !== 'gap') continue;
          expect(Number(shown[place + 1]) - Number(shown[place - 1])).toBeGreaterThan(2);
        }
      }),
    );
  });
});
