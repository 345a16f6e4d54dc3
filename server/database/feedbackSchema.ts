import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuestionType } from '../../src/api/contract/member/feedback.ts';
import { at } from './columns.ts';

/** A member's question or complaint (FEEDBACK-01). */
export const ticket = pgTable(
  'ticket',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    /** For people. */
    number: text('number').notNull(),
    type: text('type').$type<QuestionType>().notNull(),
    status: text('status', { enum: ['open', 'answered', 'closed'] }).notNull(),
    title: text('title').notNull(),
    article: text('article'),
    openedAt: at('opened_at').notNull(),
    /** Since when an answer is waited for, and until when one is promised; null unless open. */
    waitingSince: at('waiting_since'),
    dueAt: at('due_at'),
    changedAt: at('changed_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('ticket_number').on(table.merchantCode, table.number),
    index('ticket_member').on(table.memberId, table.changedAt, table.id),
    index('ticket_open').on(table.merchantCode, table.dueAt, table.id).where(sql`${table.status} = 'open'`),
    index('ticket_changed').on(table.merchantCode, table.status, table.changedAt, table.id),
  ],
);

export const ticketMessage = pgTable(
  'ticket_message',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id').notNull(),
    seq: integer('seq').notNull(),
    /** Null: written by the member. */
    operator: text('operator'),
    text: text('text').notNull(),
    at: at('at').notNull(),
    /** Of an answer: how long it was waited for, ms. */
    waitedMs: at('waited_ms'),
    inTime: boolean('in_time'),
  },
  (table) => [
    uniqueIndex('ticket_message_seq').on(table.ticketId, table.seq),
    index('ticket_message_answers').on(table.at).where(sql`${table.waitedMs} is not null`),
  ],
);

/** A picture of a message; its bytes are the stored file of the same id. */
export const ticketPicture = pgTable(
  'ticket_picture',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [index('ticket_picture_message').on(table.messageId)],
);

/** Whether an article of the help centre helped a member. */
export const helpVote = pgTable(
  'help_vote',
  {
    merchantCode: text('merchant_code').notNull(),
    article: text('article').notNull(),
    memberId: text('member_id').notNull(),
    helpful: boolean('helpful').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.article, table.memberId] })],
);
