import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPlayer } from '../../../server/public/home/maskPlayer.ts';

describe('names on the winners board', () => {
  it.each([
    ['somsak1142', 'som***42'],
    ['nokkaew09', 'no***09'],
    ['somchai', 'so***i'],
    ['weak', 'w***k'],
    ['ab', 'a***'],
    ['a', '***'],
    ['', '***'],
  ])('[HOME-09] shows %s as %s', (player, shown) => {
    expect(maskPlayer(player)).toBe(shown);
  });

  it('never shows more than half of a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (player) => {
        expect([...maskPlayer(player)].length - 3).toBeLessThanOrEqual([...player].length / 2);
      }),
    );
  });
});
