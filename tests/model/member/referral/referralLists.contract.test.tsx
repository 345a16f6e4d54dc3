// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { referralContract } from '../../../../src/api/contract/member/referral.ts';
import { referralFriendsMachine } from '../../../../src/machines/member/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../../src/machines/member/referral/referralRewards.machine.ts';
import { FriendList } from '../../../../src/ui/member/referral/FriendList.tsx';
import { RewardList } from '../../../../src/ui/member/referral/RewardList.tsx';
import { choose, listContract } from '../../list/listContract.tsx';
import { someFriends, someRewards } from './referralLists.data.ts';

const first = { page: 1, pageSize: '10' };
const none = { list: [], count: 0 };

describe('[MEMBER-15] friends who came', () => {
  it.each(
    listContract({
      machine: referralFriendsMachine,
      endpoint: referralContract.friends,
      view: (actor) => <FriendList actor={actor} />,
      first,
      changes: [],
      some: someFriends,
      none,
      rows: [
        'Friend: to***k | 22/11/2026 19:42; Status: Joined; Earned for you: P 0.00',
        'Friend: ma***r | 21/11/2026 19:42; Status: First deposit; Earned for you: +P 4.50',
        'Friend: ch***9 | 20/11/2026 19:42; Status: Active; Earned for you: +P 90.00',
      ],
      empty: ['No friends yet', 'Share your link. Friends who register with it appear here.'],
      failed: 'Your friends could not be loaded',
    }),
  )('%s', (_title, run) => run());
});

describe('[MEMBER-15] rewards for friends', () => {
  it.each(
    listContract({
      machine: referralRewardsMachine,
      endpoint: referralContract.rewards,
      view: (actor) => <RewardList actor={actor} />,
      first: { status: 'all', ...first },
      changes: [[() => choose('Status of rewards', 'In review'), { status: 'inReview' }]],
      some: someRewards,
      none,
      rows: [
        'ch***9 | 0.1% of P 32,400.00 of valid bets on 21/11 | +P 32.40 | 22/11/2026 19:42 | Paid',
        'to***k | First deposit of P 300.00 and P 640.00 of valid bets | P 50.00 | 22/11/2026 19:41 | In review',
        'so***2 | First deposit of P 100.00 and P 500.00 of valid bets | P 50.00 | 22/11/2026 19:40 | Refused',
      ],
      empty: ['No rewards yet', 'Each reward appears here, with what made it.'],
      failed: 'Your rewards could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
