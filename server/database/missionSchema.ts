import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Mission } from '../../src/api/contract/member/mission.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** Missions of a merchant (MEMBER-16). */
export const mission = pgTable('mission', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<Mission['kind']>().notNull(),
  period: text('period').$type<Mission['period']>().notNull(),
  /** Null: all. */
  category: text('category').$type<Mission['category']>(),
  /** A number of categories, or 1/10,000 P. */
  target: amount('target').notNull(),
  reward: amount('reward').notNull(),
  /** Valid bets of its period that it takes besides. */
  leastValidBet: amount('least_valid_bet').notNull().default(0),
  name: jsonb('name').$type<InTwoLanguages>().notNull(),
  sort: integer('sort').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

/** A claimed reward: once in each period. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    missionId: text('mission_id').notNull(),
    memberId: text('member_id').notNull(),
    /** 0 for a mission without a period. */
    periodFrom: at('period_from').notNull(),
    reward: amount('reward').notNull(),
    claimedAt: at('claimed_at').notNull(),
  },
  ({ memberId, missionId, periodFrom }) => [primaryKey({ columns: [memberId, missionId, periodFrom] })],
);

/** The weeks whose board was paid, or that the site began with. */
export const boardRun = pgTable(
  'board_run',
  {
    merchantCode: text('merchant_code').notNull(),
    fromAt: at('from_at').notNull(),
    /** Exclusive. */
    toAt: at('to_at').notNull(),
    runAt: at('run_at').notNull(),
  },
  ({ merchantCode, fromAt }) => [primaryKey({ columns: [merchantCode, fromAt] })],
);

/** The prize of a place on the board of a week; append-only. */
export const boardPrize = pgTable(
  'board_prize',
  {
    merchantCode: text('merchant_code').notNull(),
    fromAt: at('from_at').notNull(),
    place: integer('place').notNull(),
    memberId: text('member_id').notNull(),
    validBet: amount('valid_bet').notNull(),
    amount: amount('amount').notNull(),
    paidAt: at('paid_at').notNull(),
  },
  ({ merchantCode, fromAt, place, memberId }) => [
    primaryKey({ columns: [merchantCode, fromAt, place] }),
    unique().on(merchantCode, fromAt, memberId),
  ],
);
