import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MovementKind } from '../../src/api/contract/statement.ts';
import { amount, at } from './columns.ts';

/** Decision M1. A purse of a member, or an account of the house; what they hold is said by entries and nothing else. */
export const ledgerAccount = pgTable('ledger_account', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** Null for the house. The books stay when an account of the site goes, so this refers to nothing. */
  memberId: text('member_id'),
  purse: text('purse').notNull(),
  currency: text('currency', { enum: ['P', 'points'] }).notNull(),
  /** A trial account plays with money of books of its own (DEMO-05). */
  book: text('book', { enum: ['main', 'trial'] }).notNull(),
  /** The sum of its entries, never below zero; null for the house, whose row nobody waits for. */
  balance: amount('balance'),
  /** How many entries its chain has, and the hash of the last; of the account itself where it has none. */
  entries: bigint('entries', { mode: 'number' }).notNull().default(0),
  head: text('head').notNull(),
  openedAt: at('opened_at').notNull(),
});

/** One thing that happened to money or points. Its entries sum to zero; nothing of it is ever changed. */
export const ledgerMovement = pgTable('ledger_movement', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  book: text('book', { enum: ['main', 'trial'] }).notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  /** What brought it about, where that may bring it about once only; else empty. */
  cause: text('cause').notNull().default(''),
  at: at('at').notNull(),
  /** JSON of what its kind says beside amounts; empty where there is nothing to say. */
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
    /** That of its movement. */
    at: at('at').notNull(),
    /** Of members' accounts only: its place in the account's chain, the balance after it, and how it is chained. */
    seq: bigint('seq', { mode: 'number' }),
    balance: amount('balance'),
    previous: text('previous'),
    hash: text('hash'),
  },
  (table) => [primaryKey({ columns: [table.movementId, table.line] })],
);

/** What a proof of the books has found. */
export const ledgerProof = pgTable('ledger_proof', {
  id: text('id').primaryKey(),
  at: at('at').notNull(),
  movements: bigint('movements', { mode: 'number' }).notNull(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  /** Of the desk's audit log, which the same proof goes through. */
  auditEntries: bigint('audit_entries', { mode: 'number' }).notNull().default(0),
  faults: jsonb('faults').$type<readonly string[]>().notNull(),
});
