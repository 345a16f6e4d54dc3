import { expect } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { fundsMachine } from '../../../src/machines/funds/funds.machine.ts';
import { amountOf, endsOf } from '../../../src/machines/funds/funds.rules.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { consolidated, wallets, transfer } = fundsContract;
const P = 10_000;

export const funds = { main: 100 * P, vendors: 40 * P, held: 0, total: 140 * P, points: 3265 };
export const walletList = [
  { code: 'main', name: 'Main wallet', balance: 100 * P },
  { code: 'NAGA', name: 'Naga Slots', balance: 40 * P },
  { code: 'TALAT', name: 'Talat Fishing', balance: 0 },
];

export const fundsFlow: Flow<typeof fundsMachine> = {
  machine: () => fundsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page' }],
  cases: {
    'funds.retry': [{}],
    'funds.refresh': [{}],
    'transfer.chooseVendor': [{ code: 'TALAT' }, { code: 'main' }],
    'transfer.turn': [{}],
    'transfer.type': [{ value: '12.50' }, { value: '5,000' }],
    'transfer.all': [{}],
    'transfer.submit': [{}],
    'transfer.again': [{}],
    'transfer.look': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'transfer.turn'],
  outcomes: {
    fetchFunds: [answers(consolidated, funds), ...wireFailures(consolidated)],
    fetchWallets: [
      answers(wallets, { list: walletList }),
      answers(wallets, { list: walletList.slice(0, 1) }),
      ...wireFailures(wallets),
    ],
    sendTransfer: [
      answers(transfer, { from: 87.5 * P, to: 52.5 * P }),
      refuses(transfer, 'BALANCE_TOO_LOW'),
      ...wireFailures(transfer),
    ],
  },
  walks: [
    'start, fetchFunds error 1, page.language',
    'start, fetchFunds done, fetchWallets done 1, transfer.type 1, transfer.submit, page.language',
    'start, fetchFunds done, fetchWallets done 1, transfer.type 1, transfer.submit, sendTransfer error 1, fetchFunds done, fetchWallets done 1, funds.refresh',
  ],
  project: (context) => [
    context.funds === null,
    context.wallets.length,
    context.vendor,
    context.direction,
    context.typed,
    context.tried,
    context.failure?.kind,
    context.done === null,
  ],
  invariants: {
    'what waits for its answer keeps its key, and what comes after has another': ({
      pending,
      snapshot: { context },
    }) => {
      if ('sendTransfer' in pending) {
        expect(pending.sendTransfer).toMatchObject({ idempotencyKey: `seed-of-a-page-${context.settled + 1}` });
      }
    },
    '[API-27] one end of a transfer is the main wallet': ({ snapshot: { context } }) =>
      expect(Object.values(endsOf(context))).toContain('main'),
    'only a transfer that went through, or may have, is told': ({ fresh }) => {
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
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'funds.retry' })]).toEqual([{}, true]);
    },
    editing: ({ pending, snapshot: { context } }) => {
      expect([pending, context.funds]).toEqual([{}, funds]);
      expect(context.wallets.some(({ code }) => code === context.vendor)).toBe(context.wallets.length > 1);
    },
    sending: ({ pending, snapshot }) => {
      const { context } = snapshot;
      const typed = amountOf(context);
      const amount = 'amount' in typed ? typed.amount : null;
      expect(pending.sendTransfer).toMatchObject({ request: { ...endsOf(context), amount } });
      expect(amount).toBeGreaterThan(0);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    unsure: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'transfer.again' }), snapshot.can({ type: 'transfer.look' })]).toEqual([
        {},
        true,
        true,
      ]);
    },
  },
};
