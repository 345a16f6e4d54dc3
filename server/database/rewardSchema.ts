import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RewardGame, WinKind } from '../../src/api/contract/rewardCentre.ts';
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
  },
  ({ memberId, kind, day, at: time, id }) => [
    uniqueIndex('reward_win_once').on(memberId, kind, day),
    index('reward_win_at').on(memberId, time, id),
  ],
);
