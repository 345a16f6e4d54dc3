import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import type { downlineTreeMachine } from '../../../src/machines/agentReports/downlineTree.machine.ts';
import { treeListMachine } from '../../../src/machines/agentReports/treeList.machine.ts';
import { lineTransferMachine } from '../../../src/machines/lineTransfer/lineTransfer.machine.ts';
import { rateChangeMachine } from '../../../src/machines/registerCentre/rateChange.machine.ts';
import { AgentNewsPage } from '../../../src/ui/agentReports/AgentNewsPage.tsx';
import { DownlineTreePage, TreeList } from '../../../src/ui/agentReports/DownlineTreePage.tsx';
import { TeamBetsPage } from '../../../src/ui/agentReports/TeamBetsPage.tsx';
import { TeamOverviewPage } from '../../../src/ui/agentReports/TeamOverviewPage.tsx';
import { TeamProfitPage } from '../../../src/ui/agentReports/TeamProfitPage.tsx';
import { TeamTransactionsPage } from '../../../src/ui/agentReports/TeamTransactionsPage.tsx';
import type { View } from '../kit/view.ts';
import { listView } from '../list/listView.tsx';
import { alerts, buttonCalled, fieldCalled, onScreen, press } from '../onScreen.tsx';
import {
  agentNewsSpec,
  teamBetsSpec,
  teamOverviewSpec,
  teamProfitSpec,
  teamTransactionsSpec,
  treeListSpec,
} from './agentReports.spec.ts';

const emptyText = (none: string) => (search: string) =>
  search === '' ? none : `No account of your line with “${search}” in this period.`;

export const teamBetsView = listView(teamBetsSpec, {
  view: (actor) => <TeamBetsPage actor={actor} />,
  filters: { result: { label: 'Result' } },
  searchLabel: 'Account',
  rows: [
    'somchai Level 1Lantern Night22/11/2026 18:30P 20.00P 48.00Won',
    'deep Level 2Talat Fishing22/11/2026 18:29P 5.00P 0.00Lost',
  ],
  sums: ['StakeP 25.00', 'Valid betP 25.00', 'PayoutP 48.00', 'Members’ net result+P 23.00'],
  emptyTitle: 'No team bets',
  emptyText: emptyText('Nobody in your line has a settled bet in this period.'),
  failedTitle: 'The team betting history could not be loaded',
});

export const teamProfitView = listView(teamProfitSpec, {
  view: (actor) => <TeamProfitPage actor={actor} />,
  filters: {
    by: {
      label: 'By',
      tabs: { member: 'Members', level: 'Levels', category: 'Categories', vendor: 'Vendors', day: 'Days' },
    },
    scope: { label: 'Whom', chips: { line: 'Whole line', direct: 'Direct downlines' } },
  },
  searchLabel: 'Account',
  rows: ['somchai Level 1P 1,000.00P 200.00P 5.00P 290.00−P 50.00', 'deep Level 2P 0.00P 0.00P 0.00P 0.00P 0.00'],
  sums: [
    'DepositsP 1,000.00+25.0% from the period before',
    'WithdrawalsP 200.00nothing in the period before',
    'BonusesP 5.00nothing in the period before',
    'Valid betP 290.00−50.0% from the period before',
    'Members’ net result−P 50.00−100.0% from the period before',
  ],
  emptyTitle: 'No downlines',
  emptyText: emptyText('You have no downlines yet.'),
  failedTitle: 'Profit and loss could not be loaded',
});

export const teamTransactionsView = listView(teamTransactionsSpec, {
  view: (actor) => <TeamTransactionsPage actor={actor} />,
  filters: { group: { label: 'Kind' } },
  searchLabel: 'Account',
  rows: [
    'somchai Level 1Deposit22/11/2026 18:30+P 1,000.00P 1,200.00',
    'deep Level 2Withdrawal22/11/2026 18:29−P 200.00P 0.00',
  ],
  sums: ['InP 1,000.00', 'OutP 200.00'],
  emptyTitle: 'No transactions',
  emptyText: emptyText('Nothing moved in the wallets of your line in this period.'),
  failedTitle: 'The transactions could not be loaded',
});

export const teamOverviewView = listView(teamOverviewSpec, {
  view: (actor) => <TeamOverviewPage actor={actor} />,
  rows: [
    '22/11P 700.00P 100.00',
    'Today so farP 400.00P 500.00',
    'somchai 1P 700.00+P 600.00',
    'agent2 Agent1,402P 400.00−P 100.00',
  ],
  sums: [
    'Valid betP 1,100.00+83.3% from the period before',
    'Active / members12 / 1,403−3 from the period before',
    'New members3±0 from the period before',
    'My incomeP 11.00nothing in the period before',
  ],
  emptyTitle: 'No downlines',
  failedTitle: 'The team overview could not be loaded',
});

export const agentNewsView = listView(agentNewsSpec, {
  view: (actor) => <AgentNewsPage actor={actor} />,
  rows: ['New rates22/11/2026 18:30From Monday.', 'Maintenance22/11/2026 18:29At night.'],
  emptyTitle: 'No announcements',
  failedTitle: 'The announcements could not be loaded',
});

const TRAIL = ['', 'agent2'];
export const treeListView = listView(treeListSpec, {
  view: (actor) => <TreeList actor={actor} trail={TRAIL} onAct={() => {}} />,
  filters: { under: { label: 'Below', chips: { '': 'Me', agent2: 'agent2' } } },
  searchLabel: 'Account',
  rows: [
    'agent2 Level 1Boonmee · Joined 22/11/2026 18:30Last login 22/11/2026 18:31P 21,750.00Below: 14Rebate 0.6%TransferOffer a contract',
    'somchai Level 1Somchai · Joined 22/11/2026 18:30Last login NeverP 0.00Rebate by VIP levelTransferOffer a contract',
  ],
  emptyTitle: 'No downlines',
  emptyText: emptyText('You have no downlines yet.'),
  failedTitle: 'Your downlines could not be loaded',
});

const never = fromPromise(() => new Promise<never>(() => {})) as never;

/** A list that keeps loading. */
const loadingList = treeListMachine.provide({
  actors: { fetchPage: fromPromise(() => new Promise<never>(() => {})) } as never,
  actions: { readToday: () => {} },
});

export const downlineTreeView: View<typeof downlineTreeMachine> = {
  open: onScreen((actor) => <DownlineTreePage actor={actor} />),
  live: {
    list: () => loadingList,
    rateChange: () => rateChangeMachine.provide({ actors: { fetchRate: never } }),
    lineTransfer: () => lineTransferMachine.provide({ actors: { fetchTerms: never } }),
  },
  drivers: {
    'list.opened': 'elsewhere',
    'list.chosen': 'elsewhere',
    'list.sized': 'elsewhere',
    'page.language': 'elsewhere',
    'downlineTree.retry': () => press('Try again'),
    'downlineTree.act': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
  },
  offers: { 'downlineTree.retry': (snapshot) => snapshot.matches('failed') },
  expectations: {
    'open.rating': () => expect(buttonCalled('Back to downlines')).toEqual({ disabled: false, busy: false }),
    'open.sending': () => expect(buttonCalled('All downlines')).toEqual({ disabled: true, busy: false }),
    'open.listing': ({ context: { trail } }) => {
      expect(fieldCalled('Account')).not.toBeNull();
      expect(buttonCalled('Me') !== null).toBe(trail.length > 1);
    },
    failed: () => {
      expect(alerts().join()).toContain('Your downlines could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
  },
};
