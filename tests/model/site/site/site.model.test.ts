import { describe, expect, it } from 'vitest';
import { japan, thailand } from '../../account/login/login.spec.ts';
import type { Does, Line } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { whitelabelWith } from '../../whitelabel.ts';
import { somchai } from '../session/session.spec.ts';
import { parts, siteFlow, trial } from './site.spec.ts';

const sends = (to: string, sent: object) => ({ sent, to });
const opens = (flow: string, input: object) => sends('modals', { type: 'modal.open', request: { flow, input } });
const says = (topic: string) => sends('toasts', { type: 'toasts.show', topic });
const warns = (topic: string, next: string) => sends('dialogs', { type: 'dialogs.show', dialog: { topic, next } });
const loads = (to: string, request: object) => sends(to, { type: 'resource.load', call: { request } });
const goes = (path: string) => ({ did: 'navigate', params: { path } });

const CORRECTS_CLOCK = sends('clock', { type: 'clock.correct', serverTime: 1_750_000_000_000 });
const DROPS_MODAL = sends('modals', { type: 'modal.drop' });
const OPENS_SESSION = sends('session', { type: 'session.opened' });
const LEAVES_SESSION = sends('session', { type: 'session.loggedOut' });
const FAREWELL = { did: 'sendFarewell', params: undefined };
const STORES_MERCHANT = { did: 'storeMerchant', params: { brandName: 'Statehouse', merchantCode: 'demo' } };
/** CONST-09. */
const LOADS_NUMBERS = loads('numbers', { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'TH' });

const nowhere = { countries: [], country: null };
const unasked = { ...nowhere, features: { smsLogin: false, forcedPasswordChange: true } };
const opensLogin = (area = 'site') => opens('login', { area, ...unasked });
const opensRegister = (path: string) =>
  opens('register', {
    ...nowhere,
    host: 'play.example.test',
    address: `https://play.example.test${path}`,
    gameId: null,
  });
const settings = (offered: object, forgot: object, freePlay = { isOffered: false }) =>
  sends('modals', { type: 'modal.settings', settings: { login: offered, register: offered, forgot, freePlay } });
/** The merchant of the cases asks nobody to change a password. */
const PASSES_MERCHANT = settings(
  { ...nowhere, features: { smsLogin: false, forcedPasswordChange: false } },
  { byMobile: false, ...nowhere },
);
const inJapan = { countries: [thailand, japan], country: japan };

const WALLET = '/member/transferFund';
const signsIn: Does['sets'] = { hasToken: true, welcome: { firstTimeLogin: true } };

