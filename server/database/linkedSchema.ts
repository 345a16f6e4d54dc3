import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LinkedTrait } from '../../src/api/contract/desk/deskLinked.ts';
import { amount, at } from './columns.ts';

/** Two accounts that may be one person's, or play together, and why. */
export const linkedAccount = pgTable(
  'linked_account',
  {
    merchantCode: text('merchant_code').notNull(),
    /** The smaller id. */
    oneId: text('one_id').notNull(),
    otherId: text('other_id').notNull(),
    traits: jsonb('traits').$type<readonly LinkedTrait[]>().notNull(),
    /** Draws that the two bet on against each other lately, and what both had on them. */
    draws: integer('draws').notNull(),
    staked: amount('staked').notNull(),
    foundAt: at('found_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  ({ oneId, otherId, merchantCode, changedAt }) => [
    primaryKey({ columns: [oneId, otherId] }),
    index('linked_account_changed').on(merchantCode, changedAt),
  ],
);
