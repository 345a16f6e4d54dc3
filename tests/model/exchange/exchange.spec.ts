import { expect } from 'vitest';
import { type Exchange, pointsContract } from '../../../src/api/contract/points.ts';
import { exchangeMachine } from '../../../src/machines/exchange/exchange.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { inProgress } from '../redeem/redeem.spec.ts';

const { detail } = pointsContract;

export const converted: Exchange = {
  ...inProgress,
  id: 'x0',
  type: 'points',
  status: 'approved',
  item: null,
  quantity: 3,
  points: 300,
  amount: 30_000,
  receiver: null,
};
const rejected: Exchange = {
  ...inProgress,
  status: 'rejected',
  remark: 'We do not send there.',
  reviewedAt: inProgress.createdAt + 3_600_000,
};

export const exchangeFlow: Flow<typeof exchangeMachine> = {
  thorough: true,
  machine: () => exchangeMachine,
  inputs: [{ language: 'TH', id: 'x1' }],
  cases: { 'exchange.refresh': [{}], 'exchange.close': [{}], 'page.language': [{ language: 'EN' }] },
  eachCounts: ['page.language'],
  outcomes: {
    fetchExchange: [
      answers(detail, inProgress),
      answers(detail, rejected),
      answers(detail, converted),
      ...wireFailures(detail).slice(0, 1),
    ],
  },
  project: ({ language, exchange, failure }) => [language, exchange?.status, failure?.kind],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({ fetchExchange: { request: { id: 'x1', language: context.language } } });
      expect(context.failure).toBeNull();
    },
    shown: ({ pending, snapshot: { context } }) => {
      expect([inProgress, rejected, converted]).toContainEqual(context.exchange);
      expect(pending).toEqual({});
    },
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    closed: ({ pending }) => expect(pending).toEqual({}),
  },
};
