export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];
export const ROWS = [8, 10, 12, 14, 16] as const;

/** Multipliers in hundredths, from a bin at the edge to the one in the middle; both sides are the same. */
const HALVES: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [600, 200, 110, 100, 50],
    [800, 300, 140, 110, 100, 50],
    [1_000, 300, 170, 130, 110, 100, 50],
    [1_200, 450, 200, 150, 120, 110, 100, 50],
    [1_600, 600, 200, 150, 130, 120, 110, 100, 50],
  ],
  medium: [
    [1_400, 350, 130, 60, 40],
    [2_400, 700, 250, 100, 60, 40],
    [3_600, 1_200, 470, 200, 100, 50, 40],
    [6_500, 2_200, 850, 350, 160, 90, 50, 40],
    [12_000, 4_200, 1_550, 630, 280, 140, 80, 50, 40],
  ],
  high: [
    [3_000, 450, 110, 40, 20],
    [8_000, 1_250, 280, 70, 30, 20],
    [18_000, 3_100, 660, 180, 60, 30, 20],
    [45_000, 7_500, 1_650, 410, 130, 50, 30, 20],
    [100_000, 18_000, 3_900, 1_000, 270, 100, 50, 30, 20],
  ],
};

/** What the bins pay, from left to right, in hundredths: one more than rows. */
export function binsOf(rows: number, risk: Risk): readonly number[] {
  const half = HALVES[risk].find(({ length }) => length === rows / 2 + 1) ?? [];
  return [...half, ...half.slice(0, -1).toReversed()];
}