describe('the site', () => {
  it.each(
    modelTests(siteFlow, [
      [
        '[SHELL-08] open, status.learned [isNormal] -> (stays)',
        {
          effects: [
            CORRECTS_CLOCK,
            sends('analytics', { type: 'analytics.configure', measures: true, requiresConsent: true }),
            ...['whitelabel', 'countries', 'announcements', 'winners', 'matches'].map((to) =>
              sends(to, { type: 'resource.retry' }),
            ),
            sends('session', { type: 'session.retry' }),
          ],
        },
      ],
      ['[STATUS-02] open, status.learned -> (stays)', { effects: [CORRECTS_CLOCK] }],
      [
        '[LANG-06] [LANG-07] [HOME-08] open, locale.changed -> (stays)',
        {
          effects: [
            loads('announcements', { types: 'B,PL,PR,H', platform: 'W', language: 'EN' }),
            loads('winners', { gameCategory: 'ALL', language: 'EN', limitNum: 20 }),
            loads('matches', { language: 'EN' }),
            sends('modals', { type: 'modal.language', language: 'EN' }),
          ],
          sets: { language: 'EN' },
        },
      ],
      ['open, locale.failed -> (stays)', { effects: [says('language_failed')] }],
      [
        '[ROUTE-32] open, whitelabel.loaded [isHereGuarded] -> (stays)',
        {
          effects: [STORES_MERCHANT, goes('/login'), PASSES_MERCHANT],
          sets: { whitelabel: whitelabelWith({ visitorGuard: true }), returnPath: WALLET },
        },
        'start 1, site.navigated 5, modal.ended 3, whitelabel.loaded 1',
      ],
      [
        '[ROUTE-34] [STORE-03] [STORE-04] [STORE-08] open, whitelabel.loaded -> (stays)',
        {
          effects: [STORES_MERCHANT, PASSES_MERCHANT],
          sets: { whitelabel: whitelabelWith({ directRegisterButton: true }) },
        },
      ],
      [
        '[COUNTRY-07] open, countries.loaded -> (stays)',
        {
          effects: [
            settings(
              { ...inJapan, features: { smsLogin: false, forcedPasswordChange: true } },
              { byMobile: false, ...inJapan },
              { isOffered: true },
            ),
          ],
          sets: inJapan,
        },
      ],
      ['[NOTICE-08] open, announcements.loaded -> (stays)', { sets: { newestNoticeAt: 1_750_000_000_000 } }],
      [
        '[CHPW-01] open, session.loaded [isPasswordDue] -> (stays)',
        {
          effects: [opens('changePassword', { username: 'somchai', stored: null, forced: true })],
          sets: { member: { ...somchai, passwordChangeRequired: true }, changing: true },
        },
      ],
      [
        '[LOGIN-16] [LOGIN-23] [MODAL-14] open, session.loaded [isWelcomeDue] -> (stays)',
        {
          effects: [
            sends('modals', {
              type: 'modal.offer',
              request: {
                flow: 'afterLogin',
                input: { language: 'TH', firstTimeLogin: true, nickname: 'Chai', lastLoginAt: 1_750_000_000_000 },
              },
            }),
          ],
          sets: { member: somchai, welcome: null },
        },
      ],
      [
        '[DEMO-06] [ROUTE-06] open, session.loaded [isTrialRegistering] -> (stays)',
        { effects: [opensRegister('/register')], sets: { member: trial } },
      ],
      ['[MEMBER-22] open, session.loaded -> (stays)', { sets: { member: somchai } }],
      [
        '[W4] [ERR-02] open, session.ended -> (stays)',
        {
          effects: [goes('/'), DROPS_MODAL, warns('session_expired', 'login')],
          sets: { hasToken: false, member: null, returnPath: WALLET, path: '/' },
        },
        'start 2, session.loaded 1, site.navigated 5, session.ended',
      ],
      ['[GAME-18] open, live.roundCancelled -> (stays)', { effects: [says('round_cancelled')] }],
      [
        '[LOGOUT-05] [LOGOUT-06] open, tabs.loggedOut [isSignedIn] -> (stays)',
        {
          effects: [FAREWELL, goes('/'), DROPS_MODAL, LEAVES_SESSION, says('logged_out_elsewhere')],
          sets: { hasToken: false, member: null },
        },
        'start 2, session.loaded 1, site.navigated 5, tabs.loggedOut',
      ],
      ['[SMS-12] [SMS-13] [ERR-11] open, smsCode.refused -> (stays)', { effects: [warns('failure', 'nothing')] }],
      [
        '[REG-11] [ERR-10] open, invitation.refused -> (stays)',
        { effects: [warns('invitation_code_error', 'nothing')] },
      ],
      ['open, dialog.accepted [isLoginNext] -> (stays)', { effects: [opensLogin()] }],
      [
        '[ROLE-18] open, dialog.accepted [isRegisterNext] -> (stays)',
        { effects: [opensRegister('/')] },
        'start 2, session.loaded 2, dialog.accepted 3',
      ],
      [
        '[LOGIN-15] [LOGIN-19] [LOGIN-20] open, modal.ended [isChangeDue] -> (stays)',
        {
          effects: [
            LOADS_NUMBERS,
            OPENS_SESSION,
            opens('changePassword', {
              ...{ username: 'weak', stored: { username: 'weak', password: '123456' }, forced: true },
            }),
          ],
          sets: { ...signsIn, changing: true, returnPath: null },
        },
        'start 1, site.enter 1, modal.ended 2',
      ],
      [
        '[LOGIN-15] [LOGIN-18] [LOGIN-23] open, modal.ended [isLoginDone] -> (stays)',
        { effects: [goes(WALLET), LOADS_NUMBERS, OPENS_SESSION], sets: { ...signsIn, returnPath: null } },
        'start 1, site.enter 1, modal.ended 1',
      ],
      [
        '[REG-13] [REG-14] [REG-15] [REG-16] [FORGOT-20] [FORGOT-21] [DEMO-03] [DEMO-04] open, modal.ended [isOtherLogin] -> (stays)',
        {
          effects: [goes('/'), LOADS_NUMBERS, OPENS_SESSION, says('registered')],
          sets: { ...signsIn, returnPath: null },
        },
        'start 1, site.enter 1, modal.ended 10',
      ],
      [
        '[CHPW-16] [CHPW-17] [CHPW-19] open, modal.ended [isPasswordChanged] -> (stays)',
        { effects: [goes('/'), OPENS_SESSION, says('password_changed')], sets: { changing: false } },
        'start 2, session.loaded 3, modal.ended 4',
      ],
      [
        'open, modal.ended [isLoginNeeded] -> (stays)',
        {
          effects: [FAREWELL, LEAVES_SESSION, opensLogin()],
          sets: { hasToken: false, member: null, changing: false },
        },
        'start 2, session.loaded 3, modal.ended 5',
      ],
      [
        '[FORGOT-01] [MODAL-03] open, modal.ended [isFormWanted] -> (stays)',
        { effects: [opens('forgot', { byMobile: false, ...nowhere })] },
        'start 1, site.enter 1, modal.ended 12',
      ],
      ['open, modal.ended [isLogOutWanted] -> (stays)', { effects: [opens('logout', { ask: false })] }],
      [
        '[LOGOUT-05] [LOGOUT-06] [LOGOUT-07] [LOGOUT-08] open, modal.ended [isLoggedOut] -> (stays)',
        { effects: [goes('/'), LEAVES_SESSION, says('logged_out')], sets: { hasToken: false, member: null } },
        'start 2, session.loaded 1, site.navigated 5, modal.ended 7',
      ],
      [
        '[LOGIN-20] open, modal.ended [isKeptOut] -> (stays)',
        { effects: [opens('changePassword', { username: 'somchai', stored: null, forced: true })] },
      ],
      ['[HEADER-29] open, modal.ended [isGamePicked] -> (stays)', { effects: [goes('/game/lantern-night')] }],
      [
        'open, modal.ended -> (stays)',
        { effects: [goes('/')], sets: { returnPath: null } },
        'start 1, site.navigated 5, modal.ended 3',
      ],
      [
        '[ROLE-03] [LOGIN-31] open, site.logIn [isVisitor] -> (stays)',
        { effects: [opensLogin('agent')] },
        'start 1, site.logIn 2',
      ],
      [
        'open, site.crashed -> (stays)',
        { effects: [{ did: 'reportCrash', params: { detail: 'Error: no such view' } }] },
      ],
      ['[ROLE-04] [REG-23] open, site.register -> (stays)', { effects: [opensRegister('/')] }],
      [
        '[DEMO-01] [ROLE-05] open, site.tryFree [isVisitor] -> (stays)',
        { effects: [opens('freePlay', { gameId: null, language: 'TH', isOffered: true })] },
      ],
      ['[LOGOUT-01] open, site.logOut [isSignedIn] -> (stays)', { effects: [opens('logout', { ask: true })] }],
      [
        'open, site.changePassword [isSignedIn] -> (stays)',
        {
          effects: [opens('changePassword', { username: 'somchai', stored: null, forced: false })],
          sets: { changing: true },
        },
        'start 2, session.loaded 1, site.changePassword',
      ],
      [
        '[NOTICE-04] open, site.readNotices -> (stays)',
        {
          effects: [
            { did: 'storeNoticesRead', params: { at: 1_750_000_000_000 } },
            opens('notices', { language: 'EN', selected: 'n1' }),
          ],
          sets: { noticesReadAt: 1_750_000_000_000 },
        },
        'start 1, locale.changed, announcements.loaded, site.readNotices 2',
      ],
      [
        '[SUPPORT-05] open, site.callService -> (stays)',
        {
          effects: [
            { did: 'openServiceWindow', params: undefined },
            opens('service', { origin: 'https://play.example.test', contactUrl: 'https://help.example.test' }),
          ],
        },
        'start 1, whitelabel.loaded 2, site.callService',
      ],
      [
        '[MODAL-08] [CONFIG-04] open, site.openChat -> (stays)',
        { effects: [opens('chat', { who: 'member', color: '#6B3FA0' })] },
        'start 2, whitelabel.loaded 2, session.loaded 1, site.openChat',
      ],
      [
        '[MODAL-06] open, site.readHelp -> (stays)',
        { effects: [opens('help', { language: 'EN', article: 'points' })] },
        'start 1, locale.changed, site.readHelp 2',
      ],
      [
        '[HEADER-29] [HEADER-30] open, site.listVendor [isSignedIn] -> (stays)',
        {
          effects: [
            opens('vendorGames', {
              ...{ language: 'TH', vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' },
            }),
          ],
        },
      ],
      [
        '[ROLE-17] [GAME-26] [ERR-09] open, site.enter [isTrialRefused] -> (stays)',
        { effects: [warns('in_need_true_account', 'register')] },
      ],
      [
        '[ROLE-11] open, site.enter [isSignedIn] -> (stays)',
        { effects: [{ did: 'navigate', params: expect.objectContaining({ path: WALLET }) }] },
      ],
      ['[ROLE-06] [MODAL-13] open, site.enter -> (stays)', { effects: [opensLogin()], sets: { returnPath: WALLET } }],
      [
        '[ROUTE-32] open, site.navigated [isGuarded] -> (stays)',
        { effects: [goes('/login')], sets: { path: WALLET, returnPath: WALLET } },
        'start 1, whitelabel.loaded 1, site.navigated 5',
      ],
      ['open, site.navigated [isLoginPath] -> (stays)', { effects: [opensLogin()], sets: { path: '/login' } }],
      [
        '[ROUTE-06] [ROUTE-07] open, site.navigated [isRegisterPath] -> (stays)',
        { effects: [opensRegister('/register')], sets: { path: '/register' } },
      ],
      [
        '[FORGOT-01] open, site.navigated [isResetPath] -> (stays)',
        { effects: [opens('resetPassword', {})], sets: { path: '/reset' } },
      ],
      [
        '[ROLE-06] [GAME-18] open, site.navigated [isMembersOnly] -> (stays)',
        { effects: [opensLogin()], sets: { path: WALLET, returnPath: WALLET } },
      ],
      [
        '[ROUTE-01] open, site.navigated [isFormLeft] -> (stays)',
        { effects: [sends('modals', { type: 'modal.leave' })], sets: { path: '/', returnPath: null } },
        'start 1, site.navigated 5, site.navigated 1',
      ],
      [
        '[ROLE-02] open, site.navigated -> (stays)',
        { sets: { path: WALLET } },
        'start 2, session.loaded 1, site.navigated 5',
      ],
      ...parts.map(
        (part): Line => [`open, error ${part} -> broken`, { stops: parts.filter((other) => other !== part) }],
      ),
    ]),
  )('%s', (_title, run) => run());
});
