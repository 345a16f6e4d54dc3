import type { VipLevel, VipStanding } from '../../../api/contract/member/vip.ts';

/** How far it is to the next level. */
export interface NextLevel extends VipLevel {
  /** Valid bets still needed. */
  readonly needed: number;
}

/** The level above the member's; null on the highest. */
export function nextLevel(levels: readonly VipLevel[], { level, validBet }: VipStanding): NextLevel | null {
  const next = levels.find((one) => one.level === level + 1);
  return next === undefined ? null : { ...next, needed: next.from - validBet };
}
