import * as z from 'zod/mini';
import { paymentPassword } from '../account/paymentPassword.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { transferAmount } from '../money/funds.ts';
import { paged, pageQuery } from '../paging.ts';

const person = z.object({ username: z.string(), nickname: z.string() });
/** Maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 60;
/** `upline`, or the id of a direct downline (decision M6). */
const lineEnd = rowId;

const downline = z.object({ id: rowId, ...person.shape });
export type Downline = z.infer<typeof downline>;

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
      /** Null without an upline. */
      person: z.nullable(person),
      /** Balance of the main wallet. */
      available: money,
      /** Remaining limit of the business day (GMT+8), both directions together. */
      leftToday: money,
      /** Decision M5: end of the wait after a password reset; null if none. */
      waitsUntil: z.nullable(instant),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
  }),
  downlines: defineEndpoint({
    ...reads,
    id: 'lineTransfer.downlines',
    path: '/wps/ext/v1/line-transfer/downlines',
    /** `search` is part of an account or nickname; empty for all. */
    request: z.object({ search: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH)), ...pageQuery }),
    /** Direct downlines, by account. */
    value: paged(downline),
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
    request: z.object({ to: lineEnd, amount: transferAmount, paymentPassword: paymentPassword() }),
    /** The sender's balance afterwards, in 1/10,000 P. */
    value: z.object({ person, amount: money, available: money, leftToday: money }),
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'NOT_FOUND',
      'LIMIT_REACHED',
      'WITHDRAWALS_WAIT',
      'BALANCE_TOO_LOW',
      'RECEIVER_CLOSED',
    ],
    spec: reads.spec,
  }),
};
