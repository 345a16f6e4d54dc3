// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { agentFeaturesContract } from '../../../src/api/contract/agentFeatures.ts';
import { billContract } from '../../../src/api/contract/bill.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { ContractsContext } from '../../../src/machines/contracts/contracts.rules.ts';
import { billFlow } from '../../model/bill/bill.spec.ts';
import { billView } from '../../model/bill/bill.view.tsx';
import { someBills } from '../../model/bills/bills.data.ts';
import { ends } from '../../model/browser/breakage.ts';
import { PANEL, pageStage, press, pressFirstRow } from '../../model/browser/pageStage.ts';
import { closeWarnings, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { contractFlow } from '../../model/contract/contract.spec.ts';
import { contractView } from '../../model/contract/contract.view.tsx';
import { contractOfferFlow } from '../../model/contractOffer/contractOffer.spec.ts';
import { contractOfferView } from '../../model/contractOffer/contractOffer.view.tsx';
import { given } from '../../model/contracts/contracts.data.ts';
import { contractsFlow, waiting } from '../../model/contracts/contracts.spec.ts';
import { contractsView } from '../../model/contracts/contracts.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { Outcome } from '../../model/kit/outcome.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const { requests, history, preview, terms, daily, hourly } = agentContractContract;

/** What a list opens. */
const PAPER = { selector: `${PANEL.selector} div:has(> [class*="top"] > button)` };

/** The agent's feature flags, as this flow requests them; the centre has requested them before. */
function steerFeatures() {
  let isCentres = true;
  const reins = steer(qa, [agentFeaturesContract.read], {
    of: () => {
      const isFlows = !isCentres;
      isCentres = false;
      return isFlows;
    },
    says: ({ output }) => output,
  });
  return {
    ...reins,
    hold: (page: Page) => {
      isCentres = true;
      return reins.hold(page);
    },
  };
}

/** The page where an agent offers a contract. */
const newOffer = {
  name: 'the contracts of an agent',
  answers: [],
  press: async (page: Page) => {
    await page.getByRole('tab', { name: 'To my downline', exact: true }).click();
    await press('Daily wages')(page);
    await press('Offer contract')(page);
  },
};

/** The server's answer decides whether an offer is made. */
async function endOffer(page: Page, outcome: Outcome, { snapshot }: Configuration): Promise<void> {
  const made = outcome.kind === 'done' && (outcome.output as { readonly contract: object | null }).contract;
  if (!made) return press('Cancel')(page);
  const { kind } = snapshot.context as unknown as ContractsContext;
  const { id: endpoint } = kind === 'hourly' ? hourly : daily;
  await qa.fault({ endpoint, fault: 'answer', times: 1, value: { contract: made, ended: [] } });
  await page.getByLabel('Downline', { exact: true }).fill(given.downline.username);
  await page.getByLabel('Rate (%)', { exact: true }).fill('0.1');
  await press('Send offer')(page);
}

it(
  '[CONTRACT-07] [CONTRACT-09] takes every transition of the contracts in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/contractRequests',
      as: 'agent1',
      calls: { fetchWaiting: [requests] },
      steering: {
        fetchFeatures: steerFeatures(),
        contract: ends(press('All contracts')),
        offer: ends(endOffer),
      },
      faulty: ['list', 'contract', 'offer'],
      elsewhere: { 'list.opened': toldTo('contracts'), 'list.chosen': toldTo('contracts') },
    });
    expect(await tourInBrowser(contractsFlow, contractsView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] takes every transition of a contract in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/contractRequests',
      as: 'agent2',
      scope: PAPER,
      within: [{ name: 'an offer that waits', answers: [[requests, waiting]], press: pressFirstRow }],
      calls: { fetchHistory: [history], fetchPreview: [preview], sendAct: [daily] },
    });
    expect(await tourInBrowser(contractFlow, contractView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CONTRACT-02] takes every transition of an offer in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/contractRequests',
      as: 'agent1',
      scope: {
        // The contract opened from the offer shows below its buttons that it could not be loaded.
        selector: `${PANEL.selector} :is(div:has(> [class*="top"] > h3), [class*="card"]:has([class*="action"]):not([class*="top"] ~ *))`,
      },
      within: [newOffer],
      calls: { fetchTerms: [terms], sendOffer: [daily] },
      faulty: ['downlinePicker'],
      // The list of downlines would cover the next button.
      clearAway: async (page) => {
        await closeWarnings(page);
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      },
      elsewhere: { 'downline.chosen': toldTo('contractOffer') },
    });
    expect(await tourInBrowser(contractOfferFlow, contractOfferView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CONTRACT-10] takes every transition of a bill in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/dailyWages',
      as: 'agent1',
      scope: PAPER,
      within: [
        {
          name: 'the bills of an agent',
          answers: [[billContract.list, someBills]],
          press: pressFirstRow,
        },
      ],
      calls: { fetchDetail: [billContract.detail], sendClaim: [billContract.claim] },
    });
    expect(await tourInBrowser(billFlow, billView, stage)).toEqual([]);
  },
  WALK_MS,
);
