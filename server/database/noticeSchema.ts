import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeTopic } from '../../src/api/contract/public/notices.ts';
import { at } from './columns.ts';

/** What a member wants to be told of by email and push. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    memberId: text('member_id').notNull(),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
  },
  ({ memberId, topic }) => [primaryKey({ columns: [memberId, topic] })],
);

/** A browser that shows push messages to a member. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys: what is pushed is encrypted for it alone. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
  },
  ({ memberId }) => [index('push_subscription_member').on(memberId)],
);

/** A message that is still to be sent by email and push. */
export const noticeDue = pgTable(
  'notice_due',
  {
    messageId: text('message_id').primaryKey(),
    tries: integer('tries').notNull().default(0),
    /** Also the lease of the job. */
    nextTryAt: at('next_try_at').notNull(),
  },
  ({ nextTryAt }) => [index('notice_due_next').on(nextTryAt)],
);
