import { describe, expect, it } from 'vitest';
import type { SiteInput, siteMachine } from '../../../../src/machines/site/site/site.machine.ts';
import { japan, thailand } from '../../account/login/login.spec.ts';
import type { EventOf } from '../../kit/flow.ts';
import { createHarness } from '../../kit/harness.ts';
import { statusOf } from '../../systemStatus.ts';
import { whitelabelWith } from '../../whitelabel.ts';
import { somchai } from '../session/session.spec.ts';
import { loggedIn, member, parts, siteFlow, trial, visitor } from './site.spec.ts';

type News = EventOf<typeof siteMachine>;

function openSite(input: SiteInput, ...before: readonly News[]) {
  const bench = createHarness(siteFlow, input);
  for (const event of before) bench.actor.send(event);
  return {
    ...bench,
    context: () => bench.actor.getSnapshot().context,
    /** The site's effects of this event. */
    on: (event: News) => {
      const since = bench.effectCount();
      bench.actor.send(event);
      return bench.seen(since).fresh;
    },
  };
}

const went = (path: string) => ({ did: 'navigate', params: { path } });
const to = (actor: string, event: object) => ({ sent: event, to: actor });
const opens = (request: object) => to('modals', { type: 'modal.open', request });
const says = (topic: string) => to('toasts', { type: 'toasts.show', topic });
const warns = (dialog: object) => to('dialogs', { type: 'dialogs.show', dialog });
const leavesModal = to('modals', { type: 'modal.leave' });
const dropsModal = to('modals', { type: 'modal.drop' });
const opensSession = to('session', { type: 'session.opened' });
const leavesSession = to('session', { type: 'session.loggedOut' });
const loginOf = (area: 'site' | 'agent' = 'site') =>
  opens({
    flow: 'login',
    input: { area, countries: [], country: null, features: { smsLogin: false, forcedPasswordChange: true } },
  });
/** REG-23; towards a game where one was wanted. */
const registerFrom = (path: string, gameId: string | null = null) =>
  opens({
    flow: 'register',
    input: {
      countries: [],
      country: null,
      host: 'play.example.test',
      address: `https://play.example.test${path}`,
      gameId,
    },
  });
const fetchesNumbers = to('numbers', {
  type: 'resource.load',
  call: { request: { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'TH' } },
});
const moved = (path: string): News => ({ type: 'site.navigated', path });
const guard = (visitorGuard: boolean): News => ({
  type: 'whitelabel.loaded',
  value: whitelabelWith({ visitorGuard }),
});
/** STORE-03, 04, 08: what is stored of the merchant when its settings load. */
const keptMerchant = { did: 'storeMerchant', params: { brandName: 'Statehouse', merchantCode: 'demo' } };
/** LOGIN-03, FORGOT-04: a form opened by a deep link receives the merchant's settings. */
const toldForms = to('modals', {
  type: 'modal.settings',
  settings: {
    login: { features: { smsLogin: false, forcedPasswordChange: false }, countries: [], country: null },
    register: { features: { smsLogin: false, forcedPasswordChange: false }, countries: [], country: null },
    forgot: { byMobile: false, countries: [], country: null },
    freePlay: { isOffered: false },
  },
});
const forgotOf = (byMobile: boolean) => opens({ flow: 'forgot', input: { byMobile, countries: [], country: null } });
const ended = (result: Extract<News, { type: 'modal.ended' }>['result']): News => ({ type: 'modal.ended', result });
const login = (output: object) => ended({ flow: 'login', output: { ...loggedIn, ...output } });
const info = (passwordChangeRequired: boolean): News => ({
  type: 'session.loaded',
  member: { ...somchai, passwordChangeRequired },
});

describe('the site at start', () => {
  it('starts each of its parts, with their first calls', () => {
    const { seen } = openSite(member);
    expect(Object.keys(seen(0).pending).sort()).toEqual([...parts].sort());
    expect(seen(0).pending).toMatchObject({
      theme: { stored: 'system' },
      locale: { language: 'TH' },
      status: { host: 'play.example.test' },
      domain: { host: 'play.example.test' },
      session: { hasToken: true },
      whitelabel: { call: { request: {} } },
      countries: { call: { request: {} } },
      announcements: { call: { request: { types: 'B,PL,PR,H', platform: 'W', language: 'TH' } } },
      numbers: { call: null },
      analytics: { consent: 'unasked', path: '/' },
    });
  });

  it('[CONST-07] [HOME-08] requests twenty winners of all categories', () => {
    expect(openSite(visitor).seen(0).pending.winners).toEqual({
      call: { request: { gameCategory: 'ALL', language: 'TH', limitNum: 20 } },
    });
  });
});

