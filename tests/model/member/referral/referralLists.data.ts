import { dayStart } from '../../list/listContract.tsx';

const P = 10_000;
/** 22/11/2026 19:42 GMT+8. */
const NOW = Date.UTC(2026, 10, 22, 11, 42);
const DAY = 86_400_000;
const unknown = { deposit: null, day: null, validBet: null, rate: null };

export const someFriends = {
  list: [
    { id: 'friend-3', name: 'to***k', joinedAt: NOW, state: 'registered', earned: 0 },
    { id: 'friend-2', name: 'ma***r', joinedAt: NOW - DAY, state: 'firstDeposit', earned: 4.5 * P },
    { id: 'friend-1', name: 'ch***9', joinedAt: NOW - 2 * DAY, state: 'active', earned: 90 * P },
  ],
  count: 12,
};

export const someRewards = {
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
};
