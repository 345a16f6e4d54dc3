// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { agentReportsContract } from '../../../../src/api/contract/agent/agentReports.ts';
import { announcementContract } from '../../../../src/api/contract/public/announcement.ts';
import { agentNewsMachine } from '../../../../src/machines/agent/agentReports/agentNews.machine.ts';
import {
  teamBetFileMachine,
  teamBetsMachine,
  teamBetsViewsMachine,
} from '../../../../src/machines/agent/agentReports/teamBets.machine.ts';
import {
  teamOverviewMachine,
  teamOverviewViewsMachine,
} from '../../../../src/machines/agent/agentReports/teamOverview.machine.ts';
import {
  teamProfitFileMachine,
  teamProfitMachine,
  teamProfitViewsMachine,
} from '../../../../src/machines/agent/agentReports/teamProfit.machine.ts';
import {
  teamTransactionFileMachine,
  teamTransactionsMachine,
  teamTransactionsViewsMachine,
} from '../../../../src/machines/agent/agentReports/teamTransactions.machine.ts';
import { AgentNewsPage } from '../../../../src/ui/agent/agentReports/AgentNewsPage.tsx';
import { TeamBetsPage } from '../../../../src/ui/agent/agentReports/TeamBetsPage.tsx';
import { TeamOverviewPage } from '../../../../src/ui/agent/agentReports/TeamOverviewPage.tsx';
import { TeamProfitPage } from '../../../../src/ui/agent/agentReports/TeamProfitPage.tsx';
import { TeamTransactionsPage } from '../../../../src/ui/agent/agentReports/TeamTransactionsPage.tsx';
import { choose, dayStart, listContract, searchFor } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';
import { noMoves, someProfit } from './teamProfit.data.ts';

const { overview, bets, profit, transactions } = agentReportsContract;
const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);
const DAYS = { from: dayStart(11, 16), to: dayStart(11, 23) };
const paged = { search: '', page: 1, pageSize: '10' };
const search = [() => searchFor('Account', ' mali '), { search: 'mali' }] as const;
const month = [() => press('This month'), { from: dayStart(11, 1) }] as const;

describe('[AGENT-07] [AGENT-17] the team betting history', () => {
  it.each(
    listContract({
      machine: teamBetsMachine,
      endpoint: bets,
      view: (actor) => <TeamBetsPage actor={actor} />,
      first: { ...DAYS, category: 'all', result: 'all', ...paged, language: 'TH' },
      changes: [
        [() => choose('Category', 'Fishing'), { category: 'FISH' }],
        [() => choose('Result', 'Lost'), { result: 'lost' }],
        search,
        month,
      ],
      some: {
        list: [
          {
            ...{ id: 'b2', placedAt: at - 90_000, settledAt: at, account: 'somchai', level: 1, vendor: 'Nine Lamps' },
            ...{ category: 'SLOT', game: 'Lantern Night', round: 'R2', stake: 20 * P, validBet: 15 * P },
            ...{ payout: 48 * P, result: 'won' },
          },
          {
            ...{ id: 'b1', placedAt: at - 180_000, settledAt: at - 120_000, account: 'deep', level: 2 },
            ...{ vendor: 'Talat Fishing', category: 'FISH', game: null, round: 'R1', stake: 5 * P, validBet: 4 * P },
            ...{ payout: 0, result: 'lost' },
          },
        ],
        ...{ count: 12, stake: 25 * P, validBet: 19 * P, payout: 48 * P },
      },
      none: { list: [], count: 0, stake: 0, validBet: 0, payout: 0 },
      rows: [
        'Account: somchai | Level 1; Game: Lantern Night | 22/11/2026 18:30; Stake: P 20.00; Payout: P 48.00; Result: Won',
        'Account: deep | Level 2; Game: Talat Fishing | 22/11/2026 18:28; Stake: P 5.00; Payout: P 0.00; Result: Lost',
      ],
      sums: ['Stake: P 25.00', 'Valid bet: P 19.00', 'Payout: P 48.00', 'Members’ net result: +P 23.00'],
      empty: ['No team bets', 'Nobody in your line has a settled bet in this period.'],
      failed: 'The team betting history could not be loaded',
      file: [teamBetFileMachine, { ...DAYS, category: 'all', result: 'all', search: '', language: 'TH' }],
      views: [teamBetsViewsMachine, 'teamBets'],
    }),
  )('%s', (_title, run) => run());
});

describe('[AGENT-08] profit and loss of the line', () => {
  it.each(
    listContract({
      machine: teamProfitMachine,
      endpoint: profit,
      view: (actor) => <TeamProfitPage actor={actor} />,
      first: { ...DAYS, by: 'member', scope: 'line', ...paged, language: 'TH' },
      changes: [
        [() => choose('By', 'Levels'), { by: 'level' }],
        [() => choose('Whom', 'Direct downlines'), { scope: 'direct' }],
        search,
        month,
      ],
      some: someProfit,
      none: { ...noMoves, list: [], count: 0, before: noMoves },
      rows: [
        'Account: somchai | Level 1; Deposits: P 1,000.00; Withdrawals: P 200.00; Bonuses: P 5.00; Valid bet: P 290.00; Net result: −P 50.00',
        'Account: deep | Level 2; Deposits: P 0.00; Withdrawals: P 0.00; Bonuses: P 0.00; Valid bet: P 0.00; Net result: P 0.00',
      ],
      sums: [
        'Deposits: P 1,000.00 | +25.0% | from the period before',
        'Withdrawals: P 200.00 | nothing in the period before',
        'Bonuses: P 5.00 | nothing in the period before',
        'Valid bet: P 290.00 | −50.0% | from the period before',
        'Members’ net result: −P 50.00 | −100.0% | from the period before',
      ],
      empty: ['No downlines', 'You have no downlines yet.'],
      failed: 'Profit and loss could not be loaded',
      file: [teamProfitFileMachine, { ...DAYS, by: 'member', scope: 'line', search: '', language: 'TH' }],
      views: [teamProfitViewsMachine, 'teamProfit'],
    }),
  )('%s', (_title, run) => run());
});

