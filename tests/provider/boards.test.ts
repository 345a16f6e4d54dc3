import { describe, expect, it } from 'vitest';
import { boards } from '../../provider/engines/board/boards.ts';

describe.each([...boards])('the odds of %s', (_, rules) => {
  it('return between 90 and 99.6 % of every bet type', () => {
    const returns = rules.bets.map(
      ({ id, rtp }) => [id, Number((rtp.numerator * 1_000_000n) / rtp.denominator)] as const,
    );
    expect(returns.length).toBeGreaterThan(0);
    expect(returns.filter(([, share]) => share < 900_000 || share > 996_000)).toEqual([]);
  });
});
