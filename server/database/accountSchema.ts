import { isNotNull } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContactKind } from '../../src/api/contract/account/account.ts';
import type { DrawnIcon } from '../../src/api/contract/account/memberIcon.ts';
import { at, bytes } from './columns.ts';

/** Profile, confirmed email address and closing of an account. A member without any of it has no row. */
export const memberAccount = pgTable(
  'member_account',
  {
    /** References `member`. */
    memberId: text('member_id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    drawnIcon: text('drawn_icon').$type<DrawnIcon>(),
    /** A stored file; also the path of the picture. */
    pictureId: text('picture_id'),
    /** Lower case. Belongs to one account at a merchant, unlike the address given at registration. */
    confirmedEmail: text('confirmed_email'),
    /** Of email and push. */
    language: text('language', { enum: ['TH', 'EN'] })
      .notNull()
      .default('TH'),
    /** Null: not asked for. */
    closesAt: at('closes_at'),
    closedAt: at('closed_at'),
  },
  ({ merchantCode, confirmedEmail, closesAt }) => [
    uniqueIndex('member_account_email').on(merchantCode, confirmedEmail),
    index('member_account_closes').on(closesAt).where(isNotNull(closesAt)),
  ],
);

/** A phone number or email address that waits for its codes. */
export const contactChange = pgTable(
  'contact_change',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<ContactKind>().notNull(),
    /** Of a phone number. */
    dialingCode: text('dialing_code'),
    value: text('value').notNull(),
    newCodeHash: text('new_code_hash').notNull(),
    /** Null where nothing confirmed is replaced. */
    oldCodeHash: text('old_code_hash'),
    expiresAt: at('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  ({ memberId, kind }) => [primaryKey({ columns: [memberId, kind] })],
);

/** A file of everything that is kept of an account; one per member. */
export const dataExport = pgTable('data_export', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull().unique(),
  status: text('status', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
  askedAt: at('asked_at').notNull(),
  /** Of the file; null until it is ready. */
  bytes: bigint('bytes', { mode: 'number' }),
  expiresAt: at('expires_at'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  linkHash: text('link_hash').unique(),
  linkExpiresAt: at('link_expires_at'),
});

/** Part of the file, compressed; goes with it. */
export const dataExportPart = pgTable(
  'data_export_part',
  {
    exportId: text('export_id').notNull(),
    number: integer('number').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  ({ exportId, number }) => [primaryKey({ columns: [exportId, number] })],
);
