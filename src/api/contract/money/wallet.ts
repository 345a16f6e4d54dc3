import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, money } from '../fields.ts';

export const walletContract = {
  balance: defineEndpoint({
    id: 'wallet.balance',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** An automatic refresh does not count as activity, so an idle session still ends (decision W4). */
    headers: z.object({ 'x-background': z._default(z.enum(['0', '1']), '0') }),
    request: empty,
    value: z.object({ sumBalance: money }),
    refusals: [],
    spec: '7.3 balance (API-26); header assumed',
  }),
};
