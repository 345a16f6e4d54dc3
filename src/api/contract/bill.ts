import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instant, money } from './fields.ts';
import { contractKind, tier } from './rules/contractTerms.ts';
import { PAGE_SIZES } from './statement.ts';

/** Decision M9: `issued` is paid in full, or done where nothing was due. */
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
 * A step of how an amount came about, in the order in which they are said: `share` is base × rate, `voided` takes back what
 * bets that were voided since had brought, `owedBefore` is what was left to take back before, `owedAfter` what is left now.
 */
const billLine = z.object({
  key: z.enum(['share', 'notReached', 'voided', 'owedBefore', 'owedAfter', 'due']),
  amount: money,
  /** Of `share`: of what so many millionths are. */
  base: z.nullable(money),
  rate: z.nullable(z.int()),
});
export type BillLine = z.infer<typeof billLine>;

const billRow = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: contractKind,
  /** Which of the two the caller is: the upline pays, the downline is paid. */
  own: side,
  payer: person,
  payee: person,
  /** From the first instant to just before the second. */
  from: instant,
  to: instant,
  activeMembers: z.int(),
  validBet: money,
  /** What the team lost: below zero, it won. */
  loss: money,
  /** What the team had won in the period before, zero or below. */
  carriedOver: money,
  /** In millionths; 0 where no tier was reached. */
  rate: z.int(),
  due: money,
  paid: money,
  status: billStatus,
  issuedAt: instant,
  remark: z.string(),
  mayClaim: z.boolean(),
});
export type BillRow = z.infer<typeof billRow>;

const billDetail = z.extend(billRow, {
  /** What conditions were held against, counted since the pay period began. */
  counted: z.object({ from: instant, validBet: money, loss: money, activeMembers: z.int() }),
  tier: z.nullable(tier),
  /** The first tier that was not reached. */
  nextTier: z.nullable(tier),
  lines: z.array(billLine),
});

/** Ids of bills are a contract's and the instant from which they count. */
const id = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,15}$/));
const asked = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(253_402_271_999_999));
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
      /** `all` leaves out kinds that are switched off, and is refused where all are. */
      kind: z.enum(['all', ...contractKind.options]),
      status: z.enum(['all', ...billStatus.options]),
      /** Bills whose period ends after the first and not after the second. */
      from: asked,
      to: asked,
      page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      pageSize: z.enum(PAGE_SIZES),
    }),
    /** The newest first; sums are of all that was asked for. */
    value: z.object({ list: z.array(billRow), count: z.int(), due: money, paid: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: 'assumed: bills of contracts (CONTRACT-10), decision M9',
  }),
  detail: defineEndpoint({
    ...marks,
    id: 'bill.detail',
    method: 'GET',
    path: '/wps/ext/v1/contracts/bill',
    sends: 'query',
    repeat: 'safe',
    request: z.object({ id }),
    value: billDetail,
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND'],
    spec: 'assumed: a bill that explains its amount, decision M9',
  }),
  claim: defineEndpoint({
    ...marks,
    id: 'bill.claim',
    method: 'POST',
    path: '/wps/ext/v1/contracts/bill/claim',
    sends: 'json',
    repeat: 'keyed',
    request: z.object({ id }),
    /** As it is afterwards: paid, or as far as the upline had it. */
    value: billRow,
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND', 'BILL_NOT_CLAIMABLE'],
    spec: 'assumed: a bill that was reviewed is claimed, decision M9',
  }),
};
