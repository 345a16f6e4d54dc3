import type { BonusGroup } from '../../../api/contract/member/bonus.ts';
import { coinsIcon, handCoinsIcon, percentIcon, scaleIcon, targetIcon, userPlusIcon } from '../../kit/icons/centre.ts';
import { giftIcon } from '../../kit/icons/shell.ts';

export const groupIcons: Readonly<Record<BonusGroup, string>> = {
  rebate: percentIcon,
  cashBack: handCoinsIcon,
  mission: targetIcon,
  referral: userPlusIcon,
  reward: giftIcon,
  promotion: coinsIcon,
  adjustment: scaleIcon,
};
