import * as z from 'zod/mini';
import { paymentPassword } from '../account/paymentPassword.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { dateRange, paged, pageQuery } from '../paging.ts';
import { bankCode, rowId } from './bankAccount.ts';
import { methodCode, paymentMethodOffer, paymentReference } from './deposit.ts';
import { transferAmount } from './funds.ts';

/** Decision M3: dispute period after an automatic receipt. */
export const DISPUTE_MS = 7 * 24 * 60 * 60_000;
/** Decision M3: reminders, counted from the payment. */
export const REMINDERS_MS = [10 * 60_000, 60 * 60_000, 12 * 60 * 60_000] as const;

/** Decision M2. `partlyReceived`, `notReceived` and `disputed` are under investigation. */
export const withdrawalStatus = z.enum([
  'requested',
  'approved',
  'paying',
  'awaiting',
  'received',
  'partlyReceived',
  'notReceived',
  'autoReceived',
  'forcedReceipt',
  'disputed',
  'rejected',
  'failed',
]);
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>;

/**
 * What a list of withdrawals can be narrowed to: those on their way, those that await the member's answer (WD-01),
 * those under investigation, those received, those rejected or failed.
 */
export const WITHDRAWAL_GROUPS = ['all', 'underway', 'awaiting', 'investigated', 'received', 'failed'] as const;
export type WithdrawalGroup = (typeof WITHDRAWAL_GROUPS)[number];

const withdrawalEvent = z.enum([
  'requested',
  'firstApproved',
  'approved',
  'rejected',
  'paying',
  'paidOut',
  'payoutFailed',
  'reminded',
  'received',
  'partlyReceived',
  'notReceived',
  'autoReceived',
  'forcedReceipt',
  'disputed',
  'payAgain',
  'claimRefused',
  'disputeRefused',
  'surplus',
  'reversed',
]);
/** Kinds of steps in the timeline of a deposit or withdrawal. */
export type PaymentEvent = z.infer<typeof withdrawalEvent> | 'created' | 'started' | 'paid' | 'failed' | 'expired';

const row = z.object({
  id: rowId,
  reference: paymentReference,
  status: withdrawalStatus,
  method: z.object({ code: methodCode, kind: z.enum(['bank', 'qr', 'ewallet']), name: z.string() }),
  /** `amount` leaves the main wallet; `payout` arrives at the bank. */
  amount: money,
  fee: money,
  payout: money,
  account: z.object({
    bank: z.object({ code: bankCode, name: z.string() }),
    holderName: z.string(),
    last4: z.string(),
  }),
  requestedAt: instant,
  paidAt: z.nullable(instant),
  /** WD-08: time of the automatic receipt; null while its clock is stopped. */
  autoReceiptAt: z.nullable(instant),
});

export const withdrawalDetail = z.object({
  ...row.shape,
  /** WD-07: amount of a partial receipt, else null. */
  received: z.nullable(money),
  remaining: z.nullable(money),
  canConfirm: z.boolean(),
  /** End of the dispute period of an automatic receipt; null if not disputable. */
  disputeUntil: z.nullable(instant),
  /** The operator's latest remark. */
  remark: z.nullable(z.string()),
  proofs: z.int(),
  timeline: z.array(
    z.object({ what: withdrawalEvent, at: instant, amount: z.nullable(money), remark: z.nullable(z.string()) }),
  ),
  serverTime: instant,
});
export type WithdrawalDetail = z.infer<typeof withdrawalDetail>;

/** One or several pictures: multipart with one part of a name parses differently. */
const proofs = z.optional(z.union([z.file(), z.array(z.file()).check(z.maxLength(16))]));

const act = {
  method: 'POST',
  token: true,
  encrypted: false,
  repeat: 'keyed',
  value: withdrawalDetail,
  spec: '3, 4 withdrawal confirmation (WD-01…09); call assumed',
} as const;
const actRefusals = ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'STATUS_CHANGED'] as const;
const proofRefusals = [...actRefusals, 'PROOF_MISSING', 'PROOF_UNREADABLE'] as const;

export const withdrawalContract = {
  quote: defineEndpoint({
    id: 'withdrawal.quote',
    method: 'GET',
    path: '/wps/ext/v1/withdrawal/quote',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    value: z.object({
      methods: z.array(paymentMethodOffer),
      /** Balance of the main wallet. */
      available: money,
      /** Remaining limits of the business day (GMT+8). */
      leftToday: z.object({ count: z.int(), amount: money }),
      /** Decision M5: end of the wait after a password reset; null if none. */
      withdrawalsFrom: z.nullable(instant),
      /** WD-08. */
      autoReceiptMinutes: z.int(),
      serverTime: instant,
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: issue 6, withdrawal',
  }),
  request: defineEndpoint({
    id: 'withdrawal.request',
    method: 'POST',
    path: '/wps/ext/v1/withdrawal/request',
    sends: 'json',
    token: true,
    encrypted: true,
    paymentPassword: true,
    repeat: 'keyed',
    request: z.object({
      method: methodCode,
      amount: transferAmount,
      bankAccountId: rowId,
      paymentPassword: paymentPassword(),
      language: languageCode,
    }),
    value: withdrawalDetail,
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'NOT_FOUND',
      'FEATURE_OFF',
      'AMOUNT_OUT_OF_RANGE',
      'LIMIT_REACHED',
      'WITHDRAWALS_WAIT',
      'BALANCE_TOO_LOW',
    ],
    spec: 'assumed: issue 6, withdrawal; decisions M2, M5',
  }),
  detail: defineEndpoint({
    id: 'withdrawal.detail',
    method: 'GET',
    path: '/wps/ext/v1/withdrawal/detail',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    headers: z.object({ 'x-background': z.optional(z.enum(['0', '1'])) }),
    request: z.object({ id: rowId, language: languageCode }),
    value: withdrawalDetail,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
    spec: 'assumed: issue 6, withdrawal',
  }),
  list: defineEndpoint({
    id: 'withdrawal.list',
    method: 'GET',
    path: '/wps/ext/v1/withdrawal/list',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** `from` and `to` bound the time of the request. */
    request: z.object({ ...dateRange, ...pageQuery, group: z.enum(WITHDRAWAL_GROUPS), language: languageCode }),
    /** Newest first. */
    value: paged(row),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: issue 6, withdrawal',
  }),
  confirmReceived: defineEndpoint({
    ...act,
    id: 'withdrawal.confirmReceived',
    path: '/wps/ext/v1/withdrawal/received',
    sends: 'json',
    request: z.object({ id: rowId, language: languageCode }),
    refusals: actRefusals,
  }),
  reportPartly: defineEndpoint({
    ...act,
    id: 'withdrawal.reportPartly',
    path: '/wps/ext/v1/withdrawal/partly-received',
    sends: 'json',
    /** Both positive; together the payout. */
    request: z.object({ id: rowId, received: transferAmount, remaining: transferAmount, language: languageCode }),
    refusals: actRefusals,
  }),
  reportNotReceived: defineEndpoint({
    ...act,
    id: 'withdrawal.reportNotReceived',
    path: '/wps/ext/v1/withdrawal/not-received',
    sends: 'upload',
    /** WD-05: one to three pictures. */
    request: z.object({ id: rowId, proofs, language: languageCode }),
    refusals: proofRefusals,
  }),
  dispute: defineEndpoint({
    ...act,
    id: 'withdrawal.dispute',
    path: '/wps/ext/v1/withdrawal/dispute',
    sends: 'upload',
    request: z.object({ id: rowId, proofs, language: languageCode }),
    refusals: proofRefusals,
  }),
};
