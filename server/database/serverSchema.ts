import { jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

export const sealKey = pgTable(
  'seal_key',
  {
    kid: text('kid').primaryKey(),
    privateJwk: jsonb('private_jwk').notNull(),
    publicJwk: jsonb('public_jwk').notNull(),
    /** Start of the key's day; unique, so that several processes create one key a day. */
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('seal_key_created').on(table.createdAt)],
);

/** Server keys (human check, codes), created on first use and shared by all servers. */
export const serverSecret = pgTable('server_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Consumed one-time values: the jti of a sealed payload, a solved human challenge. */
export const usedOnce = pgTable(
  'used_once',
  { scope: text('scope').notNull(), id: text('id').notNull(), expiresAt: at('expires_at').notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.id] })],
);

/** Decision W8: the first answer to a keyed call, replayed to a repeat with the same body. */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);
