import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

const place = (name: string) => bigint(name, { mode: 'number' });

/** The chat room of a merchant (MODAL-08). */
export const chatRoomRow = pgTable('chat_room', {
  merchantCode: text('merchant_code').primaryKey(),
  /** Of the last change; locked by each change, so that changes are committed in their order. */
  last: place('last').notNull(),
});

export const chatMessageRow = pgTable(
  'chat_message',
  {
    merchantCode: text('merchant_code').notNull(),
    seq: place('seq').notNull(),
    /** Of its last change. */
    changed: place('changed').notNull(),
    /** Null: of the desk's staff. */
    memberId: text('member_id'),
    /** The sender's own id; a message that is sent again is stored once. */
    clientId: text('client_id').notNull(),
    text: text('text').notNull(),
    sentAt: at('sent_at').notNull(),
    removedAt: at('removed_at'),
    removedBy: text('removed_by'),
    removedWhy: text('removed_why'),
    /** Who of the staff wrote it; null: a member. */
    operator: text('operator'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.seq] }),
    uniqueIndex('chat_message_client').on(table.memberId, table.clientId),
    index('chat_message_changed').on(table.merchantCode, table.changed),
    index('chat_message_sent').on(table.sentAt),
  ],
);

/** A member who may only read, until a time. */
export const chatMute = pgTable('chat_mute', {
  memberId: text('member_id').primaryKey(),
  until: at('until').notNull(),
  reason: text('reason').notNull(),
  mutedBy: text('muted_by').notNull(),
  mutedAt: at('muted_at').notNull(),
});

/** Whose messages a member does not want to see. */
export const chatHidden = pgTable(
  'chat_hidden',
  { memberId: text('member_id').notNull(), hiddenId: text('hidden_id').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.hiddenId] })],
);

export const chatReport = pgTable(
  'chat_report',
  {
    merchantCode: text('merchant_code').notNull(),
    seq: place('seq').notNull(),
    memberId: text('member_id').notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.seq, table.memberId] })],
);

/** How many members each server has in the room. */
export const chatPresence = pgTable(
  'chat_presence',
  {
    merchantCode: text('merchant_code').notNull(),
    serverId: text('server_id').notNull(),
    members: integer('members').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.serverId] })],
);
