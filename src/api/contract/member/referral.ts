import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { paged, pageQuery } from '../paging.ts';

/** What an inviter earns by a friend, in 1/10,000 P; decided by the merchant. */
export const referralTerms = z.object({
  /** The friend's first deposit counts from here on. */
  leastDeposit: money,
  /** Valid bets of the friend for the reward. */
  leastValidBet: money,
  /** Both within so many days of joining. */
  days: z.int().check(z.minimum(1)),
  /** Once for each friend. */
  reward: money,
  /** Daily share of a friend's valid bets, in 1/10,000. */
  shareRate: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type ReferralTerms = z.infer<typeof referralTerms>;

const rewardKind = z.enum(['firstDeposit', 'share']);
export type RewardKind = z.infer<typeof rewardKind>;

export const rewardStatus = z.enum(['paid', 'inReview', 'refused']);
export type RewardStatus = z.infer<typeof rewardStatus>;

/** What an inviter and a friend share who may be one person. */
export const sharedTrait = z.enum(['bankAccount', 'device', 'address']);
export type SharedTrait = z.infer<typeof sharedTrait>;

const friendState = z.enum(['registered', 'firstDeposit', 'active']);
export type FriendState = z.infer<typeof friendState>;

const overview = z.object({
  /** The member's own; a friend registers with it. */
  code: z.string(),
  terms: referralTerms,
  friends: z.int(),
  /** Of these, with a first deposit, and with the terms met. */
  deposited: z.int(),
  active: z.int(),
  earned: money,
  /** Waits for the review of the desk. */
  inReview: money,
});
export type ReferralOverview = z.infer<typeof overview>;

const friend = z.object({
  id: rowId,
  /** Masked. */
  name: z.string(),
  joinedAt: instant,
  state: friendState,
  earned: money,
});

const reward = z.object({
  id: rowId,
  kind: rewardKind,
  /** The friend's, masked. */
  name: z.string(),
  status: rewardStatus,
  amount: money,
  at: instant,
  /** What made it: the first deposit, or the day of the bets, their sum, and the rate in 1/10,000. */
  deposit: z.nullable(money),
  day: z.nullable(instant),
  validBet: money,
  rate: z.nullable(z.int()),
});
export type ReferralReward = z.infer<typeof reward>;

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;
const refusals = ['NEED_TRUE_ACCOUNT'] as const;

export const referralContract = {
  overview: defineEndpoint({
    ...reads,
    id: 'referral.overview',
    path: '/wps/ext/v1/referral/overview',
    sends: 'nothing',
    request: empty,
    value: overview,
    /** What came before invitations were switched off stays listed. */
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: 'assumed: invite friends (PROD-08, MEMBER-15)',
  }),
  friends: defineEndpoint({
    ...reads,
    id: 'referral.friends',
    path: '/wps/ext/v1/referral/friends',
    sends: 'query',
    request: z.object(pageQuery),
    /** Newest first. */
    value: paged(friend),
    refusals,
    spec: 'assumed: friends who came (MEMBER-15)',
  }),
  rewards: defineEndpoint({
    ...reads,
    id: 'referral.rewards',
    path: '/wps/ext/v1/referral/rewards',
    sends: 'query',
    request: z.object({ ...pageQuery, status: z.enum(['all', ...rewardStatus.options]) }),
    /** Newest first. */
    value: paged(reward),
    refusals,
    spec: 'assumed: rewards for invited friends (MEMBER-15)',
  }),
};
