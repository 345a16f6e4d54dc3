import { expect } from 'vitest';
import { agentReportsContract, type DownlineRow } from '../../../../src/api/contract/agent/agentReports.ts';
import { downlineTreeMachine } from '../../../../src/machines/agent/agentReports/downlineTree.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const { downlines } = agentReportsContract;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);

export const agent2: DownlineRow = {
  ...{ id: 'd1', account: 'agent2', level: 1, nickname: 'Boonmee', isAgent: true, below: 14, joinedAt: at },
  ...{ lastLoginAt: at + 60_000, isActiveToday: true, balance: 217_500_000, rate: 6_000 },
};

export const downlineTreeFlow: Flow<typeof downlineTreeMachine> = {
  machine: () => downlineTreeMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/agent/downlineManagement' }],
  cases: {
    'downlineTree.type': [{ value: ' mal ' }, { value: '' }],
    'downlineTree.search': [{}],
    'downlineTree.refresh': [{}],
    'downlineTree.toggle': [{ under: 'agent2' }, { under: 'stranger' }],
    'downlineTree.more': [{ under: '' }, { under: 'agent2' }],
    'downlineTree.retry': [{ under: '' }, { under: 'agent2' }],
    'downlineTree.act': [
      { act: 'rate', id: 'd1' },
      { act: 'transfer', id: 'd1' },
    ],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.moneyMoved', 'downlineTree.toggle', 'downlineTree.search', 'downlineTree.refresh'],
  outcomes: {
    fetchDownlines: [
      answers(downlines, { list: [agent2], count: 51 }),
      answers(downlines, { list: [], count: 0 }),
      ...wireFailures(downlines).slice(0, 1),
    ],
    rateChange: [done(undefined), defect],
    lineTransfer: [done(undefined), defect],
  },
  project: ({ typed, search, branches, opened, wanted, failures, acted }) => [
    typed,
    search,
    Object.entries(branches)
      .map(([under, { rows, count, page }]) => `${under} ${rows.length} ${count} ${page}`)
      .sort(),
    opened,
    wanted.map(({ under, page }) => `${under} ${page}`),
    Object.entries(failures)
      .map(([under, { page }]) => `${under} ${page}`)
      .sort(),
    acted,
  ],
  invariants: {
    'only moved money is told': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
    'nobody is open twice, and nothing is asked for twice': ({ snapshot: { context } }) => {
      expect(new Set(context.opened).size).toBe(context.opened.length);
      expect(new Set(context.wanted.map(({ under }) => under)).size).toBe(context.wanted.length);
    },
  },
  expectations: {
    'tree.shown': ({ pending, snapshot: { context } }) => expect([pending, context.wanted]).toEqual([{}, []]),
    'tree.loading': ({ pending, snapshot: { context } }) => {
      const [first] = context.wanted;
      const search = first?.under === '' ? context.search : '';
      expect(pending).toEqual({ fetchDownlines: { request: { ...first, search, pageSize: '50' } } });
    },
    rating: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ rateChange: { id: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` } }),
    sending: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ lineTransfer: { to: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` } }),
  },
};
