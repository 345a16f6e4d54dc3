// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { breaks, ends, refuseStorage } from '../../model/browser/breakage.ts';
import { holdSettings } from '../../model/browser/holdSettings.ts';
import { dialogCalled, elsewhereOf, siteStage, tell, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { steerCode } from '../../model/browser/steerCode.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { analyticsFlow } from '../../model/site/analytics/analytics.spec.ts';
import { analyticsView } from '../../model/site/analytics/analytics.view.tsx';
import { modalsFlow } from '../../model/site/modals/modals.spec.ts';
import { modalsView } from '../../model/site/modals/modals.view.tsx';
import { statusFlow } from '../../model/site/status/status.spec.ts';
import { statusView } from '../../model/site/status/status.view.tsx';
import { statusOf } from '../../model/systemStatus.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const home = { name: 'home', path: '/' } as const;

it(
  '[STATUS-01] [STATUS-05] takes every transition of the system status in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: '#root', instead: { 'div:has(> header)': 'the site' } },
      openings: [home],
      steering: { fetchStatus: steer(qa, [systemContract.status], { says: ({ output }) => output }) },
    });
    expect(await tourInBrowser(statusFlow, statusView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[ERR-28] [ERR-29] takes every transition of the modals in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Loading', 'The page is slow to load'),
      openings: [{ name: 'home', as: 'somchai' }],
      steering: {
        loadFlow: steerCode(/\/assets\/(logout|register)-[^/]*\.js$/, {
          isAskedFor: (address, { snapshot }) => address.includes(`/${snapshot.context.request?.flow}-`),
        }),
        logout: breaks({
          by: async (page) => {
            await page.evaluate(refuseStorage, { does: 'clear' } as const);
            await tell(page, 'logout', { type: 'logout.confirm' });
          },
        }),
        register: ends(async (page) => tell(page, 'register', { type: 'register.close' })),
      },
      elsewhere: Object.fromEntries(elsewhereOf(modalsView).map((type) => [type, toldTo('modals')])),
    });
    expect(await tourInBrowser(modalsFlow, modalsView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[SHELL-08] takes every transition of the analytics consent in the browser',
  async () => {
    const status = holdSettings([systemContract.status]);
    const flow = { ...analyticsFlow, cases: { ...analyticsFlow.cases, 'analytics.navigated': [{ path: '/terms' }] } };
    const stage = siteStage(site, {
      faulty: ['place'],
      scope: { selector: 'section[aria-label="Visit statistics"]' },
      openings: [
        { name: 'a new browser', given: status.hold },
        { name: 'a browser with consent', given: status.hold, stored: { countVisits: 'given' } },
        { name: 'a browser without consent', given: status.hold, stored: { countVisits: 'refused' } },
      ],
      steering: { countVisit: steer(qa, [extContract.visit], { says: () => null }) },
      elsewhere: {
        'analytics.configure': {
          can: ({ snapshot }) => snapshot.matches('waiting' as never),
          bring: async (_, event) => {
            const { measures, requiresConsent } = event as unknown as Readonly<
              Record<'measures' | 'requiresConsent', boolean>
            >;
            const analytics = { endpoint: measures ? '/ext/visit' : null, requiresConsent };
            await qa.fault({
              endpoint: systemContract.status.id,
              fault: 'answer',
              value: { ...statusOf(0), analytics },
            });
            await status.answer();
          },
        },
        'analytics.navigated': {
          bring: (page) => page.evaluate(() => history.pushState(null, '', location.pathname === '/' ? '/terms' : '/')),
        },
      },
    });
    expect(await tourInBrowser(flow, analyticsView, stage)).toEqual([]);
  },
  WALK_MS,
);