describe('the visitor guard', () => {
  it('[ROUTE-32] sends a visitor to /login once it turns out to be on', () => {
    expect(openSite(visitor, moved('/vip')).on(guard(true))).toEqual([keptMerchant, went('/login'), toldForms]);
  });

  it('[ROUTE-32] sends a visitor to /login from every page but its exemptions', () => {
    const { on } = openSite(visitor, guard(true));
    expect(on(moved('/vip'))).toEqual([went('/login')]);
    expect(on(moved('/'))).toEqual([went('/login')]);
    expect(on(moved('/help'))).toEqual([went('/login')]);
  });

  it.each([
    ['loaded before', [guard(true), moved('/vip')]],
    ['loaded later', [moved('/vip'), guard(true)]],
  ] as const)('[ROUTE-32] opens the requested page after the login, with the guard %s', (_which, before) => {
    const { on } = openSite(visitor, ...before, moved('/login'));
    expect(on(login({}))).toContainEqual(went('/vip'));
  });

  it.each([
    ['a logout', ended({ flow: 'logout', output: { outcome: 'loggedOut' } })],
    ['a logout in another tab', { type: 'tabs.loggedOut' }],
    ['the server ended the session', { type: 'session.ended', reason: 'SESSION_EXPIRED' }],
  ] as const)('[ROUTE-32] leads to /login after %s, also from home', (_what, event) => {
    for (const path of ['/', '/member/wallet']) {
      const { on } = openSite(member, guard(true), moved(path), info(false));
      expect(on(event).filter((effect) => 'did' in effect && effect.did === 'navigate')).toEqual([went('/login')]);
    }
  });

  it('[ROUTE-33] lets a visitor see exactly its exemptions', () => {
    const { on } = openSite(visitor, guard(true));
    const led = ['/login', '/register', '/register.html', '/helpmc', '/download'].map((path) =>
      on(moved(path)).filter((effect) => 'did' in effect),
    );
    expect(led).toEqual([[], [], [], [], []]);
  });

  it('[ROUTE-34] redirects nobody when off', () => {
    const { on } = openSite(visitor, moved('/vip'));
    expect([on(guard(false)), on(moved('/help'))]).toEqual([[keptMerchant, toldForms], []]);
  });

  it('[ROUTE-35] redirects nobody with a token', () => {
    const { on } = openSite(member, moved('/vip'));
    expect([on(guard(true)), on(moved('/help'))]).toEqual([[keptMerchant, toldForms], []]);
  });
});

