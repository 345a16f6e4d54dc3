import { expect } from 'vitest';
import { assign } from 'xstate';
import { type BillRow, billContract } from '../../../src/api/contract/bill.ts';
import { createBillsMachine } from '../../../src/machines/bills/bills.machine.ts';
import { askedOf } from '../../../src/machines/bills/bills.rules.ts';
import { dayProblems } from '../../../src/machines/statement/statement.rules.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import { claimable } from '../bill/bill.spec.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

const { list } = billContract;
const P = 10_000;

const { counted: _c, tier: _t, nextTier: _n, lines: _l, ...row } = claimable;
const hourly: BillRow = {
  ...row,
  id: '6d0cf8e2-0000-4000-8000-000000000002.1764000000000',
  kind: 'hourly',
  from: row.to - 3_600_000,
  rate: 0,
  due: 0,
  status: 'notReached',
  mayClaim: false,
};
export const someBills = { list: [row, hourly], count: 12, due: 150_000 * P, paid: 2 * P };
const noBills = { list: [], count: 0, due: 0, paid: 0 };

const machine = createBillsMachine('daily', ['downline', 'upline']);

export const billsFlow: Flow<typeof machine> = {
  machine: () => machine.provide({ actions: { readToday: assign({ today: '2026-11-22' }) } }),
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page' }],
  cases: {
    'bills.refresh': [{}],
    'bills.chooseSide': [{ side: 'upline' }],
    'bills.chooseSpan': [{ span: 'week' }, { span: 'own' }],
    'bills.typeDay': [{ end: 'from', value: '2026-11-30' }],
    'bills.submitDays': [{}],
    'bills.chooseStatus': [{ status: 'claimable' }],
    'bills.turnTo': [{ page: 2 }, { page: 9 }],
    'bills.open': [{ id: row.id }, { id: 'nobody’s' }],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.moneyMoved', 'bills.submitDays'],
  outcomes: {
    fetchPart: [
      answers(list, someBills),
      answers(list, noBills),
      refuses(list, 'FEATURE_OFF'),
      ...wireFailures(list).slice(0, 1),
    ],
    bill: [done(undefined), defect],
  },
  walks: [
    'start, fetchPart error 1, bills.chooseSide',
    'start, fetchPart done 1, bills.refresh, fetchPart error 1, bills.turnTo 1',
  ],
  project: ({ failure, part, open, typed, ...context }) => [
    context.side,
    context.span,
    context.days.from,
    dayProblems(typed).to,
    context.tried,
    context.status,
    context.page,
    part?.count,
    open,
    failure?.kind,
  ],
  invariants: {
    'what is on screen was asked for with the choice that is on screen': ({ pending, snapshot: { context } }) => {
      if ('fetchPart' in pending) expect(pending.fetchPart).toEqual({ request: askedOf(context) });
    },
    'only days that are days, in their order, are ever asked for': ({ snapshot: { context } }) =>
      expect(dayProblems(context.days)).toEqual({}),
    'only what a claim has moved is told': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
    'a failure is shown only where it happened': ({ snapshot }) =>
      expect(snapshot.context.failure !== null).toBe(snapshot.matches({ list: 'failed' })),
  },
  expectations: {
    'list.asking': ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['fetchPart']);
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'bills.refresh' })]).toEqual([true, false]);
    },
    'list.shown': ({ pending, snapshot: { context } }) => expect([pending, context.part === null]).toEqual([{}, false]),
    'list.failed': ({ pending, snapshot }) =>
      expect([pending, snapshot.context.part, snapshot.can({ type: 'bills.refresh' })]).toEqual([{}, null, true]),
    closed: ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    following: ({ pending, snapshot: { context } }) => {
      expect([Object.keys(pending), context.open]).toEqual([['bill'], row.id]);
    },
  },
};