describe('[AGENT-10] the downline transactions', () => {
  it.each(
    listContract({
      machine: teamTransactionsMachine,
      endpoint: transactions,
      view: (actor) => <TeamTransactionsPage actor={actor} />,
      first: { ...DAYS, group: 'all', ...paged },
      changes: [[() => choose('Kind', 'Bonuses'), { group: 'bonus' }], search, month],
      some: {
        list: [
          {
            ...{ id: 'm2/0', account: 'somchai', level: 1, at, kind: 'deposit' },
            ...{ amount: 1_000 * P, balance: 1_200 * P },
          },
          { id: 'm1/0', account: 'deep', level: 2, at: at - 60_000, kind: 'withdrawal', amount: -200 * P, balance: 0 },
        ],
        ...{ count: 12, in: 1_000 * P, out: 200 * P },
      },
      none: { list: [], count: 0, in: 0, out: 0 },
      rows: [
        'Account: somchai | Level 1; Transaction: Deposit | 22/11/2026 18:30; Amount: +P 1,000.00; Balance: P 1,200.00',
        'Account: deep | Level 2; Transaction: Withdrawal | 22/11/2026 18:29; Amount: −P 200.00; Balance: P 0.00',
      ],
      sums: ['In: P 1,000.00', 'Out: P 200.00'],
      empty: ['No transactions', 'Nothing moved in the wallets of your line in this period.'],
      failed: 'The transactions could not be loaded',
      file: [teamTransactionFileMachine, { ...DAYS, group: 'all', search: '', language: 'TH' }],
      views: [teamTransactionsViewsMachine, 'teamTransactions'],
    }),
  )('%s', (_title, run) => run());
});

describe('[AGENT-02] [AGENT-04] the team overview', () => {
  const still = { now: 0, before: 0 };
  it.each(
    listContract({
      machine: teamOverviewMachine,
      endpoint: overview,
      view: (actor) => <TeamOverviewPage actor={actor} />,
      first: DAYS,
      changes: [[() => press('Last 30 days'), { from: dayStart(10, 24) }]],
      some: {
        list: [
          { id: 'l1', account: 'somchai', isAgent: false, members: 1, validBet: { now: 700 * P, before: 100 * P } },
          { id: 'l2', account: 'agent2', isAgent: true, members: 1_402, validBet: { now: 400 * P, before: 500 * P } },
        ],
        ...{ count: 2, members: 1_403, validBet: { now: 1_100 * P, before: 600 * P }, active: { now: 12, before: 15 } },
        ...{ joined: { now: 3, before: 3 }, income: { now: 11 * P, before: 0 } },
        days: [
          { start: dayStart(11, 21), isToday: false, validBet: 700 * P, before: 100 * P },
          { start: dayStart(11, 22), isToday: true, validBet: 400 * P, before: 500 * P },
        ],
      },
      none: { list: [], count: 0, members: 0, validBet: still, active: still, joined: still, income: still, days: [] },
      rows: [
        'Day: 21/11; This period: P 700.00; Period before: P 100.00',
        'Day: Today so far; This period: P 400.00; Period before: P 500.00',
        'Line: somchai; Members: 1; Valid bet: P 700.00; Change: +P 600.00',
        'Line: agent2 | Agent; Members: 1,402; Valid bet: P 400.00; Change: −P 100.00',
      ],
      sums: [
        'Valid bet: P 1,100.00 | +83.3% | from the period before',
        'Active / members: 12 | / 1,403 | −3 | from the period before',
        'New members: 3 | ±0 | from the period before',
        'My income: P 11.00 | nothing in the period before',
      ],
      empty: ['No downlines', 'As soon as somebody joins below you, you see here what your team does.'],
      failed: 'The team overview could not be loaded',
      views: [teamOverviewViewsMachine, 'teamOverview'],
    }),
  )('%s', (_title, run) => run());
});

describe('[AGENT-03] announcements in the agent centre', () => {
  it.each(
    listContract({
      machine: agentNewsMachine,
      endpoint: announcementContract.page,
      view: (actor) => <AgentNewsPage actor={actor} />,
      first: { page: 1, pageSize: '10', language: 'TH' },
      changes: [],
      some: {
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
      },
      none: { list: [], count: 0 },
      rows: ['New rates | 22/11/2026 18:30 | From Monday.', 'Maintenance | 22/11/2026 18:29 | At night.'],
      empty: ['No announcements', 'There is nothing new at the moment.'],
      failed: 'The announcements could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
