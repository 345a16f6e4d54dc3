import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money } from '../fields.ts';
import { dateRange, paged, pageQuery } from '../paging.ts';
import { agreementKind, tier } from '../rules/agreementTerms.ts';

/** Decision M9: `issued` is paid in full, or closed if nothing was due. */
export const billStatus = z.enum([
  'issued',
  'inReview',
  'claimable',
  'rejected',
  'notReached',
  'insufficient',
  'partPaid',
  'expired',
]);
export type BillStatus = z.infer<typeof billStatus>;

const side = z.enum(['upline', 'downline']);
const person = z.object({ username: z.string(), nickname: z.string() });

/**
 * A step of the amount, in display order: `share` is base × rate, `voided` takes back pay for voided bets, `owedBefore`
 * is the debt carried in, `owedAfter` the debt carried out.
 */
const billLine = z.object({
  key: z.enum(['share', 'notReached', 'voided', 'owedBefore', 'owedAfter', 'due']),
  amount: money,
  /** Rate of `share`, in millionths of the base. */
  base: z.nullable(money),
  rate: z.nullable(z.int()),
});
export type BillLine = z.infer<typeof billLine>;

const billRow = z.object({
  id: z.string(),
  agreementId: z.string(),
  kind: agreementKind,
  /** The caller's side: the upline pays, the downline is paid. */
  own: side,
  payer: person,
  payee: person,
  /** Start inclusive, end exclusive. */
  from: instant,
  to: instant,
  activeMembers: z.int(),
  validBet: money,
  /** The team's loss; negative if it won. */
  loss: money,
  /** The team's win of the previous period; zero or negative. */
  carriedOver: money,
  /** In millionths; 0 if no tier was reached. */
  rate: z.int(),
  due: money,
  paid: money,
  status: billStatus,
  issuedAt: instant,
  remark: z.string(),
  mayClaim: z.boolean(),
  /** Figures compared with the conditions, since the pay period began. */
  counted: z.object({ from: instant, validBet: money, loss: money, activeMembers: z.int() }),
  tier: z.nullable(tier),
  /** First tier not reached. */
  nextTier: z.nullable(tier),
  lines: z.array(billLine),
});
export type BillRow = z.infer<typeof billRow>;

/** A month of the site's time: bills whose period ends after `from` and at or before `to`. */
const billMonth = z.object({
  from: instant,
  to: instant,
  /** One for each kind that is switched on. */
  sums: z.array(z.object({ kind: agreementKind, due: money, paid: money })),
});
export type BillMonth = z.infer<typeof billMonth>;

/** A bill's id: agreement and start. */
const id = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,15}$/));
const marks = { token: true, encrypted: false } as const;

export const billContract = {
  list: defineEndpoint({
    ...marks,
    id: 'bill.list',
    method: 'GET',
    path: '/wps/ext/v1/contracts/bills',
    sends: 'query',
    repeat: 'safe',
    request: z.object({
      as: side,
      /** `all` leaves out disabled kinds, and is refused if all are disabled. */
      kind: z.enum(['all', ...agreementKind.options]),
      status: z.enum(['all', ...billStatus.options]),
      /** Bills whose period ends after `from` and at or before `to`. */
      ...dateRange,
      ...pageQuery,
    }),
    /** Newest first; the sums cover the whole query, `before` the range of the same length before. */
    value: paged(billRow, { due: money, paid: money, before: z.object({ due: money, paid: money }) }),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: 'assumed: bills of agreements (CONTRACT-10), decision M9',
  }),
  months: defineEndpoint({
    ...marks,
    id: 'bill.months',
    method: 'GET',
    path: '/wps/ext/v1/contracts/bills/months',
    sends: 'query',
    repeat: 'safe',
    request: z.object({ as: side }),
    /** The last six months, the present one last. */
    value: z.object({ months: z.array(billMonth) }),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: 'assumed: income by month and kind (AGENT-09)',
  }),
  detail: defineEndpoint({
    ...marks,
    id: 'bill.detail',
    method: 'GET',
    path: '/wps/ext/v1/contracts/bill',
    sends: 'query',
    repeat: 'safe',
    request: z.object({ id }),
    value: billRow,
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND'],
    spec: 'assumed: bill with its calculation, decision M9',
  }),
  claim: defineEndpoint({
    ...marks,
    id: 'bill.claim',
    method: 'POST',
    path: '/wps/ext/v1/contracts/bill/claim',
    sends: 'json',
    repeat: 'keyed',
    request: z.object({ id }),
    /** The bill afterwards: paid in full, or as far as the upline's balance allowed. */
    value: billRow,
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND', 'BILL_NOT_CLAIMABLE'],
    spec: 'assumed: claim of a reviewed bill, decision M9',
  }),
};
