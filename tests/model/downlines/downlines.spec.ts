import { expect } from 'vitest';
import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { downlinesMachine } from '../../../src/machines/downlines/downlines.machine.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

const { downlines } = lineTransferContract;
const list = [
  { id: 'd1', username: 'agent2', nickname: 'Boonmee' },
  { id: 'd2', username: 'somchai', nickname: 'Somchai' },
];

export const downlinesFlow: Flow<typeof downlinesMachine> = {
  machine: () => downlinesMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page' }],
  cases: {
    'downlines.retry': [{}],
    'downlines.type': [{ value: 'boon' }, { value: '' }],
    'downlines.search': [{}],
    'downlines.page': [{ page: 2 }, { page: 3 }],
    'downlines.choose': [{ id: 'd1' }, { id: 'd9' }],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.moneyMoved'],
  outcomes: {
    fetchDownlines: [
      answers(downlines, { list, count: 21 }),
      answers(downlines, { list: [], count: 0 }),
      ...wireFailures(downlines),
    ],
    lineTransfer: [done(undefined), defect],
  },
  project: (context) => [
    context.downlines?.count,
    context.typed,
    context.search,
    context.page,
    context.chosen,
    context.failure?.kind,
  ],
  invariants: {
    'only money that has moved is told': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({
        fetchDownlines: { request: { search: context.search, page: String(context.page) } },
      }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'downlines.retry' })]).toEqual([{}, true]),
    choosing: ({ pending, snapshot: { context } }) =>
      expect([pending, context.downlines === null, context.chosen]).toEqual([{}, false, null]),
    sending: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.chosen]).toEqual([['lineTransfer'], 'd1']),
  },
};
