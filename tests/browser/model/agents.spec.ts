// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { billContract } from '../../../src/api/contract/bill.ts';
import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { billListFlow, billsFlow } from '../../model/bills/bills.spec.ts';
import { billListView, billsView } from '../../model/bills/bills.view.tsx';
import { ends } from '../../model/browser/breakage.ts';
import { pageStage, press } from '../../model/browser/pageStage.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { downlineListFlow, downlinesFlow } from '../../model/downlines/downlines.spec.ts';
import { downlineListView, downlinesView } from '../../model/downlines/downlines.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { realTimeRulesFlow } from '../../model/realTimeRules/realTimeRules.spec.ts';
import { realTimeRulesView } from '../../model/realTimeRules/realTimeRules.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();

it(
  '[CONTRACT-11] takes every transition of the real-time salary rules in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/realTimeRules',
      as: 'agent1',
      calls: { fetchRules: [agentContractContract.realTimeRules] },
    });
    expect(await tourInBrowser(realTimeRulesFlow, realTimeRulesView, stage)).toEqual([]);
  },
  WALK_MS,
);

/** What the page tells a list with a detail, and how its detail ends. */
const listDetailParts = (machine: string, back: string) => ({
  steering: { detail: ends(press(back)) },
  faulty: ['list', 'detail'],
  elsewhere: {
    'page.moneyMoved': toldTo(machine),
    'list.opened': toldTo(machine),
    'page.language': toldTo(machine),
    'listDetail.refresh': toldTo(machine),
  },
});

/** The walk of the list itself; a row that opens covers it. */
const UNDER_A_ROW = { 'open, list.open [isRow] -> (stays)': 'the row covers the list; the page has a walk of its own' };

it(
  '[WALLET-06] takes every transition of the list of downlines in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/transferDownline',
      as: 'agent1',
      calls: { fetchPage: [lineTransferContract.downlines] },
      offers: { 'list.open': () => false },
      outOfReach: UNDER_A_ROW,
      elsewhere: { 'page.language': toldTo('downlineList') },
    });
    expect(await tourInBrowser(downlineListFlow, downlineListView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WALLET-06] takes every transition of the downlines in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/transferDownline',
      as: 'agent1',
      ...listDetailParts('downlines', 'All downlines'),
    });
    expect(await tourInBrowser(downlinesFlow, downlinesView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[AGENT-11] [AGENT-12] [AGENT-13] takes every transition of the list of bills in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/dailyWages',
      as: 'agent1',
      calls: { fetchPage: [billContract.list] },
      offers: { 'list.open': () => false },
      outOfReach: UNDER_A_ROW,
      elsewhere: { 'page.language': toldTo('billList') },
    });
    expect(await tourInBrowser(billListFlow, billListView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CONTRACT-10] takes every transition of the page of bills in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/dailyWages',
      as: 'agent1',
      ...listDetailParts('bills', 'All bills'),
    });
    expect(await tourInBrowser(billsFlow, billsView, stage)).toEqual([]);
  },
  WALK_MS,
);
