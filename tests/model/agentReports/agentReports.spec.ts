import { expect } from 'vitest';
import { agentReportsContract } from '../../../src/api/contract/agentReports.ts';
import { announcementContract } from '../../../src/api/contract/announcement.ts';
import { agentNewsMachine } from '../../../src/machines/agentReports/agentNews.machine.ts';
import { downlineTreeMachine } from '../../../src/machines/agentReports/downlineTree.machine.ts';
import {
  teamBetFileMachine,
  teamBetsMachine,
  teamBetsViewsMachine,
} from '../../../src/machines/agentReports/teamBets.machine.ts';
import {
  teamOverviewMachine,
  teamOverviewViewsMachine,
} from '../../../src/machines/agentReports/teamOverview.machine.ts';
import {
  teamProfitFileMachine,
  teamProfitMachine,
  teamProfitViewsMachine,
} from '../../../src/machines/agentReports/teamProfit.machine.ts';
import {
  teamTransactionFileMachine,
  teamTransactionsMachine,
  teamTransactionsViewsMachine,
} from '../../../src/machines/agentReports/teamTransactions.machine.ts';
import { treeListMachine } from '../../../src/machines/agentReports/treeList.machine.ts';
import { defect } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import { listFileFlow, RANGE } from '../list/listFileFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);
const { overview, downlines, bets, betsFile, profit, profitFile, transactions, transactionsFile } =
  agentReportsContract;

export const teamBetsSpec: ListSpec = {
  machine: teamBetsMachine,
  views: teamBetsViewsMachine,
  endpoint: bets,
  some: bets.value.parse({
    list: [
      {
        ...{ id: 'b2', placedAt: at - 40_000, settledAt: at, account: 'somchai', level: 1, vendor: 'Nine Lamps' },
        ...{ category: 'SLOT', game: 'Lantern Night', round: 'R2', stake: 20 * P, validBet: 20 * P, payout: 48 * P },
        result: 'won',
      },
      {
        ...{
          id: 'b1',
          placedAt: at - 90_000,
          settledAt: at - 60_000,
          account: 'deep',
          level: 2,
          vendor: 'Talat Fishing',
        },
        ...{ category: 'FISH', game: null, round: 'R1', stake: 5 * P, validBet: 5 * P, payout: 0, result: 'lost' },
      },
    ],
    ...{ count: 12, stake: 25 * P, validBet: 25 * P, payout: 48 * P },
  }),
  none: bets.value.parse({ list: [], count: 0, stake: 0, validBet: 0, payout: 0 }),
  filters: { result: 'lost' },
  range: true,
  search: true,
  translated: true,
  exports: teamBetFileMachine,
  request: ({ from, to, filters, search, page, pageSize, language }) => ({
    ...{ from, to, category: 'all', result: filters.result, search, page, pageSize, language },
  }),
};
export const teamBetsFlow = listFlow(teamBetsSpec);
export const teamBetFileFlow = listFileFlow({
  machine: teamBetFileMachine,
  endpoint: betsFile,
  filters: { category: 'FISH', result: 'lost' },
  request: { ...RANGE, category: 'FISH', result: 'lost', search: '', language: 'TH' },
});

