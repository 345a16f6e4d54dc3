import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { methodCode, paymentReference } from '../money/deposit.ts';
import { AMOUNT_STEP, MAX_AMOUNT } from '../money/funds.ts';
import { withdrawalDetail, withdrawalStatus } from '../money/withdraw.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

/** Queues: to approve, to pay, to investigate; in progress; done. */
export const withdrawalQueue = z.enum(['toApprove', 'toPay', 'toResolve', 'underway', 'over']);
export type WithdrawalQueue = z.infer<typeof withdrawalQueue>;

const withdrawalRow = z.object({
  id: rowId,
  reference: paymentReference,
  status: withdrawalStatus,
  member: who,
  method: z.object({ code: methodCode, kind: z.enum(['bank', 'qr', 'ewallet']), name: z.string() }),
  amount: money,
  payout: money,
  bank: z.string(),
  last4: z.string(),
  requestedAt: instant,
  /** From this amount on, a second operator is required. */
  large: z.boolean(),
  firstApprover: z.nullable(z.string()),
});
export type DeskWithdrawalRow = z.infer<typeof withdrawalRow>;

const withdrawal = z.object({
  ...withdrawalDetail.shape,
  member: z.object({ ...who.shape, since: instant, main: money, held: money }),
  large: z.boolean(),
  firstApprover: z.nullable(z.string()),
  /** The first of the two operators of a second payout. */
  againApprover: z.nullable(z.string()),
  /** The member's timeline with operator names; null for steps not done at the desk. */
  operators: z.array(z.nullable(z.string())),
  /** The member's pictures, for `desk.proof`. */
  pictures: z.array(rowId),
});
export type DeskWithdrawal = z.infer<typeof withdrawal>;

const exchange = z.object({
  id: rowId,
  status: z.enum(['inProgress', 'rejected', 'approved']),
  member: who,
  item: z.string(),
  quantity: z.int(),
  points: z.int(),
  receiver: z.nullable(secret(z.object({ address: z.string(), nationality: z.string() }))),
  remark: z.nullable(z.string()),
  createdAt: instant,
  reviewedBy: z.nullable(z.string()),
});
export type DeskExchange = z.infer<typeof exchange>;

const adjustmentStatus = z.enum(['pending', 'done', 'declined']);
export type AdjustmentStatus = z.infer<typeof adjustmentStatus>;

const purse = z.enum(['main', 'points']);
export type AdjustedPurse = z.infer<typeof purse>;

const adjustment = z.object({
  id: rowId,
  status: adjustmentStatus,
  member: who,
  purse,
  /** In 1/10,000 P or points; negative for a debit. */
  amount: z.int(),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  decidedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** Current balance of the purse. */
  balance: z.int(),
});
export type Adjustment = z.infer<typeof adjustment>;

const onWithdrawal = { ...acts, value: withdrawal, refusals: ['NOT_FOUND', 'STATUS_CHANGED'] } as const;
const inTwo = ['NOT_FOUND', 'STATUS_CHANGED', 'SECOND_PERSON_NEEDED'] as const;
const one = { id: rowId, language: languageCode };

