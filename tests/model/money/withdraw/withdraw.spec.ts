import { expect } from 'vitest';
import { bankAccountContract } from '../../../../src/api/contract/money/bankAccount.ts';
import { withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import { withdrawMachine } from '../../../../src/machines/money/withdraw/withdraw.machine.ts';
import type { Quote } from '../../../../src/machines/money/withdraw/withdraw.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { banks } from '../bankAccount/bankAccount.spec.ts';
import { awaiting } from '../receipt/receipt.spec.ts';

const { quote, request } = withdrawalContract;
const accounts = bankAccountContract.list;
const P = 10_000;
const NOON = 1_750_000_000_000;

export const offer: Quote = {
  methods: [
    {
      code: 'BANK',
      kind: 'bank',
      name: 'Bank transfer',
      min: 100 * P,
      max: 5_000 * P,
      feeFixed: 10 * P,
      feeRate: 0,
      typicalMs: 540_000,
    },
    {
      code: 'EWALLET',
      kind: 'ewallet',
      name: 'E-wallet',
      min: 20 * P,
      max: 1_000 * P,
      feeFixed: 0,
      feeRate: 150,
      typicalMs: null,
    },
  ],
  available: 800 * P,
  leftToday: { count: 3, amount: 2_000 * P },
  withdrawalsFrom: null,
  autoReceiptMinutes: 1_440,
  serverTime: NOON,
};
const waiting: Quote = { ...offer, withdrawalsFrom: NOON + 1 };

const account = {
  id: 'a1',
  bank: { code: 'RIVER', name: 'River Bank' },
  holderName: 'Somchai Jaidee',
  last4: '4471',
  isDefault: true,
  createdAt: NOON,
};
export const accountList = {
  list: [account, { ...account, id: 'a2', bank: { code: 'TEAK', name: 'Teak Bank' }, last4: '0012', isDefault: false }],
  most: 5,
  banks,
};
const {
  received: _r,
  remaining: _m,
  canConfirm: _c,
  disputeUntil: _d,
  remark: _k,
  proofs: _p,
  timeline: _t,
  serverTime: _s,
  ...awaitingRow
} = awaiting;

export { awaitingRow };

export const withdrawFlow: Flow<typeof withdrawMachine> = {
  thorough: true,
  machine: () => withdrawMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'withdraw.retry': [{}],
    'withdraw.chooseMethod': [{ code: 'EWALLET' }, { code: 'NONE' }],
    'withdraw.chooseAccount': [{ id: 'a2' }, { id: 'a9' }],
    'withdraw.type': [{ value: '500' }, { value: '5' }],
    'withdraw.next': [{}],
    'withdraw.back': [{}],
    'withdraw.typeSecret': [{ value: '135790' }],
    'withdraw.submit': [{}],
    'withdraw.resend': [{}],
    'withdraw.checkStatus': [{}],
    'withdraw.addAccount': [{}],
    'withdraw.closeAccount': [{}],
    'page.language': [{ language: 'EN' }],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.language', 'page.moneyMoved'],
  outcomes: {
    fetchQuote: [answers(quote, offer), answers(quote, waiting), ...wireFailures(quote)],
    fetchAccounts: [
      answers(accounts, accountList),
      answers(accounts, { ...accountList, list: [], most: 0 }),
      ...wireFailures(accounts),
    ],
    sendRequest: [
      answers(request, awaiting),
      refuses(request, 'PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }),
      ...wireFailures(request),
    ],
    bankAccount: [done(undefined), defect],
  },
  project: (context) => [
    context.quote?.withdrawalsFrom,
    context.accounts?.list.length,
    context.method,
    context.account,
    context.typed,
    context.paymentPassword,
    context.tried,
    context.failure?.kind,
    context.requestLanguage,
    context.language,
  ],
  invariants: {
    'the payment password stays within its step': ({ snapshot }) => {
      const asks = ['confirming', 'sending', 'unsure'] as const;
      if (!asks.some((state) => snapshot.matches(state))) expect(snapshot.context.paymentPassword).toBe('');
    },
    '[WALLET-03] tells what was made, where something may have been made, and only money that may have moved': ({
      fresh,
    }) => {
      for (const effect of fresh)
        expect([
          { told: { type: 'page.moneyMoved' } },
          { told: { type: 'list.opened', id: awaiting.id } },
          { told: { type: 'listDetail.refresh' } },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    'loading.quote': ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchQuote: { request: { language: context.language } } }),
    'loading.accounts': ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchAccounts: { request: { language: context.language } } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'withdraw.retry' })]).toEqual([{}, true]),
    choosing: ({ pending, snapshot: { context } }) => expect([pending, context.quote === null]).toEqual([{}, false]),
    adding: ({ pending }) => expect(Object.keys(pending)).toEqual(['bankAccount']),
    confirming: ({ pending, snapshot: { context } }) => {
      expect([pending, context.typed, context.quote?.withdrawalsFrom]).toEqual([{}, '500', null]);
    },
    sending: ({ pending, snapshot: { context } }) =>
      expect(pending.sendRequest).toMatchObject({
        request: {
          method: context.method,
          amount: 500 * P,
          bankAccountId: context.account,
          paymentPassword: '135790',
          language: context.requestLanguage,
        },
      }),
    unsure: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'withdraw.resend' })]).toEqual([{}, true]),
  },
};
