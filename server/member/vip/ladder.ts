import { type VipLevel, type VipSteps, vipLantern } from '../../../src/api/contract/member/vip.ts';

const P = 10_000;
const DAY_MS = 86_400_000;

/** Valid bets of so many days, the settled day included, make the level. */
export const LEVEL_DAYS = 30;
export const LEVEL_MS = LEVEL_DAYS * DAY_MS;

/** Decision M13: ten levels, a rebate of 0.2 to 0.8 %. */
export const defaultVip: VipSteps = [
  { from: 0, rate: 2_000 },
  { from: 5_000 * P, rate: 2_500 },
  { from: 25_000 * P, rate: 3_000 },
  { from: 125_000 * P, rate: 3_500 },
  { from: 300_000 * P, rate: 4_000 },
  { from: 750_000 * P, rate: 4_500 },
  { from: 2_000_000 * P, rate: 5_000 },
  { from: 5_000_000 * P, rate: 6_000 },
  { from: 12_000_000 * P, rate: 7_000 },
  { from: 30_000_000 * P, rate: 8_000 },
];

/** The levels of a merchant, the lowest first, each with its lantern. */
export const vipLevelsOf = (steps: VipSteps): readonly VipLevel[] =>
  steps.flatMap((step, place) => {
    const lantern = vipLantern.options[place];
    return lantern === undefined ? [] : [{ level: place + 1, lantern, ...step }];
  });

/** The level that so many valid bets of 30 days make. */
export function levelOf(steps: VipSteps, validBet: number): VipLevel {
  const levels = vipLevelsOf(steps);
  const reached = levels.findLast(({ from }) => validBet >= from) ?? levels[0];
  if (reached === undefined) throw new Error('there are no levels');
  return reached;
}
