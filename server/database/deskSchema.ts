import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AuditAct, OperatorRole } from '../../src/api/contract/desk/desk.ts';
import type { AdjustmentStatus } from '../../src/api/contract/desk/deskMoney.ts';
import { amount, at } from './columns.ts';

/** Operators. Separate from members. */
export const operator = pgTable('operator', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** Lower case. */
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Of the password that the configuration named last. */
  configuredHash: text('configured_hash').notNull().default(''),
  role: text('role').$type<OperatorRole>().notNull(),
  createdAt: at('created_at').notNull(),
});

export const operatorSession = pgTable('operator_session', {
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  operatorId: text('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'cascade' }),
  createdAt: at('created_at').notNull(),
  seenAt: at('seen_at').notNull(),
  endedAt: at('ended_at'),
});

/** Failed sign-ins by hour; pruned. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    merchantCode: text('merchant_code').notNull(),
    /** Empty where nobody is known by the name that was typed. */
    operatorId: text('operator_id').notNull(),
    address: text('address').notNull(),
    hour: at('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.operatorId, table.address, table.hour] })],
);

/** Audit log; append-only, each row chained to the previous. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    merchantCode: text('merchant_code').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
    /** The name; null for an unknown name. */
    operator: text('operator'),
    act: text('act').$type<AuditAct>().notNull(),
    subject: text('subject').notNull(),
    /** JSON. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    remark: text('remark').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.seq] })],
);

/** Number of rows of the audit log, and the last hash. */
export const auditHead = pgTable('audit_head', {
  merchantCode: text('merchant_code').primaryKey(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  head: text('head').notNull(),
});

/** Adjustments by operators. */
export const adjustment = pgTable('adjustment', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  purse: text('purse', { enum: ['main', 'points'] }).notNull(),
  /** In 1/10,000 P or points; negative debits. */
  amount: amount('amount').notNull(),
  reason: text('reason').notNull(),
  status: text('status').$type<AdjustmentStatus>().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: at('made_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: at('decided_at'),
  remark: text('remark'),
});
