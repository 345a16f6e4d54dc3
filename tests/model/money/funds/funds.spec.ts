import { expect } from 'vitest';
import { assign } from 'xstate';
import { fundsContract } from '../../../../src/api/contract/money/funds.ts';
import { statementContract } from '../../../../src/api/contract/money/statement.ts';
import { withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import { fundsMachine } from '../../../../src/machines/money/funds/funds.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { awaitingRow } from '../withdraw/withdraw.spec.ts';

const { consolidated, wallets, transfer } = fundsContract;
const P = 10_000;

export const funds = { main: 100 * P, vendors: 40 * P, held: 0, total: 140 * P, points: 3265 };
export const walletList = [
  { code: 'main', name: 'Main wallet', balance: 100 * P },
  { code: 'NAGA', name: 'Naga Slots', balance: 40 * P },
  { code: 'TALAT', name: 'Talat Fishing', balance: 0 },
];

const AT = Date.UTC(2026, 10, 22, 10, 30);
const moved = (id: string, kind: 'deposit' | 'vendorIn', amount: number, other: string | null) => ({
  id,
  at: AT,
  kind,
  amount: amount * P,
  balance: 100 * P,
  other,
});
/** One more than the page shows. */
export const movements = [
  moved('f/1', 'vendorIn', -40, 'NAGA'),
  ...['e/1', 'd/1', 'c/1', 'b/1', 'a/1'].map((id) => moved(id, 'deposit', 28, null)),
];

/** API-27: the transfers that the balances of P 100 and P 40 suffice for, each with the main wallet as one end. */
const transfers: Readonly<Record<string, object>> = {
  '12.50 in NAGA': { from: 'main', to: 'NAGA', amount: 12.5 * P },
  '12.50 in TALAT': { from: 'main', to: 'TALAT', amount: 12.5 * P },
  '40.00 in NAGA': { from: 'main', to: 'NAGA', amount: 40 * P },
  '40.00 in TALAT': { from: 'main', to: 'TALAT', amount: 40 * P },
  '100.00 in NAGA': { from: 'main', to: 'NAGA', amount: 100 * P },
  '100.00 in TALAT': { from: 'main', to: 'TALAT', amount: 100 * P },
  '12.50 out NAGA': { from: 'NAGA', to: 'main', amount: 12.5 * P },
  '40.00 out NAGA': { from: 'NAGA', to: 'main', amount: 40 * P },
};

export const fundsFlow: Flow<typeof fundsMachine> = {
  thorough: true,
  machine: () => fundsMachine.provide({ actions: { readToday: assign({ today: '2026-11-22' }) } }),
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'funds.retry': [{}],
    'funds.refresh': [{}],
    'transfer.open': [{}],
    'transfer.close': [{}],
    'transfer.chooseVendor': [{ code: 'TALAT' }, { code: 'main' }],
    'transfer.swap': [{}],
    'transfer.type': [{ value: '12.50' }, { value: '5,000' }],
    'transfer.useMax': [{}],
    'transfer.submit': [{}],
    'transfer.resend': [{}],
    'transfer.checkStatus': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'transfer.swap'],
  outcomes: {
    fetchFunds: [answers(consolidated, funds), ...wireFailures(consolidated)],
    fetchWallets: [
      answers(wallets, { list: walletList }),
      answers(wallets, { list: walletList.slice(0, 1) }),
      ...wireFailures(wallets),
    ],
    fetchAwaiting: [
      answers(withdrawalContract.list, { list: [awaitingRow], count: 1 }),
      answers(withdrawalContract.list, { list: [], count: 0 }),
      ...wireFailures(withdrawalContract.list),
    ],
    fetchMovements: [
      answers(statementContract.page, { list: movements, count: 6, opening: 0, closing: 100 * P }),
      answers(statementContract.page, { list: [], count: 0, opening: 0, closing: 0 }),
      ...wireFailures(statementContract.page),
    ],
    sendTransfer: [
      answers(transfer, { from: 87.5 * P, to: 52.5 * P }),
      refuses(transfer, 'BALANCE_TOO_LOW'),
      ...wireFailures(transfer),
    ],
  },
  walks: [
    'start, fetchFunds error 1, page.language',
    'start, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 1, transfer.open, transfer.type 1, transfer.submit, page.language',
    'start, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 1, transfer.open, transfer.type 1, transfer.submit, sendTransfer error 1, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 1, funds.refresh',
  ],
  project: (context) => [
    context.funds === null,
    context.wallets.length,
    context.awaiting.length,
    context.movements?.length,
    context.transferring,
    context.vendor,
    context.direction,
    context.typed,
    context.tried,
    context.failure?.kind,
    context.done === null,
  ],
  invariants: {
    'reports only transfers that succeeded or may have': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
    'a failure is shown only where it happened': ({ snapshot }) => {
      if (snapshot.matches('unsure') || snapshot.matches('failed')) expect(snapshot.context.failure).not.toBeNull();
      if (snapshot.matches('sending')) expect(snapshot.context.failure).toBeNull();
    },
  },
  expectations: {
    'loading.funds': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchFunds: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'loading.wallets': ({ pending, snapshot }) =>
      expect(pending).toEqual({ fetchWallets: { request: { isSingle: '0', language: snapshot.context.language } } }),
    'loading.awaiting': ({ pending, snapshot }) =>
      expect(pending).toEqual({
        fetchAwaiting: {
          request: {
            from: 0,
            to: 253_402_271_999_999,
            page: 1,
            pageSize: '20',
            group: 'awaiting',
            language: snapshot.context.language,
          },
        },
      }),
    'loading.movements': ({ pending, snapshot }) =>
      expect(pending).toEqual({
        fetchMovements: {
          // 24/10/2026 to 22/11/2026, days of GMT+8.
          request: {
            from: Date.UTC(2026, 9, 23, 16),
            to: Date.UTC(2026, 10, 22, 16),
            wallet: 'main',
            kinds: '',
            page: 1,
            pageSize: '10',
            language: snapshot.context.language,
          },
        },
      }),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'funds.retry' })]).toEqual([{}, true]);
    },
    shown: ({ pending, snapshot: { context } }) => {
      expect([pending, context.funds, context.transferring && context.vendor !== null]).toEqual([{}, funds, false]);
      if (!context.transferring) expect([context.typed, context.failure]).toEqual(['', null]);
      expect([null, 0, 5]).toContain(context.movements?.length ?? null);
    },
    editing: ({ pending, snapshot: { context } }) => {
      expect([pending, context.funds, context.transferring]).toEqual([{}, funds, true]);
      expect(context.wallets.some(({ code }) => code === context.vendor)).toBe(true);
    },
    sending: ({ pending, snapshot }) => {
      const { direction, vendor, typed } = snapshot.context;
      const request = transfers[`${typed} ${direction} ${vendor}`] ?? expect.unreachable();
      expect(pending).toMatchObject({ sendTransfer: { request } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    unsure: ({ pending, snapshot }) => {
      expect([
        pending,
        snapshot.can({ type: 'transfer.resend' }),
        snapshot.can({ type: 'transfer.checkStatus' }),
      ]).toEqual([{}, true, true]);
    },
  },
};
