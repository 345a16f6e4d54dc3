import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExchangeStatus, ItemKind, RewardKind, RewardPicture } from '../../src/api/contract/member/points.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** Decision M4: a member's total of valid bets and the points earned. */
export const pointEarning = pgTable('point_earning', {
  memberId: text('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** All bets that earn points and are not voided. */
  validBet: amount('valid_bet').notNull(),
  /** In points: earned less taken back. */
  given: amount('given').notNull(),
});

/** Rewards of a merchant. */
export const reward = pgTable('reward', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<RewardKind>().notNull(),
  name: jsonb('name').$type<InTwoLanguages>().notNull(),
  picture: text('picture').$type<RewardPicture>().notNull(),
  /** Price of one. */
  points: amount('points').notNull(),
  /** Null when unlimited. */
  stock: integer('stock'),
  sort: integer('sort').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

/** Exchanges of points for a reward or money. */
export const exchange = pgTable('exchange', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<ItemKind>().notNull(),
  rewardId: text('reward_id'),
  /** The reward's name at the time; null for money. */
  item: jsonb('item').$type<InTwoLanguages>(),
  quantity: integer('quantity').notNull(),
  /** Total. */
  points: amount('points').notNull(),
  /** Credited to the main wallet; null for a reward. */
  amount: amount('amount'),
  /** Available points afterwards. */
  balanceAfter: amount('balance_after').notNull(),
  address: text('address'),
  nationality: text('nationality'),
  status: text('status').$type<ExchangeStatus>().notNull(),
  remark: text('remark'),
  createdAt: at('created_at').notNull(),
  reviewedAt: at('reviewed_at'),
  reviewedBy: text('reviewed_by'),
});
