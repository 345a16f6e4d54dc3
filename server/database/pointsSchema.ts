import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExchangeStatus, ItemKind, RewardKind, RewardPicture } from '../../src/api/contract/points.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './schema.ts';

/** Decision M4: what a member's bets have come to, and the points that were given for it. */
export const pointEarning = pgTable('point_earning', {
  memberId: text('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** Of all bets that give points and are not voided. */
  validBet: amount('valid_bet').notNull(),
  /** In points: what came to the member, less what was taken back. */
  given: amount('given').notNull(),
});

/** What a merchant offers for points. */
export const reward = pgTable('reward', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<RewardKind>().notNull(),
  name: jsonb('name').$type<InTwoLanguages>().notNull(),
  picture: text('picture').$type<RewardPicture>().notNull(),
  /** What one of it costs. */
  points: amount('points').notNull(),
  /** Null where it does not run out. */
  stock: integer('stock'),
  sort: integer('sort').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

/** Points that were given for a reward, or became money. */
export const exchange = pgTable('exchange', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<ItemKind>().notNull(),
  rewardId: text('reward_id'),
  /** The reward's name as it was; null for money. */
  item: jsonb('item').$type<InTwoLanguages>(),
  quantity: integer('quantity').notNull(),
  /** Of all of it. */
  points: amount('points').notNull(),
  /** What came to the main wallet; null for a reward. */
  amount: amount('amount'),
  /** The points at hand after it. */
  balanceAfter: amount('balance_after').notNull(),
  address: text('address'),
  nationality: text('nationality'),
  status: text('status').$type<ExchangeStatus>().notNull(),
  remark: text('remark'),
  createdAt: at('created_at').notNull(),
  reviewedAt: at('reviewed_at'),
  reviewedBy: text('reviewed_by'),
});
