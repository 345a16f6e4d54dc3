import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MovementKind } from '../../src/api/contract/money/statement.ts';
import { amount, at } from './columns.ts';

/** Decision M1. A member's purse or a house account; its balance is defined by its entries. */
export const ledgerAccount = pgTable('ledger_account', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** Null for the house. No foreign key: the ledger outlives deleted accounts. */
  memberId: text('member_id'),
  purse: text('purse').notNull(),
  currency: text('currency', { enum: ['P', 'points'] }).notNull(),
  /** Trial accounts have a separate book (DEMO-05). */
  book: text('book', { enum: ['main', 'trial'] }).notNull(),
  /** Sum of the entries, never negative; null for the house, whose row is never locked, but not for pots of jackpots. */
  balance: amount('balance'),
  /** Number of entries in the chain and the last hash; of the account itself when it has none. */
  entries: bigint('entries', { mode: 'number' }).notNull().default(0),
  head: text('head').notNull(),
  openedAt: at('opened_at').notNull(),
});

/** One movement of money or points. Its entries sum to zero; append-only. */
export const ledgerMovement = pgTable('ledger_movement', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  book: text('book', { enum: ['main', 'trial'] }).notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  /** The cause, when it may move money only once; else empty. */
  cause: text('cause').notNull().default(''),
  at: at('at').notNull(),
  /** JSON of details beyond amounts; empty if none. */
  memo: text('memo').notNull().default(''),
  hash: text('hash').notNull(),
});

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    movementId: text('movement_id')
      .notNull()
      .references(() => ledgerMovement.id),
    line: integer('line').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amount: amount('amount').notNull(),
    /** The movement's. */
    at: at('at').notNull(),
    /** Accounts with a balance only: position in the chain, balance after the entry, and hash. */
    seq: bigint('seq', { mode: 'number' }),
    balance: amount('balance'),
    previous: text('previous'),
    hash: text('hash'),
  },
  (table) => [primaryKey({ columns: [table.movementId, table.line] })],
);

/** Result of a ledger proof. */
export const ledgerProof = pgTable('ledger_proof', {
  id: text('id').primaryKey(),
  at: at('at').notNull(),
  movements: bigint('movements', { mode: 'number' }).notNull(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  /** Of the desk's audit log, checked by the same proof. */
  auditEntries: bigint('audit_entries', { mode: 'number' }).notNull().default(0),
  faults: jsonb('faults').$type<readonly string[]>().notNull(),
});

/** The head of the books up to an instant, published outside the database. */
export const ledgerAnchor = pgTable('ledger_anchor', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  /** Covers what was written after `since` up to `until`. */
  since: at('since').notNull(),
  until: at('until').notNull(),
  movements: bigint('movements', { mode: 'number' }).notNull(),
  auditEntries: bigint('audit_entries', { mode: 'number' }).notNull(),
  head: text('head').notNull(),
});
