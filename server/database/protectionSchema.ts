import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LimitKind, LimitPeriod, PlayBlock } from '../../src/api/contract/member/protection.ts';
import { amount, at } from './columns.ts';

/** A member's own limits. */
export const playLimit = pgTable(
  'play_limit',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** In 1/10,000 P; ms of `time`. */
    amount: amount('amount').notNull(),
    setAt: at('set_at').notNull(),
    /** Null without a raise that waits. */
    raiseRequestedAt: at('raise_requested_at'),
    /** Null: a raise to no limit. */
    raiseAmount: amount('raise_amount'),
  },
  ({ memberId, kind, period }) => [primaryKey({ columns: [memberId, kind, period] })],
);

/** Breaks and exclusions; never shortened. */
export const playBlock = pgTable(
  'play_block',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<PlayBlock['kind']>().notNull(),
    since: at('since').notNull(),
    /** Null: for good. */
    until: at('until'),
    /** Null: set by the member. */
    operatorId: text('operator_id'),
  },
  ({ memberId, until }) => [index('play_block_member').on(memberId, until)],
);

export const playSetting = pgTable('play_setting', {
  memberId: text('member_id').primaryKey(),
  realityCheckMinutes: integer('reality_check_minutes').notNull(),
});

/** A session of play; the database extends it with every new round. */
export const playVisit = pgTable(
  'play_visit',
  {
    memberId: text('member_id').notNull(),
    startedAt: at('started_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  ({ memberId, startedAt }) => [primaryKey({ columns: [memberId, startedAt] })],
);