describe('navigation', () => {
  it('[ROUTE-06] [ROUTE-07] [DEMO-06] opens the register form over a trial, loaded before or after, and closes it on the way back', () => {
    const isTrial: News = { type: 'session.loaded', member: trial };
    for (const path of ['/register', '/register.html']) {
      const found = openSite({ ...member, path }, moved(path));
      expect(found.on(isTrial)).toEqual([registerFrom(path)]);
      const underWay = openSite(member, isTrial, moved('/live'));
      expect(underWay.on(moved(path))).toEqual([registerFrom(path)]);
      expect(underWay.on(moved('/live'))).toEqual([leavesModal]);
      expect(underWay.context()).toMatchObject({ hasToken: true, member: trial });
    }
  });

  it('[ROUTE-06] [ROUTE-07] opens no register form for a member, who has an account', () => {
    const { on } = openSite({ ...member, path: '/register' }, moved('/register'));
    expect([on(info(false)), on(moved('/')), on(moved('/register'))]).toEqual([[], [], []]);
  });

  it('[ROUTE-06] [ROUTE-07] opens the register form, and shows home when it closes', () => {
    for (const path of ['/register', '/register.html']) {
      const { on } = openSite(visitor);
      expect(on(moved(path))).toEqual([registerFrom(path)]);
      expect(on(ended({ flow: 'register', output: { outcome: 'closed', bonus: 0 } }))).toEqual([went('/')]);
    }
  });

  it('opens the login at /login, and shows home when it closes', () => {
    const { on } = openSite(visitor);
    expect(on(moved('/login'))).toEqual([loginOf()]);
    expect(on(login({ outcome: 'closed' }))).toEqual([went('/')]);
  });

  it.each(['/login', '/register', '/member/wallet', '/pointMall'])(
    '[ROUTE-01] closes the form that %s opened when the visitor goes back',
    (path) => {
      const { on, context } = openSite(visitor, moved('/live'), moved(path));
      expect(on(moved('/live'))).toEqual([leavesModal]);
      expect(context()).toMatchObject({ path: '/live', returnPath: null });
      expect(on(moved('/vip'))).toEqual([]);
    },
  );

  it.each(['/member/wallet', '/pointMall'])('[ROUTE-09] asks a visitor to log in for %s, and then opens it', (path) => {
    const { on, context } = openSite(visitor);
    expect(on(moved(path))).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went(path));
    expect(context().returnPath).toBeNull();
  });

  it('keeps the path, and the page to open after the login', () => {
    const kept = ['/', '/login', '/register', '/member/wallet'].map((path) => {
      const { on, context } = openSite(visitor, moved('/live'));
      on(moved(path));
      return [context().path, context().returnPath];
    });
    expect(kept).toEqual([
      ['/', null],
      ['/login', null],
      ['/register', null],
      ['/member/wallet', '/member/wallet'],
    ]);
    const guarded = openSite(visitor, moved('/live'), guard(true), moved('/vip'));
    expect(guarded.context().path).toBe('/vip');
  });

  it('[ROLE-02] opens a public page at once', () => {
    expect(openSite(visitor).on(moved('/vip'))).toEqual([]);
    expect(openSite(member).on(moved('/member/wallet'))).toEqual([]);
  });
});

describe('a gated action', () => {
  it('[ROLE-06] opens the login for a visitor, and continues after it', () => {
    const { on } = openSite(visitor, moved('/live'));
    expect(on({ type: 'site.enter', path: '/member/deposit' })).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it('is cancelled when the login is closed', () => {
    const { on } = openSite(visitor, moved('/live'), { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ outcome: 'closed' }))).toEqual([went('/live')]);
    expect(on(login({}))).toContainEqual(went('/live'));
  });

  it('[ROLE-17] [ROLE-18] [ERR-09] does not run for a trial account, and offers registration', () => {
    const { on } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on({ type: 'site.enter', path: '/member/deposit' })).toEqual([
      warns({ topic: 'in_need_true_account', next: 'register' }),
    ]);
    expect(on({ type: 'dialog.accepted', next: 'register' })).toEqual([registerFrom('/')]);
  });

  it('continues at once for a member', () => {
    expect(openSite(member).on({ type: 'site.enter', path: '/member/deposit' })).toMatchObject([
      went('/member/deposit'),
    ]);
  });
});