const nothing = { deposits: 0, withdrawals: 0, bonuses: 0, stake: 0, validBet: 0, payout: 0 };
export const teamProfitSpec: ListSpec = {
  machine: teamProfitMachine,
  views: teamProfitViewsMachine,
  endpoint: profit,
  some: profit.value.parse({
    list: [
      {
        ...{ by: 'member', id: 'demo-somchai', account: 'somchai', level: 1, isAgent: false, deposits: 1_000 * P },
        ...{ withdrawals: 200 * P, bonuses: 5 * P, stake: 300 * P, validBet: 290 * P, payout: 250 * P },
      },
      { ...nothing, by: 'member', id: 'demo-deep', account: 'deep', level: 2, isAgent: false },
    ],
    ...{ count: 12, deposits: 1_000 * P, withdrawals: 200 * P, bonuses: 5 * P },
    ...{ stake: 300 * P, validBet: 290 * P, payout: 250 * P },
    before: { ...nothing, deposits: 800 * P, stake: 100 * P, validBet: 580 * P, payout: 75 * P },
  }),
  none: profit.value.parse({ ...nothing, list: [], count: 0, before: nothing }),
  filters: { by: 'level', scope: 'direct' },
  range: true,
  search: true,
  translated: true,
  exports: teamProfitFileMachine,
  request: ({ from, to, filters, search, page, pageSize, language }) => ({
    ...{ from, to, by: filters.by, scope: filters.scope, search, page, pageSize, language },
  }),
};
export const teamProfitFlow = listFlow(teamProfitSpec);
export const teamProfitFileFlow = listFileFlow({
  machine: teamProfitFileMachine,
  endpoint: profitFile,
  filters: { by: 'vendor', scope: 'direct' },
  request: { ...RANGE, by: 'vendor', scope: 'direct', search: '', language: 'TH' },
});

export const teamTransactionsSpec: ListSpec = {
  machine: teamTransactionsMachine,
  views: teamTransactionsViewsMachine,
  endpoint: transactions,
  some: transactions.value.parse({
    list: [
      {
        ...{ id: 'm2/0', account: 'somchai', level: 1, at, kind: 'deposit' },
        ...{ amount: 1_000 * P, balance: 1_200 * P },
      },
      { id: 'm1/0', account: 'deep', level: 2, at: at - 60_000, kind: 'withdrawal', amount: -200 * P, balance: 0 },
    ],
    ...{ count: 12, in: 1_000 * P, out: 200 * P },
  }),
  none: transactions.value.parse({ list: [], count: 0, in: 0, out: 0 }),
  filters: { group: 'bonus' },
  range: true,
  search: true,
  exports: teamTransactionFileMachine,
  request: ({ from, to, filters, search, page, pageSize }) => ({
    ...{ from, to, group: filters.group, search, page, pageSize },
  }),
};
export const teamTransactionsFlow = listFlow(teamTransactionsSpec);
export const teamTransactionFileFlow = listFileFlow({
  machine: teamTransactionFileMachine,
  endpoint: transactionsFile,
  filters: { group: 'bonus' },
  request: { ...RANGE, group: 'bonus', search: '', language: 'TH' },
});

export const teamOverviewSpec: ListSpec = {
  machine: teamOverviewMachine,
  views: teamOverviewViewsMachine,
  endpoint: overview,
  some: overview.value.parse({
    list: [
      { id: 'l1', account: 'somchai', isAgent: false, members: 1, validBet: { now: 700 * P, before: 100 * P } },
      { id: 'l2', account: 'agent2', isAgent: true, members: 1_402, validBet: { now: 400 * P, before: 500 * P } },
    ],
    ...{ count: 2, members: 1_403, validBet: { now: 1_100 * P, before: 600 * P }, active: { now: 12, before: 15 } },
    ...{ joined: { now: 3, before: 3 }, income: { now: 11 * P, before: 0 } },
    days: [
      { start: at, isToday: false, validBet: 700 * P, before: 100 * P },
      { start: at + 86_400_000, isToday: true, validBet: 400 * P, before: 500 * P },
    ],
  }),
  none: overview.value.parse({
    ...{ list: [], count: 0, members: 0, validBet: { now: 0, before: 0 }, active: { now: 0, before: 0 } },
    ...{ joined: { now: 0, before: 0 }, income: { now: 0, before: 0 }, days: [] },
  }),
  range: true,
  whole: true,
  request: ({ from, to }) => ({ from, to }),
};
export const teamOverviewFlow = listFlow(teamOverviewSpec);

