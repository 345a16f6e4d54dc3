import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { dateRange, paged, pageQuery } from '../paging.ts';
import { rowId } from './bankAccount.ts';
import { transferAmount } from './funds.ts';

/** Capitals and digits. */
export const methodCode = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));

/** What a member quotes, such as `W-7K3M-92QF`: D for a deposit, W for a withdrawal. */
export const paymentReference = z.string().check(z.regex(/^[DW]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** A payment method with its fee; `paymentFee` computes the fee of an amount. */
export const paymentMethodOffer = z.object({
  code: methodCode,
  kind: z.enum(['bank', 'qr', 'ewallet']),
  name: z.string(),
  min: money,
  max: money,
  feeFixed: money,
  /** In 1/10,000 of the amount. */
  feeRate: z.int(),
  /** Decision S8: measured median, ms; null with too little data. */
  typicalMs: z.nullable(z.int()),
});

/** Payment details from the provider, as far as the method has them. */
const payTo = z.object({
  bankName: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  /** Cashier page of the provider, where the member pays. */
  url: z.nullable(z.url({ protocol: /^https?$/ })),
  /** Content of a QR code. */
  qr: z.nullable(z.string()),
  /** Reference that the payer must enter. */
  note: z.nullable(z.string()),
});
export type PayTo = z.infer<typeof payTo>;

export const depositStatus = z.enum(['starting', 'awaiting', 'paid', 'failed', 'expired']);

/** What a list of deposits can be narrowed to: those that can still be paid, those paid, those failed or expired. */
export const DEPOSIT_GROUPS = ['all', 'open', 'paid', 'failed'] as const;
export type DepositGroup = (typeof DEPOSIT_GROUPS)[number];

const depositEvent = z.enum(['created', 'started', 'paid', 'failed', 'expired', 'surplus', 'reversed']);

const row = z.object({
  id: rowId,
  reference: paymentReference,
  status: depositStatus,
  method: z.object({ code: methodCode, kind: z.enum(['bank', 'qr', 'ewallet']), name: z.string() }),
  /** The member pays `amount`; `credited` goes to the main wallet. */
  amount: money,
  fee: money,
  credited: money,
  createdAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
});

const detail = z.object({
  ...row.shape,
  payTo: z.nullable(payTo),
  /** Overpayment: kept for the member and returned by customer service. */
  surplus: money,
  timeline: z.array(z.object({ what: depositEvent, at: instant, amount: z.nullable(money) })),
  serverTime: instant,
});
export type DepositDetail = z.infer<typeof detail>;

export const depositContract = {
  quote: defineEndpoint({
    id: 'deposit.quote',
    method: 'GET',
    path: '/wps/ext/v1/deposit/quote',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    value: z.object({ methods: z.array(paymentMethodOffer) }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: issue 6, deposit',
  }),
  create: defineEndpoint({
    id: 'deposit.create',
    method: 'POST',
    path: '/wps/ext/v1/deposit/create',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({ method: methodCode, amount: transferAmount, language: languageCode }),
    /** Starts as `starting`; payment details follow in `detail`, once the provider has answered. */
    value: detail,
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'NOT_FOUND',
      'FEATURE_OFF',
      'AMOUNT_OUT_OF_RANGE',
      'LIMIT_REACHED',
      'OWN_LIMIT_REACHED',
      'PLAY_PAUSED',
    ],
    spec: 'assumed: issue 6, deposit',
  }),
  detail: defineEndpoint({
    id: 'deposit.detail',
    method: 'GET',
    path: '/wps/ext/v1/deposit/detail',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    headers: z.object({ 'x-background': z.optional(z.enum(['0', '1'])) }),
    request: z.object({ id: rowId, language: languageCode }),
    value: detail,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
    spec: 'assumed: issue 6, deposit',
  }),
  list: defineEndpoint({
    id: 'deposit.list',
    method: 'GET',
    path: '/wps/ext/v1/deposit/list',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** `from` and `to` bound the time of the deposit. */
    request: z.object({ ...dateRange, ...pageQuery, group: z.enum(DEPOSIT_GROUPS), language: languageCode }),
    /** Newest first. */
    value: paged(row),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: issue 6, deposit',
  }),
};
