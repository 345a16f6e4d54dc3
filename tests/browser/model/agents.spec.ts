// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { billContract } from '../../../src/api/contract/bill.ts';
import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { billsFlow } from '../../model/bills/bills.spec.ts';
import { billsView } from '../../model/bills/bills.view.tsx';
import { ends } from '../../model/browser/breakage.ts';
import { pageStage } from '../../model/browser/pageStage.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { downlinesFlow } from '../../model/downlines/downlines.spec.ts';
import { downlinesView } from '../../model/downlines/downlines.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { realTimeRulesFlow } from '../../model/realTimeRules/realTimeRules.spec.ts';
import { realTimeRulesView } from '../../model/realTimeRules/realTimeRules.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();

it(
  '[CONTRACT-11] takes every transition of the rules of the real-time salary in the browser',
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

it(
  '[WALLET-06] takes every transition of the downlines in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/transferDownline',
      as: 'agent1',
      calls: { fetchDownlines: [lineTransferContract.downlines] },
      steering: {
        lineTransfer: ends((page) => page.getByRole('button', { name: 'All downlines' }).click()),
      },
      faulty: ['lineTransfer'],
      elsewhere: { 'page.moneyMoved': toldTo('downlines') },
    });
    expect(await tourInBrowser(downlinesFlow, downlinesView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[AGENT-11] takes every transition of the bills in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/dailyWages',
      as: 'agent1',
      calls: { fetchPart: [billContract.list] },
      steering: { bill: ends((page) => page.getByRole('button', { name: 'All bills' }).click()) },
      faulty: ['bill'],
      elsewhere: { 'page.moneyMoved': toldTo('bills') },
    });
    expect(await tourInBrowser(billsFlow, billsView, stage)).toEqual([]);
  },
  WALK_MS,
);
