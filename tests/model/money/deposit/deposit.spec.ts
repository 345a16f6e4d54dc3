import { expect } from 'vitest';
import { depositContract } from '../../../../src/api/contract/money/deposit.ts';
import { depositMachine } from '../../../../src/machines/money/deposit/deposit.machine.ts';
import type { DepositMethod, DepositRow } from '../../../../src/machines/money/deposit/deposit.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { standing } from '../depositDetail/depositDetail.spec.ts';

const { quote, create } = depositContract;
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
  thorough: true,
  machine: () => depositMachine,
  inputs: [{ language: 'EN', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'deposit.retry': [{}],
    'deposit.choose': [{ method: 'EWALLET' }, { method: 'GONE' }],
    'deposit.type': [{ value: '250' }, { value: '5' }],
    'deposit.submit': [{}],
    'deposit.resend': [{}],
    'deposit.checkStatus': [{}],
    'deposit.guide': [{}],
    'deposit.closeGuide': [{}],
    'page.language': [{ language: 'TH' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    fetchMethods: [answers(quote, { methods }), answers(quote, { methods: [] }), ...wireFailures(quote)],
    sendDeposit: [
      answers(create, standing.starting),
      refuses(create, 'AMOUNT_OUT_OF_RANGE', { min: 100 * P, max: 500_000 * P }),
      ...wireFailures(create),
    ],
  },
  walks: [
    'start, fetchMethods done 1, deposit.guide, page.language, fetchMethods done 1, deposit.closeGuide, deposit.choose 1',
    'start, fetchMethods done 1, deposit.guide, page.language, fetchMethods done 1, deposit.closeGuide, deposit.submit',
  ],
  project: (context) => [
    context.language,
    context.methods?.length,
    context.method,
    context.typed,
    context.tried,
    context.sent,
    context.failure?.kind,
  ],
  invariants: {
    '[WALLET-02] tells what was made, and where something may have been made': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          { told: { type: 'list.opened', id: row.id, known: standing.starting } },
          { told: { type: 'listDetail.refresh' } },
        ]).toContainEqual(effect);
    },
    'a failure is shown only where it happened': ({ snapshot }) => {
      if (snapshot.matches('unsure') || snapshot.matches('failed')) expect(snapshot.context.failure).not.toBeNull();
      if (snapshot.matches('sending')) expect(snapshot.context.failure).toBeNull();
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchMethods: { request: { language: snapshot.context.language } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'deposit.retry' })]).toEqual([{}, true]),
    'ready.choosing': ({ pending, snapshot: { context } }) => {
      expect([pending, context.sent]).toEqual([{}, null]);
      expect(context.method === null).toBe(context.methods?.length === 0);
    },
    'ready.reading': ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'deposit.closeGuide' })]).toEqual([{}, true]),
    sending: ({ pending, snapshot }) => {
      expect(pending).toMatchObject({ sendDeposit: { request: { method: snapshot.context.method, amount: 250 * P } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    unsure: ({ pending, snapshot }) =>
      expect([
        pending,
        snapshot.can({ type: 'deposit.resend' }),
        snapshot.can({ type: 'deposit.checkStatus' }),
      ]).toEqual([{}, true, true]),
  },
};
