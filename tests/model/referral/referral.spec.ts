import { expect } from 'vitest';
import { assign } from 'xstate';
import { referralContract } from '../../../src/api/contract/referral.ts';
import type { PageInput } from '../../../src/machines/pages/pages.machine.ts';
import { referralMachine } from '../../../src/machines/referral/referral.machine.ts';
import { referralFriendsMachine } from '../../../src/machines/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../src/machines/referral/referralRewards.machine.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const { overview, friends, rewards } = referralContract;
const P = 10_000;
/** 22/11/2026 19:42 GMT+8. */
const NOW = Date.UTC(2026, 10, 22, 11, 42);
const DAY_START = Date.UTC(2026, 10, 20, 16);

export const invited = overview.value.parse({
  code: 'K7M2PQ9X',
  terms: { leastDeposit: 100 * P, leastValidBet: 500 * P, days: 30, reward: 50 * P, shareRate: 10 },
  friends: 8,
  deposited: 5,
  active: 4,
  earned: 228.5 * P,
  inReview: 50 * P,
});

export const friendsSpec: ListSpec = {
  machine: referralFriendsMachine,
  endpoint: friends,
  some: friends.value.parse({
    list: [
      { id: 'friend-3', name: 'to***k', joinedAt: NOW, state: 'registered', earned: 0 },
      { id: 'friend-2', name: 'ma***r', joinedAt: NOW - 86_400_000, state: 'firstDeposit', earned: 4.5 * P },
      { id: 'friend-1', name: 'ch***9', joinedAt: NOW - 2 * 86_400_000, state: 'active', earned: 90 * P },
    ],
    count: 12,
  }),
  none: { list: [], count: 0 },
  request: ({ page, pageSize }) => ({ page, pageSize }),
};
export const friendsFlow = listFlow(friendsSpec);

export const rewardsSpec: ListSpec = {
  machine: referralRewardsMachine,
  endpoint: rewards,
  some: rewards.value.parse({
    list: [
      {
        ...{ id: 'reward-3', kind: 'share', name: 'ch***9', status: 'paid', amount: 32.4 * P, at: NOW },
        ...{ deposit: null, day: DAY_START, validBet: 32_400 * P, rate: 10 },
      },
      {
        ...{ id: 'reward-2', kind: 'firstDeposit', name: 'to***k', status: 'inReview', amount: 50 * P, at: NOW },
        ...{ deposit: 300 * P, day: null, validBet: 640 * P, rate: null },
      },
      {
        ...{ id: 'reward-1', kind: 'firstDeposit', name: 'so***2', status: 'refused', amount: 50 * P, at: NOW },
        ...{ deposit: 100 * P, day: null, validBet: 500 * P, rate: null },
      },
    ],
    count: 37,
  }),
  none: { list: [], count: 0 },
  filters: { status: 'inReview' },
  request: ({ filters: { status }, page, pageSize }) => ({ status, page, pageSize }),
};
export const rewardsFlow = listFlow(rewardsSpec);

const LINK = 'https://play.test/?referralCode=K7M2PQ9X';
const SHARING = '/member/referral?on=phone';
/** A device that can share where its address says so. */
const machine = referralMachine.provide({
  actions: {
    readDevice: assign(({ event }) => ({
      origin: 'https://play.test',
      canShare: (event as unknown as { readonly input: PageInput }).input.address === SHARING,
    })),
  },
});

export const referralFlow: Flow<typeof referralMachine> = {
  machine: () => machine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', address: SHARING },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/member/referral' },
  ],
  cases: {
    'referral.retry': [{}],
    'referral.copy': [{ what: 'link' }, { what: 'code' }],
    'referral.share': [{}],
  },
  outcomes: {
    fetchOverview: [
      answers(overview, invited),
      refuses(overview, 'FEATURE_OFF'),
      ...wireFailures(overview).slice(0, 1),
    ],
    copyText: [done(undefined), defect],
    shareLink: [done(undefined), defect],
    friends: [defect],
    rewards: [defect],
  },
  project: ({ overview: known, failure, copied, canShare }) => [known?.code, failure?.kind, copied, canShare],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchOverview: { request: {} } }, true]),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'referral.retry' })]).toEqual([{}, true]),
    switchedOff: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'referral.retry' })]).toEqual([{}, false]),
    'open.resting': ({ pending, snapshot }) =>
      expect([
        'copyText' in pending || 'shareLink' in pending,
        snapshot.can({ type: 'referral.copy', what: 'code' }),
        snapshot.can({ type: 'referral.share' }),
      ]).toEqual([false, true, snapshot.context.canShare]),
    'open.copying': ({ pending, snapshot }) => {
      const { copied } = snapshot.context;
      expect(pending.copyText).toEqual({ text: copied?.what === 'link' ? LINK : 'K7M2PQ9X' });
      expect(copied?.outcome).toBe('underWay');
    },
    'open.sharing': ({ pending, snapshot }) =>
      expect([pending.shareLink, snapshot.context.copied]).toEqual([{ link: LINK }, null]),
  },
};