describe('the site after a login', () => {
  it('[CONST-09] [CONFIG-03] [LOGIN-15] [LOGIN-18] [LOGIN-23] loads the popular numbers and the member, and stays on the page', () => {
    const { on, context } = openSite(visitor, moved('/live'));
    expect(on(login({}))).toEqual([went('/live'), fetchesNumbers, opensSession]);
    expect(context().hasToken).toBe(true);
  });

  it('[LOGIN-16] [LOGIN-23] [MODAL-14] opens the after-login modal once the member has loaded, and only once', () => {
    const { on } = openSite(visitor, login({ firstTimeLogin: true }));
    expect(on(info(false))).toEqual([
      to('modals', {
        type: 'modal.offer',
        request: {
          flow: 'afterLogin',
          input: { language: 'TH', firstTimeLogin: true, nickname: 'Chai', lastLoginAt: 1_750_000_000_000 },
        },
      }),
    ]);
    expect(on(info(false))).toEqual([]);
  });

  it('[HEADER-39] shows nothing of the previous member', () => {
    const { on, context } = openSite(member, info(false));
    on(login({}));
    expect(context().member).toBeNull();
    on(info(false));
    on(login({ changeDue: true }));
    expect(context()).toMatchObject({ member: null, hasToken: true });
  });

  it('[LOGIN-17] tells the after-login modal that it is not the first login', () => {
    const [effect] = openSite(visitor, login({ firstTimeLogin: false })).on(info(false));
    expect(effect).toMatchObject({ sent: { request: { input: { firstTimeLogin: false } } } });
  });

  it('[LOGIN-19] [LOGIN-20] opens a due change of password with what was typed, and nothing else', () => {
    const stored = { username: 'weak', password: '123456' };
    const { on, context } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ changeDue: true, stored }))).toEqual([
      fetchesNumbers,
      opensSession,
      opens({ flow: 'changePassword', input: { username: 'weak', stored, forced: true } }),
    ]);
    expect(on(info(true))).toEqual([]);
    expect(context().returnPath).toBeNull();
  });

  it('[CHPW-17] [CHPW-19] goes home after the change of password, then opens the after-login modal', () => {
    const { on, context } = openSite(visitor, login({ changeDue: true }), info(true));
    expect(context().changing).toBe(true);
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'changed' } }))).toEqual([
      went('/'),
      opensSession,
      says('password_changed'),
    ]);
    expect(context().changing).toBe(false);
    expect(on(info(false))).toMatchObject([{ sent: { request: { flow: 'afterLogin' } }, to: 'modals' }]);
  });

  it('[CHPW-01] opens a due change of password after a reload', () => {
    expect(openSite(member).on(info(true))).toEqual([
      opens({ flow: 'changePassword', input: { username: 'somchai', stored: null, forced: true } }),
    ]);
  });

  it("passes the merchant's settings and the countries to the forms", () => {
    const { on } = openSite(
      visitor,
      { type: 'whitelabel.loaded', value: whitelabelWith({ smsLogin: true }) },
      { type: 'countries.loaded', value: { current: 'JP', list: [thailand, japan] } },
    );
    expect(on({ type: 'site.logIn', area: 'agent' })).toEqual([
      opens({
        flow: 'login',
        input: {
          area: 'agent',
          countries: [thailand, japan],
          country: japan,
          features: { smsLogin: true, forcedPasswordChange: false },
        },
      }),
    ]);
    expect(on({ type: 'site.register' })).toEqual([
      opens({
        flow: 'register',
        input: {
          countries: [thailand, japan],
          country: japan,
          host: 'play.example.test',
          address: 'https://play.example.test/',
          gameId: null,
        },
      }),
    ]);
  });
});

describe('a signed-in account', () => {
  it('[ROLE-03] opens no login during a session', () => {
    const { on } = openSite(member, info(false));
    expect(on({ type: 'site.logIn', area: 'agent' })).toEqual([]);
    expect(on({ type: 'dialog.accepted', next: 'login' })).toEqual([]);
  });

  it('[ROLE-18] logs a trial out on the server when the register form leads to the login', () => {
    const { on } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on(ended({ flow: 'register', output: { outcome: 'logIn', bonus: 0 } }))).toEqual([
      { did: 'sendFarewell', params: undefined },
      leavesSession,
      loginOf(),
    ]);
  });

  it('keeps the session of a trial that closes the register form', () => {
    const { on, context } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on(ended({ flow: 'register', output: { outcome: 'closed', bonus: 0 } }))).toEqual([went('/')]);
    expect(context()).toMatchObject({ hasToken: true, member: trial });
  });
});

