import type { VipLevel } from '../../../src/api/contract/member/vip.ts';

const P = 10_000;
const DAY_MS = 86_400_000;

/** Valid bets of so many days, the settled day included, make the level. */
export const LEVEL_DAYS = 30;
export const LEVEL_MS = LEVEL_DAYS * DAY_MS;

/** Its name, valid bets in P, and the rebate in millionths. */
const steps = [
  ['paper', 0, 2_000],
  ['bamboo', 5_000, 2_500],
  ['gold', 25_000, 3_000],
  ['red', 125_000, 3_500],
  ['jade', 300_000, 4_000],
  ['indigo', 750_000, 4_500],
  ['orchid', 2_000_000, 5_000],
  ['silver', 5_000_000, 6_000],
  ['moon', 12_000_000, 7_000],
  ['sun', 30_000_000, 8_000],
] as const;

/** Decision M13: ten levels, a rebate of 0.2 to 0.8 %. */
export const vipLevels: readonly VipLevel[] = steps.map(([lantern, from, rate], place) => ({
  level: place + 1,
  lantern,
  from: from * P,
  rate,
}));

/** The level that so many valid bets of 30 days make. */
export function levelOf(validBet: number): VipLevel {
  const reached = vipLevels.findLast(({ from }) => validBet >= from) ?? vipLevels[0];
  if (reached === undefined) throw new Error('there are no levels');
  return reached;
}
