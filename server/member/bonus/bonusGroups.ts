import type { BonusGroup } from '../../../src/api/contract/member/bonus.ts';
import type { MovementKind } from '../../../src/api/contract/money/statement.ts';

/** The kinds of movements of each group. The trigger `bonus_listed` has the same list; a test holds them equal. */
export const bonusKinds: Readonly<Record<BonusGroup, readonly MovementKind[]>> = {
  rebate: ['rebate'],
  cashBack: ['cashBack'],
  mission: ['missionReward', 'boardPrize'],
  referral: ['referralReward', 'referralShare'],
  reward: ['checkIn', 'wheelPrize', 'envelopePrize', 'eggPrize'],
  promotion: ['bonus', 'promoWin', 'promotionPaid'],
  adjustment: ['adjustment'],
};

const groups = Object.entries(bonusKinds) as [BonusGroup, readonly MovementKind[]][];

export function bonusGroupOf(kind: MovementKind): BonusGroup {
  const found = groups.find(([, kinds]) => kinds.includes(kind));
  if (found === undefined) throw new Error(`${kind} is no bonus`);
  return found[0];
}