describe('the site during password recovery', () => {
  const forgot = (outcome: 'loggedIn' | 'logIn' | 'closed') => ended({ flow: 'forgot', output: { outcome } });
  const reset = (outcome: 'loginNeeded' | 'forgot' | 'closed') => ended({ flow: 'resetPassword', output: { outcome } });

  it('[FORGOT-01] [FORGOT-02] opens it from the login, returns to the login, and keeps the page to open after it', () => {
    const { on } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ outcome: 'forgot' }))).toEqual([forgotOf(false)]);
    expect(on(forgot('logIn'))).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it('opens the register form from the login', () => {
    expect(openSite(visitor).on(login({ outcome: 'register' }))).toEqual([registerFrom('/')]);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])(
    '[FORGOT-04] [CONFIG-05] [CONFIG-10] offers recovery by mobile only with the module CHNGPASSVERIF3: %s',
    (enabled, byMobile) => {
      const modules = [
        { modId: 'MEMBER', enabled: '1', childrenNodes: [{ modId: 'CHNGPASSVERIF3', enabled, childrenNodes: [] }] },
      ];
      const { on } = openSite(visitor, { type: 'whitelabel.loaded', value: { ...whitelabelWith({}), modules } });
      expect(on(login({ outcome: 'forgot' }))).toEqual([forgotOf(byMobile)]);
    },
  );

  it('[FORGOT-20] [FORGOT-21] opens the session after recovery by mobile, goes home and confirms', () => {
    const { on, context } = openSite(visitor, moved('/live'), login({ outcome: 'forgot' }));
    expect(on(forgot('loggedIn'))).toEqual([went('/'), fetchesNumbers, opensSession, says('password_changed')]);
    expect(context()).toMatchObject({ hasToken: true, member: null, returnPath: null });
  });

  it('[FORGOT-01] opens a reset link at /reset for everyone, and closes it when /reset is left', () => {
    for (const input of [visitor, member]) {
      const { on } = openSite(input, moved('/reset'));
      expect(on(moved('/reset'))).toEqual([opens({ flow: 'resetPassword', input: {} })]);
      expect(on(reset('closed'))).toEqual([went('/')]);
      expect(on(moved('/'))).toEqual([leavesModal]);
    }
  });

  it('[ROUTE-33] exempts a reset link from the visitor guard, which would lose its token', () => {
    expect(openSite(visitor, guard(true)).on(moved('/reset'))).toEqual([opens({ flow: 'resetPassword', input: {} })]);
    expect(openSite(visitor, moved('/reset')).on(guard(true))).toEqual([keptMerchant, toldForms]);
  });

  it('leads from a dead link to a new one, and from a used one to the login', () => {
    const { on, context } = openSite(member, moved('/reset'), info(false));
    expect(on(reset('forgot'))).toEqual([forgotOf(false)]);
    expect(on(reset('loginNeeded'))).toEqual([{ did: 'sendFarewell', params: undefined }, leavesSession, loginOf()]);
    expect(context()).toMatchObject({ hasToken: false, member: null });
  });
});

