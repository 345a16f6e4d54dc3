import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { anyTime, csvFile, dateRange, firstPage, paged } from '../paging.ts';
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
  'paymentReversed',
  'bet',
  'betVoided',
  'gameBet',
  'gameWin',
  'jackpotWin',
  'jackpotSeed',
  'gameCancelled',
  'gameUnsettled',
  'gameResettled',
  'promoWin',
  'promotionLocked',
  'promotionPaid',
  'promotionForfeited',
  'referralReward',
  'referralShare',
  'checkIn',
  'wheelPrize',
  'envelopePrize',
  'eggPrize',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'rebate',
  'cashBack',
  'missionReward',
  'boardPrize',
  'pointsEarned',
  'pointsTakenBack',
  'exchange',
  'exchangeReturn',
  'exchangeApproved',
  'pointsConverted',
  'adjustment',
]);
export type MovementKind = z.infer<typeof movementKind>;

/** Comma-separated kinds; none means all. */
const kinds = z.string().check(z.regex(/^([A-Za-z]+(,[A-Za-z]+)*)?$/), z.maxLength(400));

const wanted = { ...dateRange, wallet: walletCode, kinds };

const row = z.object({
  id: z.string(),
  at: instant,
  kind: movementKind,
  /** Change of this wallet; negative for a debit. */
  amount: money,
  /** Balance of the wallet afterwards. */
  balance: money,
  /** The other wallet, if any. */
  other: z.nullable(z.string()),
});
export type StatementRow = z.infer<typeof row>;

/** A kind of movements: how many, and their sums in and out. */
const reportRow = z.object({ id: movementKind, count: z.int(), in: money, out: money });
export type ReportRow = z.infer<typeof reportRow>;

export const statementContract = {
  page: defineEndpoint({
    id: 'statement.page',
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** Without a wallet, the main one. */
    request: z.object({
      ...anyTime,
      ...firstPage,
      wallet: z._default(walletCode, 'main'),
      kinds: z._default(kinds, ''),
      language: languageCode,
    }),
    /** Newest first. `opening` and `closing` are of the whole period, whatever kinds are shown. */
    value: paged(row, { opening: money, closing: money }),
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
    value: csvFile,
    refusals: ['WALLET_UNKNOWN'],
    spec: 'assumed: statement export',
  }),
  creditReport: defineEndpoint({
    id: 'statement.creditReport',
    method: 'GET',
    path: '/wps/ext/v1/wallet/credit-report',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object(wanted),
    /** Credits and debits by kind, all on one page. */
    value: paged(reportRow, { opening: money, closing: money }),
    refusals: ['WALLET_UNKNOWN'],
    spec: 'assumed: the credit report screen (2.7, WALLET-10)',
  }),
};
