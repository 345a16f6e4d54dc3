import * as z from 'zod/mini';
import { rowId } from './bankAccount.ts';
import { page } from './deposit.ts';
import { defineEndpoint } from './endpoint.ts';
import { instant, money } from './fields.ts';
import { amountMoved } from './funds.ts';
import { paymentPassword } from './paymentPassword.ts';

/** How many downlines stand on a page. */
export const DOWNLINES_A_PAGE = 20;

const person = z.object({ username: z.string(), nickname: z.string() });
/** `upline`, or the id of a member directly below: nobody else is at the other end of the line (decision M6). */
const lineEnd = rowId;

const downline = z.object({ id: rowId, ...person.shape });

const reads = {
  method: 'GET',
  sends: 'query',
  token: true,
  encrypted: false,
  repeat: 'safe',
  spec: 'assumed: transfers up and down (6, WALLET-05, WALLET-06), decision M6',
} as const;

export const lineTransferContract = {
  terms: defineEndpoint({
    ...reads,
    id: 'lineTransfer.terms',
    path: '/wps/ext/v1/line-transfer/terms',
    request: z.object({ to: lineEnd }),
    value: z.object({
      /** Null for who has no upline. */
      person: z.nullable(person),
      /** What the main wallet holds. */
      available: money,
      /** What is left of the business day's limit (GMT+8), up and down together. */
      leftToday: money,
      /** Decision M5: after a reset of the payment password; null where nothing waits. */
      waitsUntil: z.nullable(instant),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
  }),
  downlines: defineEndpoint({
    ...reads,
    id: 'lineTransfer.downlines',
    path: '/wps/ext/v1/line-transfer/downlines',
    /** `search` is part of an account or a nickname; empty for all. */
    request: z.object({ search: z.string().check(z.trim(), z.maxLength(60)), page }),
    /** Members directly below, by account. */
    value: z.object({ list: z.array(downline), count: z.int() }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_AN_AGENT'],
  }),
  send: defineEndpoint({
    id: 'lineTransfer.send',
    method: 'POST',
    path: '/wps/ext/v1/line-transfer/send',
    sends: 'json',
    token: true,
    encrypted: true,
    paymentPassword: true,
    repeat: 'keyed',
    request: z.object({ to: lineEnd, amount: amountMoved, paymentPassword: paymentPassword() }),
    /** What the sender has afterwards, in 1/10,000 P. */
    value: z.object({ person, amount: money, available: money, leftToday: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'LIMIT_REACHED', 'WITHDRAWALS_WAIT', 'BALANCE_TOO_LOW'],
    spec: reads.spec,
  }),
};