describe('a visitor who registers', () => {
  it('[REG-23] sends the address of the form', () => {
    expect(openSite(visitor).on(moved('/register'))).toEqual([registerFrom('/register')]);
  });

  it('reaches the requested page when logging in instead', () => {
    const { on } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' }, login({ outcome: 'register' }));
    expect(on(ended({ flow: 'register', output: { outcome: 'logIn', bonus: 0 } }))).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it.each([
    ['[DEMO-03] [DEMO-04] for a trial', { flow: 'freePlay', output: { outcome: 'started' } }, 'trial_started'],
    [
      '[FORGOT-20] [FORGOT-21] by password recovery',
      { flow: 'forgot', output: { outcome: 'loggedIn' } },
      'password_changed',
    ],
  ] as const)('%s is logged in without the after-login modal, and taken home', (_title, result, topic) => {
    const { on, context } = openSite(visitor, moved('/live'));
    expect(on(ended(result))).toEqual([went('/'), fetchesNumbers, opensSession, says(topic)]);
    expect(context()).toMatchObject({ hasToken: true, welcome: null });
  });

  it('may come from the trial form, which can also be closed', () => {
    const trialEnds = (outcome: 'register' | 'logIn' | 'closed') => ended({ flow: 'freePlay', output: { outcome } });
    expect(openSite(visitor, moved('/live')).on(trialEnds('register'))).toEqual([registerFrom('/live')]);
    expect(openSite(visitor, moved('/live')).on(trialEnds('logIn'))).toEqual([loginOf()]);
    expect(openSite(visitor, moved('/live')).on(trialEnds('closed'))).toEqual([went('/live')]);
  });

  it('[REG-13] [REG-14] [REG-16] is logged in and taken home', () => {
    const { on, context } = openSite(visitor, moved('/register'));
    expect(on(ended({ flow: 'register', output: { outcome: 'registered', bonus: 0 } }))).toEqual([
      went('/'),
      fetchesNumbers,
      opensSession,
      says('registered'),
    ]);
    expect(context()).toMatchObject({ hasToken: true, welcome: { firstTimeLogin: true }, returnPath: null });
  });
});

describe('[GAME-18] [DEMO-01] a visitor at a game', () => {
  const GAME = '/game/lantern-night';
  const trialOf = (isOffered = true) =>
    opens({ flow: 'freePlay', input: { gameId: 'lantern-night', language: 'TH', isOffered } });
  const offers = (freeDemo: boolean): News => ({ type: 'whitelabel.loaded', value: whitelabelWith({ freeDemo }) });
  const trial = (outcome: 'started' | 'register' | 'logIn' | 'closed') =>
    ended({ flow: 'freePlay', output: { outcome } });

  it('is offered the trial first, by tile and by address', () => {
    expect(openSite(visitor).on({ type: 'site.enter', path: GAME })).toEqual([trialOf()]);
    expect(openSite(visitor, offers(true)).on(moved(GAME))).toEqual([trialOf()]);
  });

  it('meets the login where no trial is offered', () => {
    const login = { countries: [], country: null, features: { smsLogin: false, forcedPasswordChange: false } };
    const opensLogin = opens({ flow: 'login', input: { area: 'site', ...login } });
    expect(openSite(visitor, offers(false)).on({ type: 'site.enter', path: GAME })).toEqual([opensLogin]);
    expect(openSite(visitor, offers(false)).on(moved(GAME))).toEqual([opensLogin]);
  });

  it('meets the login at any other page for members', () => {
    expect(openSite(visitor, offers(true)).on({ type: 'site.enter', path: '/pointMall' })).toEqual([
      opens({
        flow: 'login',
        input: {
          area: 'site',
          countries: [],
          country: null,
          features: { smsLogin: false, forcedPasswordChange: false },
        },
      }),
    ]);
  });

  it('lands in that game by trial, registration, recovery and login', () => {
    const at = () => openSite(visitor, { type: 'site.enter', path: GAME });
    expect(at().on(trial('started'))).toContainEqual(went(GAME));
    const signing = at();
    expect(signing.on(trial('register'))).toEqual([registerFrom('/', 'lantern-night')]);
    expect(signing.on(ended({ flow: 'register', output: { outcome: 'registered', bonus: 0 } }))).toContainEqual(
      went(GAME),
    );
    const logging = at();
    expect(logging.on(trial('logIn'))).toEqual([loginOf()]);
    expect(logging.on(login({ outcome: 'forgot' }))).toHaveLength(1);
    expect(logging.on(ended({ flow: 'forgot', output: { outcome: 'loggedIn' } }))).toContainEqual(went(GAME));
    expect(logging.context().returnPath).toBe(null);
  });

  it('stays on the page after closing the offer, and forgets the game', () => {
    const { on, context } = openSite(visitor, moved('/live'), { type: 'site.enter', path: GAME });
    expect(on(trial('closed'))).toEqual([went('/live')]);
    expect(context().returnPath).toBe(null);
    expect(openSite(visitor, moved(GAME)).on(trial('closed'))).toEqual([went('/')]);
  });
});

describe('the site at the end of a session', () => {
  it('[LOGOUT-05] [LOGOUT-06] [LOGOUT-07] clears everything of the member on logout, and goes home', () => {
    const { on, context } = openSite(member, info(false));
    expect(on({ type: 'site.logOut' })).toEqual([opens({ flow: 'logout', input: { ask: true } })]);
    expect(on(ended({ flow: 'logout', output: { outcome: 'loggedOut' } }))).toEqual([
      went('/'),
      leavesSession,
      says('logged_out'),
    ]);
    expect(context()).toMatchObject({
      hasToken: false,
      member: null,
      welcome: null,
      changing: false,
      returnPath: null,
    });
  });

  it('closes what is open and goes home after a logout in another tab', () => {
    expect(openSite(member, info(false)).on({ type: 'tabs.loggedOut' })).toEqual([
      { did: 'sendFarewell', params: undefined },
      went('/'),
      dropsModal,
      leavesSession,
      says('logged_out_elsewhere'),
    ]);
    expect(openSite(visitor).on({ type: 'tabs.loggedOut' })).toEqual([]);
  });

  it.each([
    ['SESSION_EXPIRED', 'session_expired'],
    ['SESSION_REVOKED', 'session_revoked'],
    ['NOT_LOGGED_IN', 'not_logged_in'],
  ] as const)('shows why the server ended it and offers the login: %s', (reason, topic) => {
    const { on, context } = openSite(member, moved('/member/wallet'), info(false));
    expect(on({ type: 'session.ended', reason })).toEqual([went('/'), dropsModal, warns({ topic, next: 'login' })]);
    expect(context()).toMatchObject({ hasToken: false, member: null });
    expect(on({ type: 'dialog.accepted', next: 'login' })).toEqual([loginOf()]);
  });

  it.each([
    ['the member page', '/member/wallet', '/'],
    ['the page on screen', '/live', '/live'],
  ])('leads on to %s after the next login', (_what, at, landed) => {
    const { on, context } = openSite(member, moved(at), info(false), {
      type: 'session.ended',
      reason: 'SESSION_EXPIRED',
    });
    on(moved(landed));
    on({ type: 'dialog.accepted', next: 'login' });
    expect(on(ended({ flow: 'login', output: loggedIn }))).toContainEqual(went(at));
    expect(context().returnPath).toBeNull();
  });

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN'] as const)(
    '[DEMO-06] says that a trial is over, and offers registration instead of the login: %s',
    (reason) => {
      const { on, context } = openSite(member, { type: 'session.loaded', member: trial });
      expect(on({ type: 'session.ended', reason })).toEqual([
        went('/'),
        dropsModal,
        warns({ topic: 'trial_ended', next: 'register' }),
      ]);
      expect(context()).toMatchObject({ hasToken: false, member: null });
      expect(on({ type: 'dialog.accepted', next: 'register' })).toEqual([registerFrom('/')]);
    },
  );

  it('[DEMO-06] leads nowhere from an ended trial once there is an account', () => {
    const { on } = openSite(
      member,
      { type: 'session.loaded', member: trial },
      { type: 'session.ended', reason: 'SESSION_EXPIRED' },
      ended({ flow: 'register', output: { outcome: 'registered', bonus: 0 } }),
    );
    expect(on({ type: 'dialog.accepted', next: 'register' })).toEqual([]);
  });

  it('stays on a public page', () => {
    const { on } = openSite(member, moved('/live'));
    expect(on({ type: 'session.ended', reason: 'SESSION_EXPIRED' })).toContainEqual(went('/live'));
  });

  it('logs out without asking when a forced change of password is left, and returns to the change if that fails', () => {
    const { on } = openSite(member, info(true));
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'logOut' } }))).toEqual([
      opens({ flow: 'logout', input: { ask: false } }),
    ]);
    expect(on(ended({ flow: 'logout', output: { outcome: 'kept' } }))).toMatchObject([
      { sent: { request: { flow: 'changePassword', input: { forced: true } } } },
    ]);
  });

  it('leads to the login when a change of password could not log in', () => {
    const { on } = openSite(member, info(true));
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'loginNeeded' } }))).toEqual([
      { did: 'sendFarewell', params: undefined },
      leavesSession,
      loginOf(),
    ]);
  });
});

