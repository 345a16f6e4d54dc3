// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { ends } from '../../model/browser/breakage.ts';
import { press } from '../../model/browser/pageStage.ts';
import { siteStage, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { deskFlow, TOKEN } from '../../model/desk/desk/desk.spec.ts';
import { deskView } from '../../model/desk/desk/desk.view.tsx';
import { deskAdjustFlow } from '../../model/desk/deskAdjust/deskAdjust.spec.ts';
import { deskAdjustView } from '../../model/desk/deskAdjust/deskAdjust.view.tsx';
import { waiting } from '../../model/desk/deskPage/deskParts.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const { overview, signIn, signOut, member, adjust } = deskContract;

const BY_JOURNEY = 'the journeys of promotions, news and messages go there';
/** The menu waits for what is being written. */
const leaving = (seat: string, child: string) =>
  Object.fromEntries(
    [
      ...['desk.goTo', 'desk.account', 'desk.signOut'].map((event) => `${event} -> (stays)`),
      `done ${child} [isAudit] -> open.seated.auditing`,
      `done ${child} [isMessages] -> open.seated.writing`,
      `done ${child} [isMembers] -> open.seated.serving`,
      `done ${child} [leadsOut] -> open.signingOut`,
      `done ${child} [leadsToAccount] -> open.seated.account`,
    ].map((move) => [`open.seated.${seat}, ${move}`, BY_JOURNEY]),
  );
const desk = { path: '/desk', lacks: ['whitelabel', 'country'] } as const;
/** A desk page is a flow of its own: its answer is held here. */
const holdParts = (page: Page) => page.route(/\/desk\/(withdrawals|adjustments|audit|operators)(\?|$)/, () => {});

it(
  'takes every transition of the desk in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: '#root' },
      openings: [
        { ...desk, name: 'nobody', given: holdParts },
        { ...desk, name: 'somebody', kept: { deskToken: TOKEN }, given: holdParts },
      ],
      steering: {
        readOverview: steer(qa, [overview], { says: ({ output }) => output }),
        proveHuman: steer(qa, [extContract.humanChallenge]),
        sendSignIn: steer(qa, [signIn], { says: ({ output }) => output }),
        sendSignOut: steer(qa, [signOut], { says: ({ output }) => output }),
        adjust: ends(press('Cancel')),
        account: ends(press('Close')),
        secondStep: ends(press('Back')),
      },
      outOfReach: {
        'open.secondStep, done secondStep [isGranted] -> open.checking':
          'no operator of the demo has an authenticator app: the journey of the second factor goes there',
        'open.settingUp, done account -> open.checking':
          'a second factor is due in production only: tests/server/desk/deskFactor.test.ts goes there',
        'open.seated.looking, desk.edit -> open.seated.editing': BY_JOURNEY,
        'open.seated.editing, done editor -> open.seated.looking': BY_JOURNEY,
        'open.seated.editing, error editor -> broken': BY_JOURNEY,
        ...leaving('editing', 'editor'),
        ...leaving('writing', 'message'),
        'open.seated.writing, done message -> open.seated.looking': BY_JOURNEY,
      },
      faulty: ['locale', 'theme', 'page', 'adjust', 'audit', 'message', 'member', 'account', 'secondStep'],
      elsewhere: Object.fromEntries(
        ['desk.gone', 'desk.counted', 'locale.changed', 'locale.failed'].map((type) => [type, toldTo('desk')]),
      ),
    });
    expect(await tourInBrowser(deskFlow, deskView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  'takes every transition of an adjustment in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: {
        selector:
          'main :is(form, section:is(:has([role="status"]), [aria-labelledby="check"]), [role="alert"]:not(form *))',
      },
      openings: [
        {
          ...desk,
          name: 'an operator',
          kept: { deskToken: TOKEN },
          given: async (page) => {
            await page.route(/\/desk\/(withdrawals|adjustments)\?/, () => {});
            const me = { name: 'desk1', role: 'operator' };
            const value = { me, secondFactor: 'off', waiting, serverTime: Date.now() };
            await qa.fault({ endpoint: overview.id, fault: 'answer', times: 1, value });
          },
          afterwards: async (page) => {
            const menu = page.getByRole('navigation', { name: 'Desk pages' });
            await menu.getByRole('button', { name: 'Adjustments' }).click();
            await press('New adjustment')(page);
          },
        },
      ],
      steering: {
        findMember: steer(qa, [member], { says: ({ output }) => output }),
        sendAdjustment: steer(qa, [adjust], { says: ({ output }) => output }),
      },
    });
    expect(await tourInBrowser(deskAdjustFlow, deskAdjustView, stage)).toEqual([]);
  },
  WALK_MS,
);
