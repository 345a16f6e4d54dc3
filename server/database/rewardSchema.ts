import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RewardGame, WinKind } from '../../src/api/contract/member/rewardCentre.ts';
import { amount, at } from './columns.ts';

/** The seed of a member's next draw of a game: committed, not yet told. */
export const rewardSeed = pgTable(
  'reward_seed',
  {
    memberId: text('member_id').notNull(),
    game: text('game').$type<RewardGame>().notNull(),
    /** Hex. */
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    createdAt: at('created_at').notNull(),
  },
  ({ memberId, game }) => [primaryKey({ columns: [memberId, game] })],
);

/** A check-in, or a draw with its prize; append-only. */
export const rewardWin = pgTable(
  'reward_win',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<WinKind>().notNull(),
    /** Start of its business day. */
    day: at('day').notNull(),
    currency: text('currency', { enum: ['P', 'points'] }).notNull(),
    amount: amount('amount').notNull(),
    /** Day of a check-in, from 1 to 7. */
    streak: integer('streak'),
    /** Place of the prize of a draw, its weight, and the sum of all weights. */
    prize: integer('prize'),
    weight: integer('weight'),
    weights: integer('weights'),
    seed: text('seed'),
    commitment: text('commitment'),
    at: at('at').notNull(),
    /** With a ticket of the points mall, beside the draw of the day. */
    ticket: boolean('ticket').notNull().default(false),
  },
  ({ memberId, kind, day, at: time, id, ticket }) => [
    uniqueIndex('reward_win_once').on(memberId, kind, day).where(sql`not ${ticket}`),
    index('reward_win_ticket_used').on(memberId, kind).where(sql`${ticket}`),
    index('reward_win_at').on(memberId, time, id),
  ],
);

/** A business day whose draw results a member was told. */
export const drawNotice = pgTable(
  'draw_notice',
  { memberId: text('member_id').notNull(), day: at('day').notNull() },
  ({ memberId, day }) => [primaryKey({ columns: [memberId, day] })],
);
