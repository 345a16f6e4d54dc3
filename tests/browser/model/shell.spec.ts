// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcementContract } from '../../../src/api/contract/announcement.ts';
import { extContract } from '../../../src/api/contract/ext.ts';
import { homeContract } from '../../../src/api/contract/home.ts';
import { systemContract } from '../../../src/api/contract/system.ts';
import { analyticsFlow } from '../../model/analytics/analytics.spec.ts';
import { analyticsView } from '../../model/analytics/analytics.view.tsx';
import { answers, wireFailures } from '../../model/answers.ts';
import { breaks, ends, refuseStorage } from '../../model/browser/breakage.ts';
import { holdSettings } from '../../model/browser/holdSettings.ts';
import {
  chooseLanguage,
  dialogCalled,
  elsewhereOf,
  siteStage,
  tell,
  toldTo,
  WALK_MS,
} from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { steerCode } from '../../model/browser/steerCode.ts';
import { clockFlow } from '../../model/clock/clock.spec.ts';
import { clockView } from '../../model/clock/clock.view.tsx';
import { dialogsFlow } from '../../model/dialogs/dialogs.spec.ts';
import { dialogsView } from '../../model/dialogs/dialogs.view.tsx';
import { domainFlow } from '../../model/domain/domain.spec.ts';
import { domainView } from '../../model/domain/domain.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { localeFlow } from '../../model/locale/locale.spec.ts';
import { localeView } from '../../model/locale/locale.view.tsx';
import { modalsFlow } from '../../model/modals/modals.spec.ts';
import { modalsView } from '../../model/modals/modals.view.tsx';
import { promotionsFlow, promotionsView } from '../../model/resource/promotions.view.tsx';
import { winnersFlow, winnersView } from '../../model/resource/winners.view.tsx';
import { statusFlow } from '../../model/status/status.spec.ts';
import { statusView } from '../../model/status/status.view.tsx';
import { statusOf } from '../../model/systemStatus.ts';
import { themeFlow } from '../../model/theme/theme.spec.ts';
import { themeView } from '../../model/theme/theme.view.tsx';
import { toastsFlow } from '../../model/toasts/toasts.spec.ts';
import { toastsView } from '../../model/toasts/toasts.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const home = { name: 'home', path: '/' } as const;
/** Header items of a desktop; a phone has them in its menu. */
const inHeader = (selector: string) => ({ selector: `header div[class*="wide"] > ${selector}` });

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
  '[ERR-30] takes every transition of the domain check in the browser',
  async () => {
    const { domainRoute } = systemContract;
    const flow = {
      ...domainFlow,
      outcomes: {
        fetchDomains: [
          answers(domainRoute, { domainList: [new URL(site.url).hostname] }),
          answers(domainRoute, { domainList: ['other.test'] }),
          ...wireFailures(domainRoute),
        ],
      },
    };
    const stage = siteStage(site, {
      scope: { selector: '#root' },
      openings: [home],
      steering: { fetchDomains: steer(qa, [domainRoute], { says: ({ output }) => output }) },
    });
    expect(await tourInBrowser(flow, domainView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[LANG-03] [LANG-05] takes every transition of the language in the browser',
  async () => {
    const isForeign = ({ snapshot }: { readonly snapshot: { readonly context: { readonly wanted: unknown } } }) =>
      snapshot.context.wanted !== 'EN';
    const stage = siteStage(site, {
      scope: [inHeader('button[aria-label="Language"]'), inHeader('button[aria-label="Language"] + ul')],
      openings: [home],
      // English is loaded already; another would show texts that the view does not know, so it never arrives.
      steering: {
        loadTexts: steerCode(/\/assets\/[^/]*\.(th|cn)-[^/]*\.js$/, {
          can: ({ kind }, here) => kind === 'error' || !isForeign(here),
          endsByItself: (here) => !isForeign(here),
        }),
      },
    });
    expect(await tourInBrowser(localeFlow, localeView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[THEME-01] [THEME-02] takes every transition of the theme in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: [inHeader('button[aria-label="Theme"]'), inHeader('button[aria-label="Theme"] + ul')],
      openings: [
        { name: 'a new browser' },
        { name: 'a browser that remembers light', stored: { theme: 'light' } },
        { name: 'a browser that remembers dark', stored: { theme: 'dark' } },
      ],
    });
    expect(await tourInBrowser(themeFlow, themeView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[HEADER-01] [HEADER-02] [HEADER-04] takes every transition of the clock in the browser',
  async () => {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Singapore',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const view: typeof clockView = {
      ...clockView,
      expectations: {
        ticking: ({ context: { deviceNow, offset } }) =>
          expect(screen.getByRole('timer').textContent).toBe(
            `${format.format(deviceNow + offset).replace(',', '')} GMT+8`,
          ),
      },
    };
    const stage = siteStage(site, {
      scope: { selector: 'header div[class*="wide"] time' },
      openings: [{ ...home, shows: 'header div[class*="wide"] time' }],
      elsewhere: { 'clock.correct': toldTo('clock') },
    });
    expect(await tourInBrowser(clockFlow, view, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[SHELL-07] takes every transition of the toasts in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: 'section[aria-label="Notifications"]' },
      openings: [home],
      elsewhere: { 'toasts.show': toldTo('toasts') },
    });
    expect(await tourInBrowser(toastsFlow, toastsView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[MODAL-12] [SMS-12] takes every transition of the warning dialogs in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: 'dialog[open][role="alertdialog"]', heading: ['Please note'] },
      openings: [home],
      elsewhere: { 'dialogs.show': toldTo('dialogs') },
      // Accepting the end of the session opens the login.
      clearAway: (page) => tell(page, 'modals', { type: 'modal.drop' }),
    });
    expect(await tourInBrowser(dialogsFlow, dialogsView, stage)).toEqual([]);
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

it.each([
  ['[HOME-01] the winners', winnersFlow, winnersView, 'winners', homeContract.winnerBoard, ''],
  ['[HOME-06] the promotions', promotionsFlow, promotionsView, 'promotions', announcementContract.list, 'B,PL,PR,H'],
] as const)(
  '%s: takes every transition in the browser',
  async (_name, flow, view, id, endpoint, types) => {
    const stage = siteStage(site, {
      scope: { selector: `section#${id}` },
      openings: [home],
      steering: {
        fetchResource: steer(qa, [endpoint], {
          of: (request) => types === '' || new URL(request.url).searchParams.get('types') === types,
          says: ({ output }) => (output as { readonly value: unknown }).value,
        }),
      },
      elsewhere: { 'resource.load': chooseLanguage },
    });
    expect(await tourInBrowser(flow, view, stage)).toEqual([]);
  },
  120_000,
);
