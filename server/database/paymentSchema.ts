import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PayTo } from '../../src/api/contract/deposit.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { PaymentEvent, WithdrawalStatus } from '../../src/api/contract/withdrawal.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './schema.ts';

/** Decision M5: what stands around a payment password. Its hash is the member's own column. */
export const paymentPassword = pgTable('payment_password', {
  memberId: text('member_id').primaryKey(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: at('locked_until'),
  /** After a reset: from when on the member may withdraw again. */
  withdrawalsFrom: at('withdrawals_from'),
});

/** The banks that a merchant pays out to. */
export const bank = pgTable(
  'bank',
  {
    merchantCode: text('merchant_code').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    /** How many digits an account number has there. */
    minDigits: integer('min_digits').notNull(),
    maxDigits: integer('max_digits').notNull(),
    sort: integer('sort').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.code] })],
);

export const bankAccount = pgTable('bank_account', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  bankCode: text('bank_code').notNull(),
  holderName: text('holder_name').notNull(),
  /** Only the payment port is told what is in it. */
  numberSealed: text('number_sealed').notNull(),
  numberHash: text('number_hash').notNull(),
  last4: text('last4').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: at('created_at').notNull(),
});

export const paymentMethod = pgTable(
  'payment_method',
  {
    merchantCode: text('merchant_code').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['bank', 'qr', 'ewallet'] }).notNull(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    minAmount: amount('min_amount').notNull(),
    maxAmount: amount('max_amount').notNull(),
    feeFixed: amount('fee_fixed').notNull(),
    /** In 1/10,000 of the amount. */
    feeRate: integer('fee_rate').notNull(),
    expiresMinutes: integer('expires_minutes').notNull(),
    sort: integer('sort').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.direction, table.code] })],
);

export const paymentRules = pgTable('payment_rules', {
  merchantCode: text('merchant_code').primaryKey(),
  dailyWithdrawals: integer('daily_withdrawals').notNull(),
  dailyWithdrawn: amount('daily_withdrawn').notNull(),
  /** From this amount on two people approve. */
  twoPeopleFrom: amount('two_people_from').notNull(),
  /** Decision M3. */
  autoReceiptMinutes: integer('auto_receipt_minutes').notNull(),
  /** Decision M6: what a member may send up and down the line on a business day. */
  dailyLineTransfers: amount('daily_line_transfers').notNull(),
});

/** What was asked of the provider, under a reference of ours: one for a deposit, one for each payout of a withdrawal. */
export const paymentOrder = pgTable('payment_order', {
  reference: text('reference').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  direction: text('direction', { enum: ['in', 'out'] }).notNull(),
  subjectId: text('subject_id').notNull(),
  amount: amount('amount').notNull(),
  state: text('state', { enum: ['unsent', 'open', 'paid', 'failed', 'expired'] }).notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at'),
  /** When the provider was last asked. */
  askedAt: at('asked_at').notNull(),
});

/** Every payment that the provider told of, once, by the provider's own number. */
export const payment = pgTable('payment', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  amount: amount('amount').notNull(),
  at: at('at').notNull(),
  takenAs: text('taken_as', { enum: ['settled', 'surplus'] }).notNull(),
});

export const deposit = pgTable('deposit', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  methodCode: text('method_code').notNull(),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  status: text('status', { enum: ['starting', 'awaiting', 'paid', 'failed', 'expired'] }).notNull(),
  payTo: jsonb('pay_to').$type<PayTo>(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  paidAt: at('paid_at'),
  /** What came beyond it, and lies with the house. */
  surplus: amount('surplus').notNull().default(0),
});

export const withdrawal = pgTable('withdrawal', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  methodCode: text('method_code').notNull(),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  /** The account as it was when the withdrawal was asked for. */
  bankCode: text('bank_code').notNull(),
  holderName: text('holder_name').notNull(),
  numberSealed: text('number_sealed').notNull(),
  last4: text('last4').notNull(),
  /** In which the member is reminded. */
  language: text('language').$type<LanguageCode>().notNull(),
  status: text('status').$type<WithdrawalStatus>().notNull(),
  requestedAt: at('requested_at').notNull(),
  firstApprover: text('first_approver'),
  /** Who was the first of two to have a large amount paid again. */
  againApprover: text('again_approver'),
  paidAt: at('paid_at'),
  payouts: integer('payouts').notNull().default(0),
  /** Decision M3: how long it awaited the member before now, without what was investigated. */
  awaitedMs: amount('awaited_ms').notNull().default(0),
  awaitingSince: at('awaiting_since'),
  autoReceiptAt: at('auto_receipt_at'),
  reminders: integer('reminders').notNull().default(0),
  receivedAmount: amount('received_amount'),
  autoReceivedAt: at('auto_received_at'),
  disputeClosed: boolean('dispute_closed').notNull().default(false),
  surplus: amount('surplus').notNull().default(0),
});

export const withdrawalProof = pgTable('withdrawal_proof', {
  id: text('id').primaryKey(),
  withdrawalId: text('withdrawal_id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: at('created_at').notNull(),
});

/** What became of a deposit or a withdrawal, step by step; append-only. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    subjectId: text('subject_id').notNull(),
    seq: integer('seq').notNull(),
    what: text('what').$type<PaymentEvent>().notNull(),
    at: at('at').notNull(),
    operator: text('operator'),
    remark: text('remark'),
    amount: amount('amount'),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.seq] })],
);

/** The books of the built-in provider. Nothing else of the server reads them. */
export const providerOrder = pgTable('provider_order', {
  reference: text('reference').primaryKey(),
  direction: text('direction', { enum: ['in', 'out'] }).notNull(),
  amount: amount('amount').notNull(),
  outcome: text('outcome', { enum: ['paid', 'failed'] }).notNull(),
  /** How often it pays. */
  payments: integer('payments').notNull(),
  settlesAt: at('settles_at').notNull(),
  /** Null where it never says anything of itself. */
  callsBackAt: at('calls_back_at'),
  calledBack: boolean('called_back').notNull().default(false),
});
