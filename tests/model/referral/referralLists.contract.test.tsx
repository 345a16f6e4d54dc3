// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { referralContract } from '../../../src/api/contract/referral.ts';
import { referralFriendsMachine } from '../../../src/machines/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../src/machines/referral/referralRewards.machine.ts';
import { FriendList } from '../../../src/ui/referral/FriendList.tsx';
import { RewardList } from '../../../src/ui/referral/RewardList.tsx';
import { choose, dayStart, listContract } from '../list/listContract.tsx';

const P = 10_000;
/** 22/11/2026 19:42 GMT+8. */
const NOW = Date.UTC(2026, 10, 22, 11, 42);
const DAY = 86_400_000;
const first = { page: 1, pageSize: '10' };
const none = { list: [], count: 0 };
const unknown = { deposit: null, day: null, validBet: null, rate: null };

describe('[MEMBER-15] friends who came', () => {
  it.each(
    listContract({
      machine: referralFriendsMachine,
      endpoint: referralContract.friends,
      view: (actor) => <FriendList actor={actor} />,
      first,
      changes: [],
      some: {
        list: [
          { id: 'friend-3', name: 'to***k', joinedAt: NOW, state: 'registered', earned: 0 },
          { id: 'friend-2', name: 'ma***r', joinedAt: NOW - DAY, state: 'firstDeposit', earned: 4.5 * P },
          { id: 'friend-1', name: 'ch***9', joinedAt: NOW - 2 * DAY, state: 'active', earned: 90 * P },
        ],
        count: 12,
      },
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
      some: {
        list: [
          {
            ...{ ...unknown, id: 'reward-3', kind: 'share', name: 'ch***9', status: 'paid', amount: 32.4 * P, at: NOW },
            ...{ day: dayStart(11, 21), validBet: 32_400 * P, rate: 10 },
          },
          {
            ...{ ...unknown, id: 'reward-2', kind: 'firstDeposit', name: 'to***k', status: 'inReview', amount: 50 * P },
            ...{ at: NOW - 60_000, deposit: 300 * P, validBet: 640 * P },
          },
          {
            ...{ ...unknown, id: 'reward-1', kind: 'firstDeposit', name: 'so***2', status: 'refused', amount: 50 * P },
            ...{ at: NOW - 120_000, deposit: 100 * P, validBet: 500 * P },
          },
        ],
        count: 37,
      },
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
