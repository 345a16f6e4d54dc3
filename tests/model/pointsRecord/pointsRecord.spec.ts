import { expect } from 'vitest';
import { assign } from 'xstate';
import { type Exchange, pointsContract } from '../../../src/api/contract/points.ts';
import { pointsRecordMachine } from '../../../src/machines/pointsRecord/pointsRecord.machine.ts';
import { askedOf } from '../../../src/machines/pointsRecord/pointsRecord.rules.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { inProgress } from '../redeem/redeem.spec.ts';

const { list, history, detail } = pointsContract;

/** Days begin with 2000, so that the way back to them is short. */
export const TODAY = '2000-02-01';

const converted: Exchange = {
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
export const someExchanges = { list: [inProgress, converted], count: 12 };
export const rejected: Exchange = {
  ...inProgress,
  status: 'rejected',
  remark: 'We do not send there.',
  reviewedAt: inProgress.createdAt + 3_600_000,
};
const someMovements = {
  list: [
    { id: 'm2', type: 'exchange' as const, points: -2_400, balanceAfter: 600, at: inProgress.createdAt },
    { id: 'm1', type: 'pointsEarned' as const, points: 12, balanceAfter: 3_000, at: inProgress.createdAt },
  ],
  count: 12,
};

export const pointsRecordFlow: Flow<typeof pointsRecordMachine> = {
  machine: () => pointsRecordMachine.provide({ actions: { readToday: assign({ today: TODAY }) } }),
  inputs: [{ language: 'TH' }],
  cases: {
    'pointsRecord.showExchanges': [{}],
    'pointsRecord.showMovements': [{}],
    'pointsRecord.shift': [{ by: 'previous7' }, { by: 'next7' }, { by: 'next30' }],
    'pointsRecord.turnTo': [{ page: 2 }, { page: 9 }],
    'pointsRecord.refresh': [{}],
    // The last is what a reply that the console makes calls its row.
    'pointsRecord.open': [{ id: 'x1' }, { id: 'of-somebody-else' }, { id: 'text' }],
    'pointsRecord.back': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'pointsRecord.shift'],
  outcomes: {
    fetchExchanges: [
      answers(list, someExchanges),
      answers(list, { list: [], count: 0 }),
      ...wireFailures(list).slice(0, 1),
    ],
    fetchMovements: [
      answers(history, someMovements),
      answers(history, { list: [], count: 0 }),
      ...wireFailures(history).slice(0, 1),
    ],
    fetchExchange: [answers(detail, rejected), ...wireFailures(detail).slice(0, 1)],
  },
  walks: ['start, fetchExchanges done 1, pointsRecord.open 1, page.language'],
  project: ({ language, days, page, exchanges, movements, opened, failure }) => [
    language,
    days,
    page,
    exchanges?.count,
    movements?.count,
    opened?.status,
    failure?.kind,
  ],
  invariants: {
    '[CONST-34] no days are asked for that are still to come': ({ snapshot: { context } }) => {
      expect(context.days.from <= context.days.to && context.days.to <= context.today).toBe(true);
    },
    'what is on screen was asked for with the days and the page on screen': ({ pending, snapshot: { context } }) => {
      if ('fetchExchanges' in pending) {
        expect(pending.fetchExchanges).toEqual({ request: { ...askedOf(context), language: context.language } });
      }
      if ('fetchMovements' in pending) expect(pending.fetchMovements).toEqual({ request: askedOf(context) });
    },
    'nothing is done to the world but calls': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    'exchanges.asking': ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.can({ type: 'pointsRecord.refresh' })]).toEqual([
        ['fetchExchanges'],
        false,
      ]);
    },
    'exchanges.shown': ({ pending, snapshot: { context } }) =>
      expect([pending, context.exchanges === null, context.movements]).toEqual([{}, false, null]),
    'exchanges.failed': ({ pending, snapshot: { context } }) =>
      expect([pending, context.exchanges, context.failure?.kind]).toEqual([{}, null, 'offline']),
    'movements.asking': ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.can({ type: 'pointsRecord.refresh' })]).toEqual([
        ['fetchMovements'],
        false,
      ]);
    },
    'movements.shown': ({ pending, snapshot: { context } }) =>
      expect([pending, context.movements === null, context.exchanges]).toEqual([{}, false, null]),
    'movements.failed': ({ pending, snapshot: { context } }) =>
      expect([pending, context.movements, context.failure?.kind]).toEqual([{}, null, 'offline']),
    'exchange.asking': ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({ fetchExchange: { request: { id: 'x1', language: context.language } } });
      expect(context.failure).toBeNull();
    },
    'exchange.shown': ({ pending, snapshot: { context } }) => expect([pending, context.opened]).toEqual([{}, rejected]),
    'exchange.failed': ({ pending, snapshot: { context } }) =>
      expect([pending, context.opened?.id, context.failure?.kind]).toEqual([{}, 'x1', 'offline']),
  },
};
