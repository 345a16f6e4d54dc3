import type { VipLevel } from '../../src/api/contract/vip.ts';

const P = 10_000;
const DAY_MS = 86_400_000;

/** Valid bets of so many days, the settled day included, make the level. */
export const LEVEL_DAYS = 30;
export const LEVEL_MS = LEVEL_DAYS * DAY_MS;

/** In P, and in millionths. */
const steps = [
  [0, 2_000],
  [5_000, 2_500],
  [25_000, 3_000],
  [125_000, 3_500],
  [300_000, 4_000],
  [750_000, 4_500],
  [2_000_000, 5_000],
  [5_000_000, 6_000],
  [12_000_000, 7_000],
  [30_000_000, 8_000],
] as const;

/** Decision M13: ten levels, a rebate of 0.2 to 0.8 %. */
export const vipLevels: readonly VipLevel[] = steps.map(([from, rate], place) => ({
  level: place + 1,
  from: from * P,
  rate,
}));

/** The level that so many valid bets of 30 days make. */
export function levelOf(validBet: number): VipLevel {
  const reached = vipLevels.findLast(({ from }) => validBet >= from) ?? vipLevels[0];
  if (reached === undefined) throw new Error('there are no levels');
  return reached;
}
