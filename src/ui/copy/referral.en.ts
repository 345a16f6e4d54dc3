import type { FriendState, RewardKind, RewardStatus } from '../../api/contract/member/referral.ts';

const statesEn = {
  friend_registered: 'Joined',
  friend_firstDeposit: 'First deposit',
  friend_active: 'Active',
} as const satisfies Record<`friend_${FriendState}`, string>;

const rewardsEn = {
  friend_reward_firstDeposit: 'First deposit of {{deposit}} and {{bets}} of valid bets',
  friend_reward_share: '{{rate}}% of {{bets}} of valid bets on {{day}}',
} as const satisfies Record<`friend_reward_${RewardKind}`, string>;

const statusEn = {
  friend_status_paid: 'Paid',
  friend_status_inReview: 'In review',
  friend_status_refused: 'Refused',
} as const satisfies Record<`friend_status_${RewardStatus}`, string>;

/** Words of the page that invites friends. */
export const referralEn = {
  ...statesEn,
  ...rewardsEn,
  ...statusEn,
  referral_failed: 'Your invitation could not be loaded',
  referral_off_text: 'Invitations are switched off right now. What you have earned stays yours.',
  referral_figures: 'What came of it',
  referral_came: 'Friends',
  referral_deposited: 'First deposit',
  referral_active: 'Active',
  referral_earned: 'Earned',
  referral_waiting: 'In review',
  referral_invite: 'Invite a friend',
  referral_invite_text: 'A friend scans the code or opens the link, and registers.',
  referral_qr: 'QR code of your invitation link',
  referral_link: 'Your link',
  referral_code: 'Your code',
  referral_copy: 'Copy link',
  referral_copy_code: 'Copy code',
  referral_share: 'Share',
  referral_copied_link: 'Link copied.',
  referral_copied_code: 'Code copied.',
  referral_copy_failed: 'Could not copy. Select the text and copy it yourself.',
  referral_get: 'What you get',
  referral_get_reward: 'A friend’s first deposit',
  referral_get_share: 'Friends’ valid bets, each day',
  referral_terms: 'Terms',
  referral_term_reward:
    'First deposit of {{deposit}} or more and {{bets}} of valid bets within {{days}} days of joining, once for each friend',
  referral_term_paid: 'Paid into your main wallet, ready to withdraw',
  referral_term_share: 'Valid bets count, never what a friend loses',
  referral_term_same: 'The same bank account, device or network as yours: we check first, then pay',
  referral_term_self: 'A second account of your own earns nothing',
  referral_friends: 'Who came through you',
  referral_friends_none: 'No friends yet',
  referral_friends_none_text: 'Share your link. Friends who register with it appear here.',
  referral_friends_failed: 'Your friends could not be loaded',
  referral_friend: 'Friend',
  referral_joined: 'Joined',
  referral_state: 'Status',
  referral_friend_earned: 'Earned for you',
  referral_rewards: 'Rewards',
  referral_rewards_none: 'No rewards yet',
  referral_rewards_none_text: 'Each reward appears here, with what made it.',
  referral_rewards_failed: 'Your rewards could not be loaded',
  referral_friends_filters: 'Friends: filters',
  referral_rewards_filters: 'Rewards: filters',
  referral_rewards_status: 'Status of rewards',
  referral_status_all: 'All',
} as const;