describe('the site', () => {
  it('reports a crashed view', () => {
    expect(openSite(visitor).on({ type: 'site.crashed', detail: 'Error: no such view' })).toEqual([
      { did: 'reportCrash', params: { detail: 'Error: no such view' } },
    ]);
  });

  it('[LANG-06] loads notices and winners in a new language, and passes it to the open flow', () => {
    expect(openSite(visitor).on({ type: 'locale.changed', texts: 'EN' })).toEqual([
      to('announcements', {
        type: 'resource.load',
        call: { request: { types: 'B,PL,PR,H', platform: 'W', language: 'EN' } },
      }),
      to('winners', {
        type: 'resource.load',
        call: { request: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } },
      }),
      to('matches', { type: 'resource.load', call: { request: { language: 'EN' } } }),
      to('modals', { type: 'modal.language', language: 'EN' }),
    ]);
  });

  it('says when the texts of a language failed to load', () => {
    expect(openSite(visitor).on({ type: 'locale.failed' })).toEqual([says('language_failed')]);
  });

  it('corrects the clock on a normal status, and retries what had failed', () => {
    const corrected = to('clock', { type: 'clock.correct', serverTime: 1_750_000_000_000 });
    const informed = to('analytics', { type: 'analytics.configure', measures: false, requiresConsent: true });
    const retried = ['whitelabel', 'countries', 'announcements', 'winners', 'matches'].map((part) =>
      to(part, { type: 'resource.retry' }),
    );
    expect(openSite(visitor).on({ type: 'status.learned', answer: statusOf(0) })).toEqual([
      corrected,
      informed,
      ...retried,
      to('session', { type: 'session.retry' }),
    ]);
    expect(openSite(visitor).on({ type: 'status.learned', answer: statusOf(1) })).toEqual([corrected]);
  });

  it.each([
    [
      '[SMS-12] [ERR-11] shows the server message of a refused code',
      { kind: 'refused', code: 'SMS_NOT_SENT', message: 'No signal', details: null },
      { topic: 'server_message', message: 'No signal', next: 'nothing' },
    ],
    [
      '[SMS-13] shows the minutes to wait after too many codes',
      { kind: 'refused', code: 'SMS_TOO_MANY', message: 'Wait', details: { waitSeconds: 300 } },
      { topic: 'sms_wait', minutes: 5, next: 'nothing' },
    ],
    [
      '[ERR-16] shows why a hosted service refused a code',
      { kind: 'phone', problem: 'badFormat' },
      { topic: 'phone', phone: 'badFormat', next: 'nothing' },
    ],
    ['shows that a code request did not reach the server', { kind: 'offline' }, { topic: 'failure', next: 'nothing' }],
  ] as const)('%s', (_title, failure, dialog) => {
    expect(openSite(visitor).on({ type: 'smsCode.refused', failure })).toEqual([warns(dialog)]);
  });

  it('[NOTICE-04] opens the notices with the selected one', () => {
    expect(openSite(visitor).on({ type: 'site.readNotices', selected: 'n7' })).toEqual([
      { did: 'storeNoticesRead', params: { at: 0 } },
      opens({ flow: 'notices', input: { language: 'TH', selected: 'n7' } }),
    ]);
  });

  it('[SUPPORT-05] opens the window of customer service with the click, and asks for its link after', () => {
    expect(openSite(visitor).on({ type: 'site.callService' })).toEqual([
      { did: 'openServiceWindow', params: undefined },
      opens({ flow: 'service', input: { origin: 'https://play.example.test', contactUrl: '' } }),
    ]);
  });

  it('[MODAL-08] [CONFIG-04] opens the chat room as who one is, in the colour of the merchant', () => {
    const opened = (who: 'visitor' | 'member', color: string) => opens({ flow: 'chat', input: { who, color } });
    expect(openSite(visitor).on({ type: 'site.openChat' })).toEqual([opened('visitor', '#6b3fa0')]);
    const { on } = openSite(member, info(false));
    expect(on({ type: 'site.openChat' })).toEqual([opened('member', '#6b3fa0')]);
    expect(on({ type: 'whitelabel.loaded', value: { ...whitelabelWith({}), chatHeaderColor: '#123456' } })).toEqual(
      expect.anything(),
    );
    expect(on({ type: 'site.openChat' })).toEqual([opened('member', '#123456')]);
  });

  it.each([
    ['logIn', 'login'],
    ['register', 'register'],
  ] as const)('[MODAL-08] leads from the door of the chat room to the form: %s', (outcome, flow) => {
    expect(openSite(visitor).on(ended({ flow: 'chat', output: { outcome } }))).toEqual([
      expect.objectContaining(opens(expect.objectContaining({ flow }))),
    ]);
  });

  it('[MODAL-06] opens help over the page, with an article', () => {
    expect(openSite(visitor).on({ type: 'site.readHelp', article: 'points' })).toEqual([
      opens({ flow: 'help', input: { language: 'TH', article: 'points' } }),
    ]);
  });

  it('[HEADER-29] opens the popup game list of a vendor, and starts the game that is picked', () => {
    const { on } = openSite(member, info(false));
    const vendor = { vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' } as const;
    expect(on({ type: 'site.listVendor', ...vendor })).toEqual([
      opens({ flow: 'vendorGames', input: { language: 'TH', ...vendor } }),
    ]);
    expect(on(ended({ flow: 'vendorGames', output: { path: '/game/twin-koi' } }))).toEqual([went('/game/twin-koi')]);
  });

  it('[HEADER-29] opens no popup game list for a visitor', () => {
    const vendor = { vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' } as const;
    expect(openSite(visitor).on({ type: 'site.listVendor', ...vendor })).toEqual([]);
  });

  it('opens a change of password that can be closed', () => {
    const { on, context } = openSite(member, info(false));
    expect(on({ type: 'site.changePassword' })).toEqual([
      opens({ flow: 'changePassword', input: { username: 'somchai', stored: null, forced: false } }),
    ]);
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'closed' } }))).toEqual([went('/')]);
    expect(context().changing).toBe(false);
  });

  it('opens a change of password before the member has loaded', () => {
    expect(openSite(member).on({ type: 'site.changePassword' })).toEqual([
      opens({ flow: 'changePassword', input: { username: '', stored: null, forced: false } }),
    ]);
  });
});
