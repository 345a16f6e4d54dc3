import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MovementKind } from '../../src/api/contract/money/statement.ts';
import { amount, at } from './columns.ts';

/** Rebate of a day, cash back of a week (decision M13). */
export type PeriodicKind = 'rebate' | 'cashBack';

/** A member's rebate of a day or cash back of a week. */
export const periodicBonus = pgTable(
  'periodic_bonus',
  {
    kind: text('kind').$type<PeriodicKind>().notNull(),
    /** First millisecond of the day or week. */
    fromAt: at('from_at').notNull(),
    /** Exclusive. */
    toAt: at('to_at').notNull(),
    memberId: text('member_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    /** Valid bets or net loss. */
    base: amount('base').notNull(),
    /** Of a rebate. */
    level: integer('level'),
    /** In millionths. */
    rate: integer('rate').notNull(),
    amount: amount('amount').notNull(),
    /** Null until it is on the ledger. */
    creditedAt: at('credited_at'),
  },
  ({ kind, fromAt, memberId }) => [primaryKey({ columns: [kind, fromAt, memberId] })],
);

/** The days and weeks computed so far. */
export const bonusRun = pgTable(
  'bonus_run',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind').$type<PeriodicKind>().notNull(),
    fromAt: at('from_at').notNull(),
    toAt: at('to_at').notNull(),
    runAt: at('run_at').notNull(),
  },
  ({ merchantCode, kind, fromAt }) => [primaryKey({ columns: [merchantCode, kind, fromAt] })],
);

/** Bonuses of main purses; the database adds one with each ledger movement of their kinds (MEMBER-13). */
export const bonus = pgTable(
  'bonus',
  {
    movementId: text('movement_id').primaryKey(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Negative when it was taken back. */
    amount: amount('amount').notNull(),
    at: at('at').notNull(),
    /** The movement's. */
    memo: text('memo').notNull(),
  },
  ({ memberId, at: when, movementId }) => [index('bonus_member').on(memberId, when, movementId)],
);
