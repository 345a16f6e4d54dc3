import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** An agent's link: who registers with its code joins the agent's line with its rate (AGENT-05). */
export const registerLink = pgTable(
  'register_link',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    agentId: text('agent_id').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    label: text('label').notNull(),
    isAgent: boolean('is_agent').notNull(),
    /** Rebate in millionths. */
    rate: integer('rate').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  ({ merchantCode, code, agentId, createdAt }) => [
    uniqueIndex('register_link_code').on(merchantCode, code),
    index('register_link_agent').on(agentId, createdAt),
  ],
);

/** Who registered with which link. */
export const registerLinkUse = pgTable(
  'register_link_use',
  {
    memberId: text('member_id').primaryKey(),
    linkId: text('link_id').notNull(),
    at: at('at').notNull(),
  },
  ({ linkId, at: when }) => [index('register_link_use_link').on(linkId, when)],
);

/** An account made by an agent, and how far its one-time password is. */
export const madeAccount = pgTable(
  'made_account',
  {
    memberId: text('member_id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    agentId: text('agent_id').notNull(),
    madeAt: at('made_at').notNull(),
    /** Of the password; null before there was one. */
    expiresAt: at('expires_at'),
    usedAt: at('used_at'),
    /** When the owner set a password. */
    claimedAt: at('claimed_at'),
  },
  ({ agentId, madeAt, memberId }) => [index('made_account_agent').on(agentId, madeAt, memberId)],
);