export const agentNewsSpec: ListSpec = {
  machine: agentNewsMachine,
  endpoint: announcementContract.page,
  some: announcementContract.page.value.parse({
    list: [
      {
        ...{ id: 'a1', type: 'PL', title: 'New rates', content: '<p>From Monday.</p>' },
        ...{ image: null, link: null, publishedAt: at },
      },
      {
        ...{ id: 'a2', type: 'H', title: 'Maintenance', content: '<p>At night.</p>' },
        ...{ image: null, link: null, publishedAt: at - 60_000 },
      },
    ],
    count: 12,
  }),
  none: { list: [], count: 0 },
  translated: true,
  request: ({ page, pageSize, language }) => ({ page, pageSize, language }),
};
export const agentNewsFlow = listFlow(agentNewsSpec);

export const treeListSpec: ListSpec = {
  machine: treeListMachine,
  endpoint: downlines,
  some: downlines.value.parse({
    list: [
      {
        ...{ id: 'agent2', account: 'agent2', level: 1, nickname: 'Boonmee', isAgent: true, below: 14 },
        ...{ joinedAt: at, lastLoginAt: at + 60_000, balance: 21_750 * P, rate: 6_000 },
      },
      {
        ...{ id: 'somchai', account: 'somchai', level: 1, nickname: 'Somchai', isAgent: false, below: 0 },
        ...{ joinedAt: at, lastLoginAt: null, balance: 0, rate: 0 },
      },
    ],
    count: 21,
  }),
  none: { list: [], count: 0 },
  filters: { under: 'agent2' },
  search: true,
  opens: true,
  shared: true,
  input: { offered: { under: ['', 'agent2'] } },
  request: ({ filters, search, page, pageSize }) => ({ under: filters.under, search, page, pageSize }),
};
export const treeListFlow = listFlow(treeListSpec);

const choice = (under: string) => ({
  choice: { filters: { under }, span: 'days30', days: { from: '', to: '' }, typed: { from: '', to: '' } } as const,
});

export const downlineTreeFlow: Flow<typeof downlineTreeMachine> = {
  machine: () => downlineTreeMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/agent/downlineManagement' }],
  cases: {
    'list.opened': [{ id: 'agent2' }, { id: 'deep' }],
    'list.chosen': [choice(''), choice('agent2')],
    'list.sized': [],
    'page.language': [{ language: 'EN' }],
    'downlineTree.retry': [{}],
    'downlineTree.act': [
      { act: 'rate', id: 'd1' },
      { act: 'transfer', id: 'd1' },
    ],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.language', 'list.opened', 'page.moneyMoved'],
  outcomes: { list: [defect], rateChange: [done(undefined), defect], lineTransfer: [done(undefined), defect] },
  walks: ['start, list error, page.language'],
  project: ({ trail, under, language, acted }) => [trail.slice(0, 3), under, language, acted],
  invariants: {
    'what is on screen is on the trail, which begins at the agent': ({ snapshot: { context } }) => {
      expect(context.trail[0]).toBe('');
      expect(context.trail).toContain(context.under);
    },
    'only the language, stale rows and moved money are told': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          { sent: { type: 'page.language', language: 'EN' }, to: 'list' },
          { sent: { type: 'list.refresh' }, to: 'list' },
          { told: { type: 'page.moneyMoved' } },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    'open.listing': ({ pending, snapshot }) => {
      const { trail, under, language } = snapshot.context;
      expect(Object.keys(pending)).toEqual(['list']);
      if (trail.length === 1) expect([under, trail]).toEqual(['', ['']]);
      expect(['TH', 'EN']).toContain(language);
    },
    'open.rating': ({ pending, snapshot: { context } }) =>
      expect(pending.rateChange).toEqual({ id: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` }),
    'open.sending': ({ pending, snapshot: { context } }) =>
      expect(pending.lineTransfer).toEqual({ to: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` }),
    failed: ({ pending, snapshot: { context } }) =>
      expect([pending, context.trail, context.under]).toEqual([{}, [''], '']),
  },
};
