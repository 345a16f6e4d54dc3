import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { PayTo } from '../../src/api/contract/money/deposit.ts';
import type { PaymentEvent, WithdrawalStatus } from '../../src/api/contract/money/withdraw.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** Decision M5: state of a payment password. Its hash is a column of the member. */
export const paymentPassword = pgTable('payment_password', {
  memberId: text('member_id').primaryKey(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: at('locked_until'),
  /** Earliest withdrawal after a reset. */
  withdrawalsFrom: at('withdrawals_from'),
});

/** Banks available for payouts. */
export const bank = pgTable(
  'bank',
  {
    merchantCode: text('merchant_code').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    /** Digits of an account number. */
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
  /** Encrypted; decrypted for the payment port only. */
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
  /** Two operators approve amounts from here. */
  twoPeopleFrom: amount('two_people_from').notNull(),
  /** Decision M3. */
  autoReceiptMinutes: integer('auto_receipt_minutes').notNull(),
  /** Decision M6: daily limit for upline and downline transfers. */
  dailyLineTransfers: amount('daily_line_transfers').notNull(),
});

/** Orders at the provider, under our reference: one per deposit and one per payout. */
export const paymentOrder = pgTable('payment_order', {
  reference: text('reference').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  direction: text('direction', { enum: ['in', 'out'] }).notNull(),
  subjectId: text('subject_id').notNull(),
  amount: amount('amount').notNull(),
  state: text('state', { enum: ['unsent', 'open', 'paid', 'failed', 'expired'] }).notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at'),
  /** Last time the provider was asked. */
  askedAt: at('asked_at').notNull(),
});

/** Payments reported by the provider, once each, by the provider's id. */
export const payment = pgTable('payment', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  amount: amount('amount').notNull(),
  at: at('at').notNull(),
  takenAs: text('taken_as', { enum: ['settled', 'surplus'] }).notNull(),
});

/** What the gateway took back, once for each payment. */
export const paymentReversal = pgTable('payment_reversal', {
  paymentId: text('payment_id').primaryKey(),
  at: at('at').notNull(),
});

/** A payment that one side does not know, or knows with another amount; amounts in 1/10,000 P. */
export interface PaymentDifference {
  readonly id: string;
  readonly reference: string;
  readonly direction: 'in' | 'out';
  /** Null: unknown there. */
  readonly gateway: number | null;
  readonly site: number | null;
}

/** Daily reconciliation: what the gateway paid in and out on a day of the site, and where the books differ. */
export const paymentDay = pgTable(
  'payment_day',
  {
    merchantCode: text('merchant_code').notNull(),
    day: at('day').notNull(),
    checkedAt: at('checked_at').notNull(),
    paidIn: amount('paid_in').notNull(),
    paidOut: amount('paid_out').notNull(),
    differences: jsonb('differences').$type<readonly PaymentDifference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.day] })],
);

export const deposit = pgTable('deposit', {
  id: text('id').primaryKey(),
  /** What a member quotes: `D-7K3M-92QF`. */
  reference: text('reference').notNull().unique().default(sql`payment_reference('D')`),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  methodCode: text('method_code').notNull(),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  status: text('status', { enum: ['starting', 'awaiting', 'paid', 'failed', 'expired'] }).notNull(),
  payTo: jsonb('pay_to').$type<Omit<PayTo, 'url'> & { readonly url?: PayTo['url'] }>(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  paidAt: at('paid_at'),
  /** Surplus, held by the house. */
  surplus: amount('surplus').notNull().default(0),
});

export const withdrawal = pgTable('withdrawal', {
  id: text('id').primaryKey(),
  /** What a member quotes: `W-7K3M-92QF`. */
  reference: text('reference').notNull().unique().default(sql`payment_reference('W')`),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  methodCode: text('method_code').notNull(),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  /** The account as of the request. */
  bankCode: text('bank_code').notNull(),
  holderName: text('holder_name').notNull(),
  numberSealed: text('number_sealed').notNull(),
  last4: text('last4').notNull(),
  /** Language of reminders. */
  language: text('language').$type<LanguageCode>().notNull(),
  status: text('status').$type<WithdrawalStatus>().notNull(),
  requestedAt: at('requested_at').notNull(),
  firstApprover: text('first_approver'),
  /** First of two operators to approve repaying a large amount. */
  againApprover: text('again_approver'),
  paidAt: at('paid_at'),
  payouts: integer('payouts').notNull().default(0),
  /** Decision M3: time already spent awaiting the member, without investigations. */
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

/** Timeline of a deposit or withdrawal; append-only. */
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

/** Data of the built-in provider. No other part of the server reads it. */
export const providerOrder = pgTable('provider_order', {
  reference: text('reference').primaryKey(),
  direction: text('direction', { enum: ['in', 'out'] }).notNull(),
  amount: amount('amount').notNull(),
  outcome: text('outcome', { enum: ['paid', 'failed'] }).notNull(),
  /** Number of payments. */
  payments: integer('payments').notNull(),
  settlesAt: at('settles_at').notNull(),
  /** Null when it sends no callback. */
  callsBackAt: at('calls_back_at'),
  calledBack: boolean('called_back').notNull().default(false),
});
