import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MessageFacts, MessageTopic } from '../../src/api/contract/member/inbox.ts';
import { at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** What a message names, and the words of an operator. */
export interface StoredFacts extends MessageFacts {
  readonly words?: { readonly title: InTwoLanguages; readonly text: InTwoLanguages };
  /** Results of a business day, which begins at `day`: the last draw of each lottery. */
  readonly results?: {
    readonly day: number;
    readonly draws: readonly {
      readonly name: InTwoLanguages;
      readonly issue: string;
      readonly numbers: readonly string[];
    }[];
  };
  /** Rebate in millionths. */
  readonly rate?: number;
}

/** A member's message (MEMBER-17): a topic with facts, whose words follow the language of the reader. */
export const message = pgTable(
  'message',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['payment', 'security', 'promotion', 'upline', 'system'] }).notNull(),
    topic: text('topic').$type<MessageTopic>().notNull(),
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    sentAt: at('sent_at').notNull(),
    /** Null: unread. */
    readAt: at('read_at'),
  },
  ({ memberId, sentAt, id, readAt }) => [
    index('message_member').on(memberId, sentAt, id),
    index('message_unread').on(memberId).where(sql`${readAt} is null`),
  ],
);
