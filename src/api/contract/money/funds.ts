import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, languageCode, money } from '../fields.ts';

/** Steps of 0.01 P, and a maximum that keeps sums exact. */
export const AMOUNT_STEP = 100;
export const MAX_AMOUNT = 10_000_000_000_000;

/** Amount of a transfer, in 1/10,000 P: positive, in whole steps. */
export const transferAmount = money.check(z.minimum(AMOUNT_STEP), z.maximum(MAX_AMOUNT), z.multipleOf(AMOUNT_STEP));

/** Main wallet, or code of a vendor. */
export const walletCode = z.string().check(z.regex(/^(main|[A-Z0-9]{2,16})$/));

const wallet = z.object({
  code: walletCode,
  /** In the requested language. */
  name: z.string(),
  balance: money,
});
export type Wallet = z.infer<typeof wallet>;

export const fundsContract = {
  wallets: defineEndpoint({
    id: 'funds.wallets',
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** `isSingle` 1 returns only the main wallet, 0 also the vendors'. */
    request: z.object({ isSingle: z.enum(['0', '1']), language: languageCode }),
    /** Main wallet first, then vendors by name. */
    value: z.object({ list: z.array(wallet) }),
    refusals: [],
    spec: '7.3 merchant wallet (API-28); meaning of isSingle, language and answer assumed',
  }),
  consolidated: defineEndpoint({
    id: 'funds.consolidated',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    /** `held` is reserved for withdrawals and in no other figure; `total` is everything. */
    value: z.object({ main: money, vendors: money, held: money, total: money, points: z.int() }),
    refusals: [],
    spec: '7.3 consolidated funds (API-29); answer assumed',
  }),
  transfer: defineEndpoint({
    id: 'funds.transfer',
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    /** One of the two is the main wallet. */
    request: z.object({ from: walletCode, to: walletCode, amount: transferAmount }),
    /** Balances afterwards. */
    value: z.object({ from: money, to: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'BALANCE_TOO_LOW', 'WALLET_UNKNOWN'],
    spec: '7.3 wallet transfer (API-27); request and answer assumed, decision M1',
  }),
};
