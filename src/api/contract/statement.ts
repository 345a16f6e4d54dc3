import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instant, languageCode, money } from './fields.ts';
import { walletCode } from './funds.ts';

/** Why money or points moved. */
export const movementKind = z.enum([
  'opening',
  'bonus',
  'trial',
  'vendorIn',
  'vendorOut',
  'lineUp',
  'lineDown',
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'withdrawalPaid',
  'paidAgain',
  'surplus',
  'bet',
  'betVoided',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'pointsEarned',
  'pointsTakenBack',
  'exchange',
  'exchangeReturn',
  'exchangeApproved',
  'pointsConverted',
  'adjustment',
]);
export type MovementKind = z.infer<typeof movementKind>;

export const PAGE_SIZES = ['10', '20', '50'] as const;
/** A file holds at most so many movements: a longer time is asked for in parts. */
export const MOST_IN_FILE = 10_000;

/** The end of the year 9999 in GMT+8: what comes later has no date that anybody could read. */
const LAST = 253_402_271_999_999;
const asked = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LAST));
/** From the first instant to just before the second. */
export const span = { from: asked, to: asked };
/** Kinds with commas between; none is all of them. */
const kinds = z.string().check(z.regex(/^([A-Za-z]+(,[A-Za-z]+)*)?$/), z.maxLength(400));

const wanted = { ...span, wallet: walletCode, kinds };

const row = z.object({
  id: z.string(),
  at: instant,
  kind: movementKind,
  /** What it did to this wallet: below zero, it took. */
  amount: money,
  /** What the wallet held after it. */
  balance: money,
  /** The other wallet, where there is one. */
  other: z.nullable(z.string()),
});
export type StatementRow = z.infer<typeof row>;

export const statementContract = {
  page: defineEndpoint({
    id: 'statement.page',
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      ...wanted,
      page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      pageSize: z.enum(PAGE_SIZES),
      language: languageCode,
    }),
    /** The newest first. `opening` and `closing` are of the time that was asked for, whatever kinds are shown. */
    value: z.object({ list: z.array(row), count: z.int(), opening: money, closing: money }),
    refusals: ['WALLET_UNKNOWN'],
    spec: '7.6 member transaction detail (API-60); request and answer assumed',
  }),
  file: defineEndpoint({
    id: 'statement.file',
    method: 'GET',
    path: '/wps/ext/v1/wallet/statement-file',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...wanted, language: languageCode }),
    /** The same movements as CSV, the oldest first; `left` says how many did not fit any more. */
    value: z.object({ name: z.string(), csv: z.string(), left: z.int() }),
    refusals: ['WALLET_UNKNOWN'],
    spec: 'assumed: the statement as a file',
  }),
  creditReport: defineEndpoint({
    id: 'statement.creditReport',
    method: 'GET',
    path: '/wps/ext/v1/wallet/credit-report',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...span, wallet: walletCode }),
    /** What came in and what went out, by why. */
    value: z.object({
      opening: money,
      closing: money,
      kinds: z.array(z.object({ kind: movementKind, count: z.int(), in: money, out: money })),
    }),
    refusals: ['WALLET_UNKNOWN'],
    spec: 'assumed: the credit report screen (2.7, WALLET-10)',
  }),
};
