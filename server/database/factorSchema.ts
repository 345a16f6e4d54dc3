import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Authenticator apps of members and operators. */
export const authenticator = pgTable('authenticator', {
  id: text('id').primaryKey(),
  memberId: text('member_id').unique(),
  operatorId: text('operator_id').unique(),
  /** Encrypted by a key of the server. */
  secret: text('secret').notNull(),
  /** Time step of the last accepted code. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull(),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    authenticatorId: text('authenticator_id').notNull(),
    /** Keyed hash. */
    hash: text('hash').notNull(),
    usedAt: at('used_at'),
  },
  ({ authenticatorId, hash }) => [primaryKey({ columns: [authenticatorId, hash] })],
);

/** Devices that are not asked for a code. */
export const trustedDevice = pgTable(
  'trusted_device',
  {
    authenticatorId: text('authenticator_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    until: at('until').notNull(),
  },
  ({ authenticatorId, deviceHash }) => [primaryKey({ columns: [authenticatorId, deviceHash] })],
);

export const passkey = pgTable(
  'passkey',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    name: text('name').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, by its own count; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    isSynced: boolean('is_synced').notNull(),
    addedAt: at('added_at').notNull(),
    usedAt: at('used_at'),
  },
  ({ memberId }) => [index('passkey_member').on(memberId)],
);

/** Steps that are under way, each for one use. */
export const stepTicket = pgTable(
  'step_ticket',
  {
    /** SHA-256 of the ticket. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'desk', 'authenticator', 'passkey'] }).notNull(),
    /** Member or operator. */
    ownerId: text('owner_id').notNull(),
    /** JSON, encrypted by a key of the server. */
    data: text('data').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  ({ expiresAt }) => [index('step_ticket_expires').on(expiresAt)],
);
