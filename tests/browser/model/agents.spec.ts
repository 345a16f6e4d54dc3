// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { pageStage } from '../../model/browser/pageStage.ts';
import { WALK_MS } from '../../model/browser/siteStage.ts';
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
