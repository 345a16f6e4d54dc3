import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RewardKind, RewardStatus, SharedTrait } from '../../src/api/contract/member/referral.ts';
import { amount, at } from './columns.ts';

/** A member's code for friends, made on first use. */
export const referralCode = pgTable(
  'referral_code',
  {
    memberId: text('member_id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
  },
  ({ merchantCode, code }) => [uniqueIndex('referral_code_of').on(merchantCode, code)],
);

/** A friend who registered with a member's code. */
export const referral = pgTable(
  'referral',
  {
    friendId: text('friend_id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    inviterId: text('inviter_id').notNull(),
    joinedAt: at('joined_at').notNull(),
    /** When the friend met the terms of the reward. */
    activeAt: at('active_at'),
    /** Whether inviter and friend may be one person; the desk decides. */
    review: text('review', { enum: ['none', 'waiting', 'approved', 'refused'] })
      .notNull()
      .default('none'),
    /** What the two share. */
    shared: jsonb('shared').$type<readonly SharedTrait[]>().notNull().default([]),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
  },
  ({ inviterId, joinedAt }) => [index('referral_inviter').on(inviterId, joinedAt)],
);

/** Hashed addresses and devices of inviters and friends. */
export const referralTrace = pgTable(
  'referral_trace',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['address', 'device'] }).notNull(),
    hash: text('hash').notNull(),
    at: at('at').notNull(),
  },
  ({ memberId, kind, hash }) => [primaryKey({ columns: [memberId, kind, hash] })],
);

/** A reward of an inviter, with what made it. */
export const referralReward = pgTable(
  'referral_reward',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    inviterId: text('inviter_id').notNull(),
    friendId: text('friend_id').notNull(),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** Start of the business day of a share; 0 of a first deposit. */
    day: at('day').notNull(),
    deposit: amount('deposit'),
    validBet: amount('valid_bet').notNull(),
    /** In 1/10,000. */
    rate: integer('rate'),
    amount: amount('amount').notNull(),
    status: text('status').$type<RewardStatus>().notNull(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
  },
  ({ friendId, kind, day }) => [uniqueIndex('referral_reward_once').on(friendId, kind, day)],
);
