import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApplicationStatus, JoinChannel } from '../../src/api/contract/agent/join.ts';
import { at } from './columns.ts';

/** Applications of members who want to be agents (AGENT-16). */
export const agentApplication = pgTable(
  'agent_application',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    players: integer('players').notNull(),
    channels: jsonb('channels').$type<readonly JoinChannel[]>().notNull(),
    plan: text('plan').notNull(),
    /** Encrypted. */
    contact: text('contact').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    sentAt: at('sent_at').notNull(),
    decidedAt: at('decided_at'),
    /** The operator; null of a withdrawal. */
    decidedBy: text('decided_by'),
    /** Reason of a refusal. */
    remark: text('remark'),
  },
  ({ merchantCode, memberId, status, sentAt }) => [
    index('agent_application_member').on(memberId, sentAt),
    index('agent_application_queue').on(merchantCode, status, sentAt),
  ],
);

/** Moves of members, each with the line below, to another upline. Those that wait for a second operator have no time. */
export const lineMove = pgTable(
  'line_move',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    /** Null: stood at the top. */
    fromId: text('from_id'),
    toId: text('to_id').notNull(),
    /** In the line, the member included. */
    members: integer('members').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['pending', 'done', 'declined'] }).notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: at('made_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    remark: text('remark'),
    /** From here on the member stands under the new upline; the moves of one member have different times. */
    movedAt: at('moved_at'),
  },
  ({ merchantCode, memberId, fromId, status, madeAt, movedAt }) => [
    index('line_move_member').on(memberId, movedAt),
    index('line_move_from').on(fromId, movedAt),
    index('line_move_queue').on(merchantCode, status, madeAt),
  ],
);

/** Frozen lines: nobody in them can log in or play while `liftedAt` is null. */
export const lineFreeze = pgTable(
  'line_freeze',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    /** Top of the line. */
    memberId: text('member_id').notNull(),
    reason: text('reason').notNull(),
    frozenBy: text('frozen_by').notNull(),
    frozenAt: at('frozen_at').notNull(),
    liftedBy: text('lifted_by'),
    liftedAt: at('lifted_at'),
    liftReason: text('lift_reason'),
  },
  ({ memberId, liftedAt }) => [index('line_freeze_member').on(memberId, liftedAt)],
);