/** The desk's actions on money and points. */
export const deskMoney = {
  withdrawals: defineEndpoint({
    ...reads,
    id: 'desk.withdrawals',
    path: '/wps/ext/v1/desk/withdrawals',
    request: z.object({ queue: withdrawalQueue, page, language: languageCode }),
    /** Open items: longest wait first; done: newest first. */
    value: z.object({ list: z.array(withdrawalRow), count: z.int() }),
  }),
  withdrawal: defineEndpoint({
    ...reads,
    id: 'desk.withdrawal',
    path: '/wps/ext/v1/desk/withdrawal',
    request: z.object(one),
    value: withdrawal,
    refusals: ['NOT_FOUND'],
  }),
  proof: defineEndpoint({
    ...reads,
    id: 'desk.proof',
    path: '/wps/ext/v1/desk/withdrawal/proof',
    request: z.object({ id: rowId }),
    /** A member's picture, re-encoded: base64 of a PNG. */
    /** WebP, in base64. */
    value: z.object({ webp: secret(z.string()) }),
    refusals: ['NOT_FOUND'],
  }),
  approve: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.approve',
    path: '/wps/ext/v1/desk/withdrawal/approve',
    request: z.object(one),
    refusals: inTwo,
  }),
  reject: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.reject',
    path: '/wps/ext/v1/desk/withdrawal/reject',
    /** The member sees the remark. */
    request: z.object({ ...one, remark: reason }),
  }),
  pay: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.pay',
    path: '/wps/ext/v1/desk/withdrawal/pay',
    request: z.object(one),
  }),
  payAgain: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.payAgain',
    path: '/wps/ext/v1/desk/withdrawal/pay-again',
    request: z.object(one),
    refusals: inTwo,
  }),
  refuseClaim: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.refuseClaim',
    path: '/wps/ext/v1/desk/withdrawal/refuse-claim',
    request: z.object({ ...one, remark: reason }),
  }),
  forceReceipt: defineEndpoint({
    ...onWithdrawal,
    id: 'desk.forceReceipt',
    path: '/wps/ext/v1/desk/withdrawal/force-receipt',
    request: z.object({ ...one, remark: reason }),
  }),
  exchanges: defineEndpoint({
    ...reads,
    id: 'desk.exchanges',
    path: '/wps/ext/v1/desk/exchanges',
    request: z.object({ queue: z.enum(['inProgress', 'reviewed']), page, language: languageCode }),
    value: z.object({ list: z.array(exchange), count: z.int() }),
  }),
  approveExchange: defineEndpoint({
    ...acts,
    id: 'desk.approveExchange',
    path: '/wps/ext/v1/desk/exchange/approve',
    request: z.object(one),
    value: exchange,
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  rejectExchange: defineEndpoint({
    ...acts,
    id: 'desk.rejectExchange',
    path: '/wps/ext/v1/desk/exchange/reject',
    /** The member sees the remark and gets the points back. */
    request: z.object({ ...one, remark: reason }),
    value: exchange,
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  member: defineEndpoint({
    ...reads,
    id: 'desk.member',
    path: '/wps/ext/v1/desk/member',
    request: z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
    value: z.object({ ...who.shape, main: money, held: money, points: z.int() }),
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
  adjust: defineEndpoint({
    ...acts,
    id: 'desk.adjust',
    path: '/wps/ext/v1/desk/adjustment',
    request: z
      .object({
        username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
        purse,
        amount: z.int().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT)),
        reason,
      })
      .check(
        z.refine(({ purse, amount }) => amount !== 0 && (purse === 'points' || amount % AMOUNT_STEP === 0), {
          path: ['amount'],
        }),
      ),
    /** `done`, or `pending` if a second operator is required. */
    value: adjustment,
    refusals: ['ACCOUNT_UNKNOWN', 'BALANCE_TOO_LOW'],
  }),
  adjustments: defineEndpoint({
    ...reads,
    id: 'desk.adjustments',
    path: '/wps/ext/v1/desk/adjustments',
    /** Pending first, then newest. */
    request: z.object({ page }),
    value: z.object({ list: z.array(adjustment), count: z.int() }),
  }),
  confirmAdjustment: defineEndpoint({
    ...acts,
    id: 'desk.confirmAdjustment',
    path: '/wps/ext/v1/desk/adjustment/confirm',
    request: z.object({ id: rowId }),
    value: adjustment,
    refusals: [...inTwo, 'BALANCE_TOO_LOW'],
  }),
  declineAdjustment: defineEndpoint({
    ...acts,
    id: 'desk.declineAdjustment',
    path: '/wps/ext/v1/desk/adjustment/decline',
    request: z.object({ id: rowId, remark: reason }),
    value: adjustment,
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
};
