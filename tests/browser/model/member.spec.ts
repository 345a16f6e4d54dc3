// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { freePlayContract } from '../../../src/api/contract/account/freePlay.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { announcementContract } from '../../../src/api/contract/public/announcement.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { freePlayFlow } from '../../model/account/freePlay/freePlay.spec.ts';
import { freePlayView } from '../../model/account/freePlay/freePlay.view.tsx';
import { logoutFlow } from '../../model/account/logout/logout.spec.ts';
import { logoutView } from '../../model/account/logout/logout.view.tsx';
import { endsOne, sessionsOf } from '../../model/browser/records.ts';
import {
  chooseLanguage,
  closeAll,
  dialogCalled,
  leftInAnotherTab,
  siteStage,
  tell,
  toldTo,
  WALK_MS,
} from '../../model/browser/siteStage.ts';
import { isRefusal, steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { afterLoginFlow } from '../../model/site/afterLogin/afterLogin.spec.ts';
import { afterLoginView } from '../../model/site/afterLogin/afterLogin.view.tsx';
import { sessionFlow } from '../../model/site/session/session.spec.ts';
import { sessionView } from '../../model/site/session/session.view.tsx';
import { startSite } from '../support/site.ts';
import { wordsOf } from '../support/words.ts';

const site = startSite();
const { qa } = site;
const t = wordsOf('EN');
const { list } = announcementContract;

/** Requests announcements of exactly these types. */
const ofTypes = (types: string) => (request: { readonly url: string }) =>
  new URL(request.url).searchParams.get('types') === types;

it(
  '[LOGOUT-01] [LOGOUT-04] takes every transition of the logout in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Are you sure you want to log out?'),
      openings: [
        { name: 'the header', as: 'somchai', send: { type: 'site.logOut' } },
        {
          name: 'a forced password change',
          as: 'weak',
          passwordDue: true,
          afterwards: (page) =>
            page
              .getByRole('dialog')
              .getByRole('button', { name: t('change_log_out'), exact: true })
              .click(),
        },
      ],
      steering: { sendLogout: steer(qa, [sessionContract.logout]) },
      records: { read: sessionsOf(qa, 'somchai', 'weak'), after: { sendLogout: endsOne } },
    });
    expect(await tourInBrowser(logoutFlow, logoutView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[DEMO-01] takes every transition of the free demo in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Play for free', 'Lantern Night'),
      openings: [
        { name: 'home', send: { type: 'site.tryFree' } },
        { name: 'game', send: { type: 'site.enter', path: '/game/lantern-night' } },
      ],
      steering: {
        startTrial: steer(qa, [freePlayContract.login]),
        fetchFacts: steer(qa, [gameContract.facts]),
      },
      elsewhere: { 'modal.language': toldTo('freePlay'), 'modal.settings': toldTo('freePlay') },
    });
    expect(await tourInBrowser(freePlayFlow, freePlayView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[LOGIN-16] [LOGIN-23] [MODAL-14] takes every transition of the after-login dialog in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Welcome, Chai', 'Welcome back, Chai'),
      openings: afterLoginFlow.inputs.map((input) => ({
        name: input.firstTimeLogin ? 'the first login' : 'a login',
        as: 'somchai',
        tell: ['modals', { type: 'modal.open', request: { flow: 'afterLogin', input: { ...input, language: 'EN' } } }],
      })),
      steering: { fetchPopups: steer(qa, [list], { of: ofTypes('PU'), says: ({ output }) => output }) },
      elsewhere: { 'modal.language': chooseLanguage },
    });
    expect(await tourInBrowser(afterLoginFlow, afterLoginView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[ROLE-01] [ROLE-03] takes every transition of the session in the browser',
  async () => {
    const stage = siteStage(site, {
      faulty: ['balance', 'live', 'unread', 'myGames', 'rooms', 'pages'],
      scope: [
        { within: 'header', selector: 'header div:has(> button[aria-pressed])' },
        { within: 'header', selector: 'header div:has(> button[aria-label="Log out"])' },
        { within: 'header', selector: 'header div[class*="_pay_"]' },
        { within: 'main', selector: 'main section[class*="purse"]' },
      ],
      openings: [
        { name: 'a member', as: 'somchai', path: '/', lacks: ['member'] },
        { name: 'a visitor', path: '/' },
      ],
      steering: {
        fetchMember: steer(qa, [memberContract.info], {
          says: ({ output }) => output,
          // Refusing a session that is no longer this tab's ends nothing here.
          before: async (outcome, page) => {
            if (isRefusal(outcome)) await page.evaluate(() => sessionStorage.setItem('token', 'of-another-login'));
          },
        }),
      },
      elsewhere: {
        'session.opened': {
          bring: async (page) => {
            const { token } = await qa.openSession({ username: 'somchai' });
            await page.evaluate((given) => sessionStorage.setItem('token', given), token);
            await tell(page, 'site', {
              type: 'modal.ended',
              result: { flow: 'forgot', output: { outcome: 'loggedIn' } },
            });
          },
        },
        'session.invalidated': {
          can: ({ snapshot }) => snapshot.matches({ signedIn: 'member' } as never),
          bring: async (page) => {
            await qa.endSessions({ username: 'somchai', reason: 'expired' });
            await tell(page, 'balance', { type: 'balance.invalidate' });
          },
        },
        'session.loggedOut': leftInAnotherTab,
        'page.moneyMoved': toldTo('session'),
        'page.gamePlayed': toldTo('session'),
        'page.profileChanged': toldTo('session'),
        'unread.pushed': toldTo('session'),
        'balance.pushed': toldTo('session'),
        'live.roundCancelled': toldTo('session'),
      },
      clearAway: closeAll,
    });
    expect(await tourInBrowser(sessionFlow, sessionView, stage)).toEqual([]);
  },
  WALK_MS,
);
