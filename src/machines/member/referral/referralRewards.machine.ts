import { referralContract, rewardStatus } from '../../../api/contract/member/referral.ts';
import { createListMachine } from '../../list/list.machine.ts';

export const REWARD_STATUSES = ['all', ...rewardStatus.options] as const;

/** What friends earned the member, newest first, each with what made it. */
export const referralRewardsMachine = createListMachine({
  id: 'referralRewards',
  endpoint: referralContract.rewards,
  filters: { status: REWARD_STATUSES },
  request: ({ filters: { status }, page, pageSize }) => ({ status, page, pageSize }),
});
