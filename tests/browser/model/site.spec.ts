// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { breaks, ends, refuseStorage } from '../../model/browser/breakage.ts';
import { holdSettings } from '../../model/browser/holdSettings.ts';
import { untilFadesAreDone } from '../../model/browser/siteInPage.ts';
import {
  closeAll,
  elsewhereOf,
  leftInAnotherTab,
  siteStage,
  tell,
  toldTo,
  WALK_MS,
} from '../../model/browser/siteStage.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { holdRequests } from '../../model/kit/browser/holdRequests.ts';
import { siteFlow } from '../../model/site/site/site.spec.ts';
import { siteView } from '../../model/site/site/site.view.tsx';
import { statusOf } from '../../model/systemStatus.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;

const faulty = [
  'clock',
  'status',
  'domain',
  'dialogs',
  'toasts',
  'modals',
  'analytics',
  'whitelabel',
  'countries',
  'announcements',
  'winners',
  'matches',
  'numbers',
  'games',
  'hero',
  'app',
];

/** Of the side bar and the header's menu, which a phone has elsewhere. */
const NOT_ON_PHONE = {
  'site.enter': 'elsewhere',
  'site.callService': 'elsewhere',
  'site.openChat': 'elsewhere',
} as const;

/** Logouts run in the background and are held: their answer could arrive between any two moves. */
const logouts = holdRequests('logout', [sessionContract.logout.path]);
const domains = holdSettings([systemContract.domainRoute]);

it(
  '[SHELL-05] [SHELL-06] takes every transition of the site in the browser',
  async () => {
    const measured = { ...statusOf(0), analytics: { endpoint: '/ext/visit', requiresConsent: true } };
    // On a phone, the bottom bar leads to the wallet, and the menu to people.
    const view: typeof siteView = { ...siteView, drivers: { ...siteView.drivers, ...NOT_ON_PHONE } };
    const stage = siteStage(site, {
      faulty,
      scope: { selector: '#root', instead: { '#phone-menu': '' } },
      openings: [
        { name: 'a visitor', path: '/', given: logouts.hold },
        { name: 'a member', as: 'somchai', path: '/', given: logouts.hold },
        {
          name: 'a pending domain check',
          path: '/',
          given: async (page) => {
            await logouts.hold(page);
            await domains.hold(page);
          },
        },
        {
          name: 'a visitor with analytics consent',
          path: '/',
          given: async (page) => {
            await logouts.hold(page);
            await qa.fault({ endpoint: systemContract.status.id, fault: 'answer', value: measured });
          },
        },
        {
          name: 'a browser without BroadcastChannel',
          path: '/',
          lacks: ['whitelabel', 'country'],
          given: logouts.hold,
          prepare: (page) =>
            page.addInitScript(() => {
              Object.assign(window, { BroadcastChannel: undefined });
            }),
        },
      ],
      steering: {
        domain: ends(domains.answer),
        theme: breaks({
          by: async (page) => {
            await page.evaluate(refuseStorage, { does: 'setItem', key: 'theme' } as const);
            await tell(page, 'theme', { type: 'theme.choose', theme: 'dark' });
          },
        }),
        locale: breaks({
          by: async (page) => {
            await page.evaluate(refuseStorage, { does: 'setItem', key: 'lang' } as const);
            await tell(page, 'locale', { type: 'locale.choose', language: 'EN' });
          },
        }),
        session: breaks({
          can: ({ snapshot }) => snapshot.context.hasToken,
          by: async (page) => {
            await page.evaluate(refuseStorage, { does: 'clear' } as const);
            await tell(page, 'session', { type: 'session.loggedOut' });
          },
        }),
      },
      elsewhere: {
        ...Object.fromEntries(elsewhereOf(view).map((type) => [type, toldTo('site')])),
        'site.navigated': {
          bring: (page, event) =>
            page.evaluate(
              (path) => history.pushState(null, '', path),
              (event as unknown as { readonly path: string }).path,
            ),
        },
        'tabs.loggedOut': leftInAnotherTab,
      },
      clearAway: closeAll,
      // A redirect arrives with a view transition, a frame or more later.
      comesToRest: (page) => page.evaluate(untilFadesAreDone),
    });
    expect(await tourInBrowser(siteFlow, view, stage)).toEqual([]);
  },
  WALK_MS,
);
