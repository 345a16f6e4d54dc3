// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agentFeaturesContract } from '../../../src/api/contract/agent/agentFeatures.ts';
import { agreementContract } from '../../../src/api/contract/agent/agreement.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { AgreementsContext } from '../../../src/machines/agent/agreements/agreements.rules.ts';
import { agreementFlow } from '../../model/agent/agreement/agreement.spec.ts';
import { agreementView } from '../../model/agent/agreement/agreement.view.tsx';
import { agreementOfferFlow } from '../../model/agent/agreementOffer/agreementOffer.spec.ts';
import { agreementOfferView } from '../../model/agent/agreementOffer/agreementOffer.view.tsx';
import { given } from '../../model/agent/agreements/agreements.data.ts';
import { agreementsFlow, waiting } from '../../model/agent/agreements/agreements.spec.ts';
import { agreementsView } from '../../model/agent/agreements/agreements.view.tsx';
import { ends } from '../../model/browser/breakage.ts';
import { PANEL, pageStage, press, pressFirstRow } from '../../model/browser/pageStage.ts';
import { closeWarnings, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { Outcome } from '../../model/kit/outcome.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const { requests, history, preview, terms, daily, hourly } = agreementContract;

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

/** The page where an agent offers an agreement. */
const newOffer = {
  name: 'the agreements of an agent',
  answers: [],
  press: async (page: Page) => {
    await page.getByRole('tab', { name: 'To my downline', exact: true }).click();
    await press('Daily wages')(page);
    await press('Offer contract')(page);
  },
};

/** The server's answer decides whether an offer is made. */
async function endOffer(page: Page, outcome: Outcome, { snapshot }: Configuration): Promise<void> {
  const made = outcome.kind === 'done' && (outcome.output as { readonly agreement: object | null }).agreement;
  if (!made) return press('Cancel')(page);
  const { kind } = snapshot.context as unknown as AgreementsContext;
  const { id: endpoint } = kind === 'hourly' ? hourly : daily;
  await qa.fault({ endpoint, fault: 'answer', times: 1, value: { agreement: made, ended: [] } });
  await page.getByLabel('Downline', { exact: true }).fill(given.downline.username);
  await page.getByLabel('Rate (%)', { exact: true }).fill('0.1');
  await press('Send offer')(page);
}

it(
  '[CONTRACT-07] [CONTRACT-09] takes every transition of the agreements in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/contractRequests',
      as: 'agent1',
      calls: { fetchWaiting: [requests] },
      steering: {
        fetchFeatures: steerFeatures(),
        agreement: ends(press('All contracts')),
        offer: ends(endOffer),
      },
      faulty: ['list', 'agreement', 'offer'],
      elsewhere: { 'list.opened': toldTo('agreements'), 'list.chosen': toldTo('agreements') },
    });
    expect(await tourInBrowser(agreementsFlow, agreementsView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] takes every transition of an agreement in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/agent/contractRequests',
      as: 'agent2',
      scope: PAPER,
      within: [{ name: 'an offer that waits', answers: [[requests, waiting]], press: pressFirstRow }],
      calls: { fetchHistory: [history], fetchPreview: [preview], sendAct: [daily] },
    });
    expect(await tourInBrowser(agreementFlow, agreementView, stage)).toEqual([]);
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
        // The agreement opened from the offer shows below its buttons that it could not be loaded.
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
      elsewhere: { 'downline.chosen': toldTo('agreementOffer') },
    });
    expect(await tourInBrowser(agreementOfferFlow, agreementOfferView, stage)).toEqual([]);
  },
  WALK_MS,
);
