import { expect } from 'vitest';
import { depositContract } from '../../../src/api/contract/deposit.ts';
import { depositMachine } from '../../../src/machines/deposit/deposit.machine.ts';
import type { DepositMethod, DepositRow } from '../../../src/machines/deposit/deposit.rules.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import { standing } from '../depositDetail/depositDetail.spec.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

const { quote, create, list } = depositContract;
const P = 10_000;

export const methods: DepositMethod[] = [
  {
    code: 'TRANSFER',
    kind: 'bank',
    name: 'Bank transfer',
    min: 100 * P,
    max: 500_000 * P,
    feeFixed: 0,
    feeRate: 0,
    typicalMs: null,
  },
  {
    code: 'EWALLET',
    kind: 'ewallet',
    name: 'E-wallet',
    min: 20 * P,
    max: 30_000 * P,
    feeFixed: 10 * P,
    feeRate: 100,
    typicalMs: 20_000,
  },
];

export const row: DepositRow = {
  id: standing.awaiting.id,
  reference: standing.awaiting.reference,
  status: 'awaiting',
  method: standing.awaiting.method,
  amount: 500 * P,
  fee: 5 * P,
  credited: 495 * P,
  createdAt: standing.awaiting.createdAt,
  expiresAt: standing.awaiting.expiresAt,
  paidAt: null,
};

export const depositFlow: Flow<typeof depositMachine> = {
  machine: () => depositMachine,
  inputs: [{ language: 'EN', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'deposit.retry': [{}],
    'deposit.choose': [{ method: 'EWALLET' }, { method: 'GONE' }],
    'deposit.type': [{ value: '250' }, { value: '5' }],
    'deposit.submit': [{}],
    'deposit.resend': [{}],
    'deposit.checkStatus': [{}],
    'deposit.page': [{ page: 2 }, { page: 3 }],
    'deposit.open': [{ id: row.id }, { id: 'of-somebody-else' }],
    'deposit.guide': [{}],
    'deposit.closeGuide': [{}],
    'deposit.seen': [{ detail: standing.awaiting }, { detail: standing.paid }],
    'page.language': [{ language: 'TH' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    fetchMethods: [answers(quote, { methods }), answers(quote, { methods: [] }), ...wireFailures(quote)],
    fetchList: [
      answers(list, { list: [row], count: 21 }),
      answers(list, { list: [{ ...row, status: 'paid' }], count: 1 }),
      ...wireFailures(list),
    ],
    sendDeposit: [
      answers(create, standing.starting),
      refuses(create, 'AMOUNT_OUT_OF_RANGE', { min: 100 * P, max: 500_000 * P }),
      ...wireFailures(create),
    ],
    showDeposit: [done(undefined), defect],
  },
  walks: [
    'start, fetchMethods done 1, fetchList done 1, deposit.guide, page.language, fetchMethods done 1, fetchList done 1, deposit.closeGuide, deposit.choose 1',
    'start, fetchMethods done 1, fetchList done 1, deposit.guide, page.language, fetchMethods done 1, fetchList done 1, deposit.closeGuide, deposit.submit',
    'start, fetchMethods done 1, fetchList done 1, deposit.page 1, fetchList done 2',
    'start, fetchMethods done 1, fetchList done 1, deposit.open 1, deposit.seen 2',
    'start, fetchMethods done 1, fetchList done 1, deposit.open 1, page.language',
  ],
  project: (context) => [
    context.language,
    context.methods?.length,
    context.method,
    context.typed,
    context.tried,
    context.sent,
    context.failure?.kind,
    context.rows[0]?.status,
    context.count,
    context.page,
    context.opened,
    context.seen,
  ],
  invariants: {
    'a pending request keeps its idempotency key and its first values': ({ pending, snapshot: { context } }) => {
      if (!('sendDeposit' in pending)) return;
      expect(pending.sendDeposit).toEqual({
        request: context.sent,
        idempotencyKey: `seed-of-a-page-${context.keyIndex + 1}`,
      });
    },
    '[WALLET-02] reports received money once, and nothing else': ({ effects, fresh, snapshot }) => {
      for (const effect of fresh) {
        const isLanguage = snapshot.matches('shown') && 'sent' in effect;
        if (!isLanguage) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
      }
      expect(fresh.filter((effect) => 'told' in effect).length).toBeLessThanOrEqual(1);
      expect(effects.length).toBeGreaterThanOrEqual(fresh.length);
    },
    'a failure is shown only where it happened': ({ snapshot }) => {
      if (snapshot.matches('unsure') || snapshot.matches('failed')) expect(snapshot.context.failure).not.toBeNull();
      if (snapshot.matches('sending') || snapshot.matches('shown')) expect(snapshot.context.failure).toBeNull();
    },
  },
  expectations: {
    'loading.methods': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchMethods: { request: { language: snapshot.context.language } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'loading.list': ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchList: { request: { page: context.page, language: context.language } } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'deposit.retry' })]).toEqual([{}, true]),
    'ready.choosing': ({ pending, snapshot: { context } }) => {
      expect([pending, context.sent, context.opened]).toEqual([{}, null, null]);
      expect(context.method === null).toBe(context.methods?.length === 0);
    },
    'ready.reading': ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'deposit.closeGuide' })]).toEqual([{}, true]),
    sending: ({ pending, snapshot }) => {
      const { method, amount } = snapshot.context.sent ?? expect.unreachable();
      expect([['TRANSFER', 'EWALLET'].includes(method), amount]).toEqual([true, 250 * P]);
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendDeposit'], true]);
    },
    unsure: ({ pending, snapshot }) =>
      expect([
        pending,
        snapshot.can({ type: 'deposit.resend' }),
        snapshot.can({ type: 'deposit.checkStatus' }),
      ]).toEqual([{}, true, true]),
    shown: ({ pending, snapshot: { context } }) => {
      expect(Object.keys(pending)).toEqual(['showDeposit']);
      expect(context.opened?.id).toBe(row.id);
    },
  },
};
