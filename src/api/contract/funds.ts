import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { empty, languageCode, money } from './fields.ts';

/** Money moves in steps of 0.01 P, and no movement is larger than this: amounts stay exact, whatever they are added to. */
export const STEP = 100;
export const LARGEST = 10_000_000_000_000;

/** An amount that somebody moves, in 1/10,000 P: more than nothing, in whole steps. */
export const amountMoved = money.check(z.minimum(STEP), z.maximum(LARGEST), z.multipleOf(STEP));

/** The main wallet, or the code of a vendor. */
export const walletCode = z.string().check(z.regex(/^(main|[A-Z0-9]{2,16})$/));

const wallet = z.object({
  code: walletCode,
  /** In the language that was asked for. */
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
    /** `isSingle` 1 asks for the main wallet alone, 0 for those of the vendors too. */
    request: z.object({ isSingle: z.enum(['0', '1']), language: languageCode }),
    /** The main wallet first, then the vendors by name. */
    value: z.object({ list: z.array(wallet) }),
    refusals: [],
    spec: '7.3 merchant wallet (API-28); what isSingle means, language and answer assumed',
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
    /** `held` is set aside for withdrawals and in no other number; `total` is what the member has in all. */
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
    request: z.object({ from: walletCode, to: walletCode, amount: amountMoved }),
    /** What both hold afterwards. */
    value: z.object({ from: money, to: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'BALANCE_TOO_LOW', 'WALLET_UNKNOWN'],
    spec: '7.3 wallet transfer (API-27); request and answer assumed, decision M1',
  }),
};
