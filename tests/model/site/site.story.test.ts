import { describe, expect, it } from 'vitest';
import type { siteMachine } from '../../../src/machines/site/site.machine.ts';
import type { SiteInput } from '../../../src/machines/site/site.setup.ts';
import { openBench } from '../kit/bench.ts';
import type { EventOf } from '../kit/flow.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { somchai } from '../session/session.spec.ts';
import { statusOf } from '../systemStatus.ts';
import { whitelabelWith } from '../whitelabel.ts';
import { loggedIn, member, parts, siteFlow, trial, visitor } from './site.spec.ts';

type News = EventOf<typeof siteMachine>;

function openSite(input: SiteInput, ...before: readonly News[]) {
  const bench = openBench(siteFlow, input);
  for (const event of before) bench.actor.send(event);
  return {
    ...bench,
    context: () => bench.actor.getSnapshot().context,
    /** What the site does when this comes. */
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
const leavesSession = to('session', { type: 'session.left' });
const loginOf = (area: 'site' | 'agent' = 'site') =>
  opens({
    flow: 'login',
    input: { area, countries: [], country: null, features: { smsLogin: false, forcedPasswordChange: true } },
  });
/** REG-23. */
const registerFrom = (path: string) =>
  opens({
    flow: 'register',
    input: {
      countries: [],
      country: null,
      host: 'play.example.test',
      address: `https://play.example.test${path}`,
    },
  });
const fetchesNumbers = to('numbers', {
  type: 'resource.load',
  call: { request: { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'TH' } },
});
const moved = (path: string): News => ({ type: 'site.moved', path });
const guard = (visitorGuard: boolean): News => ({
  type: 'whitelabel.loaded',
  value: whitelabelWith({ visitorGuard }),
});
/** STORE-03, 04, 08: what is kept of the merchant when its settings come. */
const keptMerchant = { did: 'storeMerchant', params: { brandName: 'Statehouse', merchantCode: 'demo' } };
/** LOGIN-03, FORGOT-04: a form that a deep link has opened already hears what the merchant offers. */
const toldForms = to('modals', {
  type: 'modal.settings',
  settings: {
    login: { features: { smsLogin: false, forcedPasswordChange: false }, countries: [], country: null },
    register: { features: { smsLogin: false, forcedPasswordChange: false }, countries: [], country: null },
    forgot: { byMobile: false, countries: [], country: null },
  },
});
const forgotOf = (byMobile: boolean) => opens({ flow: 'forgot', input: { byMobile, countries: [], country: null } });
const ended = (result: Extract<News, { type: 'modal.ended' }>['result']): News => ({ type: 'modal.ended', result });
const login = (output: object) => ended({ flow: 'login', output: { ...loggedIn, ...output } });
const info = (passwordChangeRequired: boolean): News => ({
  type: 'session.loaded',
  member: { ...somchai, passwordChangeRequired },
});

describe('the site opens', () => {
  it('with each of its parts, and the calls that are made at once', () => {
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

  it('[HOME-08] asking for twenty winners of every category', () => {
    expect(openSite(visitor).seen(0).pending.winners).toEqual({
      call: { request: { gameCategory: 'ALL', language: 'TH', limitNum: 20 } },
    });
  });
});

describe('the guard for visitors', () => {
  it('[ROUTE-32] leads a visitor to /login when it turns out to be on', () => {
    expect(openSite(visitor, moved('/vip')).on(guard(true))).toEqual([keptMerchant, went('/login'), toldForms]);
  });

  it('[ROUTE-32] leads a visitor to /login from every page but its exemptions', () => {
    const { on } = openSite(visitor, guard(true));
    expect(on(moved('/vip'))).toEqual([went('/login')]);
    expect(on(moved('/'))).toEqual([went('/login')]);
    expect(on(moved('/help'))).toEqual([went('/login')]);
  });

  it.each([
    ['that it knows of', [guard(true), moved('/vip')]],
    ['that turns out to be on', [moved('/vip'), guard(true)]],
  ] as const)('[ROUTE-32] shows after the login the page that was asked for, under a guard %s', (_which, before) => {
    const { on } = openSite(visitor, ...before, moved('/login'));
    expect(on(login({}))).toContainEqual(went('/vip'));
  });

  it.each([
    ['a logout', ended({ flow: 'logout', output: { outcome: 'loggedOut' } })],
    ['a logout in another tab', { type: 'tabs.loggedOut' }],
    ['an end by the server', { type: 'session.ended', reason: 'SESSION_EXPIRED' }],
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

  it('[ROUTE-34] leads nobody anywhere when it is off', () => {
    const { on } = openSite(visitor, moved('/vip'));
    expect([on(guard(false)), on(moved('/help'))]).toEqual([[keptMerchant, toldForms], []]);
  });

  it('[ROUTE-35] leads nobody with a token anywhere', () => {
    const { on } = openSite(member, moved('/vip'));
    expect([on(guard(true)), on(moved('/help'))]).toEqual([[keptMerchant, toldForms], []]);
  });
});

describe('an address', () => {
  it('[ROUTE-06] [ROUTE-07] [DEMO-06] opens the register form over a trial, found or under way, and closes it on the way back', () => {
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

  it('[ROUTE-06] [ROUTE-07] opens no register form over a member, who has an account', () => {
    const { on } = openSite({ ...member, path: '/register' }, moved('/register'));
    expect([on(info(false)), on(moved('/')), on(moved('/register'))]).toEqual([[], [], []]);
  });

  it('[ROUTE-06] [ROUTE-07] opens the register form, and home is shown when it closes', () => {
    for (const path of ['/register', '/register.html']) {
      const { on } = openSite(visitor);
      expect(on(moved(path))).toEqual([registerFrom(path)]);
      expect(on(ended({ flow: 'register', output: { outcome: 'closed', bonus: 0 } }))).toEqual([went('/')]);
    }
  });

  it('/login opens the login, and home is shown when it closes', () => {
    const { on } = openSite(visitor);
    expect(on(moved('/login'))).toEqual([loginOf()]);
    expect(on(login({ outcome: 'closed' }))).toEqual([went('/')]);
  });

  it.each(['/login', '/register', '/member/wallet', '/pointMall'])(
    '[ROUTE-01] that opened a form, %s, takes the form with it when the visitor goes back',
    (path) => {
      const { on, context } = openSite(visitor, moved('/live'), moved(path));
      expect(on(moved('/live'))).toEqual([leavesModal]);
      expect(context()).toMatchObject({ path: '/live', intent: null });
      expect(on(moved('/vip'))).toEqual([]);
    },
  );

  it.each(['/member/wallet', '/pointMall'])(
    '[ROUTE-09] of members, %s, asks a visitor to log in and then is shown',
    (path) => {
      const { on, context } = openSite(visitor);
      expect(on(moved(path))).toEqual([loginOf()]);
      expect(on(login({}))).toContainEqual(went(path));
      expect(context().intent).toBeNull();
    },
  );

  it('is kept, with what a visitor wanted of it', () => {
    const kept = ['/', '/login', '/register', '/member/wallet'].map((path) => {
      const { on, context } = openSite(visitor, moved('/live'));
      on(moved(path));
      return [context().path, context().intent];
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

  it('[ROLE-02] of anybody is simply shown', () => {
    expect(openSite(visitor).on(moved('/vip'))).toEqual([]);
    expect(openSite(member).on(moved('/member/wallet'))).toEqual([]);
  });
});

describe('a gated action', () => {
  it('[ROLE-06] shows a visitor the login, and goes on after it', () => {
    const { on } = openSite(visitor, moved('/live'));
    expect(on({ type: 'site.enter', path: '/member/deposit' })).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it('is forgotten when the login is closed', () => {
    const { on } = openSite(visitor, moved('/live'), { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ outcome: 'closed' }))).toEqual([went('/live')]);
    expect(on(login({}))).toContainEqual(went('/live'));
  });

  it('[ROLE-17] [ROLE-18] [ERR-09] does not run for a trial account, which hears what it lacks', () => {
    const { on } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on({ type: 'site.enter', path: '/member/deposit' })).toEqual([
      warns({ topic: 'in_need_true_account', next: 'register' }),
    ]);
    expect(on({ type: 'dialog.accepted', next: 'register' })).toEqual([registerFrom('/')]);
  });

  it('goes on at once for a member', () => {
    expect(openSite(member).on({ type: 'site.enter', path: '/member/deposit' })).toMatchObject([
      went('/member/deposit'),
    ]);
  });
});

describe('a login', () => {
  it('[LOGIN-15] [LOGIN-18] [LOGIN-23] fetches the popular numbers and the member, and stays where the member is', () => {
    const { on, context } = openSite(visitor, moved('/live'));
    expect(on(login({}))).toEqual([went('/live'), fetchesNumbers, opensSession]);
    expect(context().hasToken).toBe(true);
  });

  it('[LOGIN-16] [LOGIN-23] [MODAL-14] is followed by the after-login modal once the member is known, and only once', () => {
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

  it('[HEADER-39] shows nothing of a member that was here before', () => {
    const { on, context } = openSite(member, info(false));
    on(login({}));
    expect(context().member).toBeNull();
    on(info(false));
    on(login({ changeDue: true }));
    expect(context()).toMatchObject({ member: null, hasToken: true });
  });

  it('[LOGIN-17] that is not the first says so', () => {
    const [effect] = openSite(visitor, login({ firstTimeLogin: false })).on(info(false));
    expect(effect).toMatchObject({ sent: { request: { input: { firstTimeLogin: false } } } });
  });

  it('[LOGIN-19] [LOGIN-20] with a change due opens the change with what was typed, and nothing else', () => {
    const stored = { username: 'weak', password: '123456' };
    const { on, context } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ changeDue: true, stored }))).toEqual([
      fetchesNumbers,
      opensSession,
      opens({ flow: 'changePassword', input: { username: 'weak', stored, forced: true } }),
    ]);
    expect(on(info(true))).toEqual([]);
    expect(context().intent).toBeNull();
  });

  it('[CHPW-17] [CHPW-19] goes home and on with the login after the change', () => {
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

  it('[CHPW-01] finds after a reload that the change is still due', () => {
    expect(openSite(member).on(info(true))).toEqual([
      opens({ flow: 'changePassword', input: { username: 'somchai', stored: null, forced: true } }),
    ]);
  });

  it('knows the switches of the merchant and the countries', () => {
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
        },
      }),
    ]);
  });
});

describe('a member who is signed in', () => {
  it('[ROLE-03] is not asked to log in over the session that there is', () => {
    const { on } = openSite(member, info(false));
    expect(on({ type: 'site.logIn', area: 'agent' })).toEqual([]);
    expect(on({ type: 'dialog.accepted', next: 'login' })).toEqual([]);
  });

  it('[ROLE-18] leaves a trial account on the server too when the register form leads to the login', () => {
    const { on } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on(ended({ flow: 'register', output: { outcome: 'logIn', bonus: 0 } }))).toEqual([
      { did: 'sendFarewell', params: undefined },
      leavesSession,
      loginOf(),
    ]);
  });

  it('keeps the session of a trial whose register form is closed', () => {
    const { on, context } = openSite(member, { type: 'session.loaded', member: trial });
    expect(on(ended({ flow: 'register', output: { outcome: 'closed', bonus: 0 } }))).toEqual([went('/')]);
    expect(context()).toMatchObject({ hasToken: true, member: trial });
  });
});

describe('the recovery of a password', () => {
  const forgot = (outcome: 'loggedIn' | 'logIn' | 'closed') => ended({ flow: 'forgot', output: { outcome } });
  const reset = (outcome: 'loginNeeded' | 'forgot' | 'closed') => ended({ flow: 'resetPassword', output: { outcome } });

  it('[FORGOT-01] [FORGOT-02] is reached from the login, leads back to it, and keeps what the visitor wanted', () => {
    const { on } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' });
    expect(on(login({ outcome: 'forgot' }))).toEqual([forgotOf(false)]);
    expect(on(forgot('logIn'))).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it('has the register form beside it', () => {
    expect(openSite(visitor).on(login({ outcome: 'register' }))).toEqual([registerFrom('/')]);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])(
    '[FORGOT-04] [CONFIG-05] [CONFIG-10] is offered by mobile with the module CHNGPASSVERIF3 alone: %s',
    (enabled, byMobile) => {
      const modules = [
        { modId: 'MEMBER', enabled: '1', childrenNodes: [{ modId: 'CHNGPASSVERIF3', enabled, childrenNodes: [] }] },
      ];
      const { on } = openSite(visitor, { type: 'whitelabel.loaded', value: { ...whitelabelWith({}), modules } });
      expect(on(login({ outcome: 'forgot' }))).toEqual([forgotOf(byMobile)]);
    },
  );

  it('[FORGOT-20] [FORGOT-21] by mobile opens the session, goes home and says so', () => {
    const { on, context } = openSite(visitor, moved('/live'), login({ outcome: 'forgot' }));
    expect(on(forgot('loggedIn'))).toEqual([went('/'), fetchesNumbers, opensSession, says('password_changed')]);
    expect(context()).toMatchObject({ hasToken: true, member: null, intent: null });
  });

  it('[FORGOT-01] by a link opens at its own address for whoever has the link, and is over when that is left', () => {
    for (const input of [visitor, member]) {
      const { on } = openSite(input, moved('/reset'));
      expect(on(moved('/reset'))).toEqual([opens({ flow: 'resetPassword', input: {} })]);
      expect(on(reset('closed'))).toEqual([went('/')]);
      expect(on(moved('/'))).toEqual([leavesModal]);
    }
  });

  it('[ROUTE-33] by a link is not in the way of the guard, which would lose what the link carries', () => {
    expect(openSite(visitor, guard(true)).on(moved('/reset'))).toEqual([opens({ flow: 'resetPassword', input: {} })]);
    expect(openSite(visitor, moved('/reset')).on(guard(true))).toEqual([keptMerchant, toldForms]);
  });

  it('by a link that is dead leads to another, and by one that worked to the login', () => {
    const { on, context } = openSite(member, moved('/reset'), info(false));
    expect(on(reset('forgot'))).toEqual([forgotOf(false)]);
    expect(on(reset('loginNeeded'))).toEqual([{ did: 'sendFarewell', params: undefined }, leavesSession, loginOf()]);
    expect(context()).toMatchObject({ hasToken: false, member: null });
  });
});

describe('a visitor who registers', () => {
  it('[REG-23] brings the address of the form', () => {
    expect(openSite(visitor).on(moved('/register'))).toEqual([registerFrom('/register')]);
  });

  it('and would rather log in still gets to what was wanted', () => {
    const { on } = openSite(visitor, { type: 'site.enter', path: '/member/deposit' }, login({ outcome: 'register' }));
    expect(on(ended({ flow: 'register', output: { outcome: 'logIn', bonus: 0 } }))).toEqual([loginOf()]);
    expect(on(login({}))).toContainEqual(went('/member/deposit'));
  });

  it.each([
    ['[DEMO-03] [DEMO-04] by a trial', { flow: 'freePlay', output: { outcome: 'started' } }, 'trial_started'],
    ['[FORGOT-20] [FORGOT-21] by a recovery', { flow: 'forgot', output: { outcome: 'loggedIn' } }, 'password_changed'],
  ] as const)('%s is logged in without a welcome, and taken home', (_title, result, topic) => {
    const { on, context } = openSite(visitor, moved('/live'));
    expect(on(ended(result))).toEqual([went('/'), fetchesNumbers, opensSession, says(topic)]);
    expect(context()).toMatchObject({ hasToken: true, welcome: null });
  });

  it('may come from the trial, which is also simply closed', () => {
    const trialEnds = (outcome: 'register' | 'closed') => ended({ flow: 'freePlay', output: { outcome } });
    expect(openSite(visitor, moved('/live')).on(trialEnds('register'))).toEqual([registerFrom('/live')]);
    expect(openSite(visitor, moved('/live')).on(trialEnds('closed'))).toEqual([went('/live')]);
  });

  it('[REG-13] [REG-14] [REG-16] is logged in, and taken home', () => {
    const { on, context } = openSite(visitor, moved('/register'));
    expect(on(ended({ flow: 'register', output: { outcome: 'registered', bonus: 0 } }))).toEqual([
      went('/'),
      fetchesNumbers,
      opensSession,
      says('registered'),
    ]);
    expect(context()).toMatchObject({ hasToken: true, welcome: { firstTimeLogin: true }, intent: null });
  });
});

describe('the end of a session', () => {
  it('[LOGOUT-05] [LOGOUT-06] [LOGOUT-07] [LOGOUT-08] by logging out leaves nothing of the member, and goes home', () => {
    const { on, context } = openSite(member, info(false));
    expect(on({ type: 'site.logOut' })).toEqual([opens({ flow: 'logout', input: { ask: true } })]);
    expect(on(ended({ flow: 'logout', output: { outcome: 'loggedOut' } }))).toEqual([
      went('/'),
      leavesSession,
      says('logged_out'),
    ]);
    expect(context()).toMatchObject({ hasToken: false, member: null, welcome: null, changing: false, intent: null });
  });

  it('in another tab drops what is open and goes home', () => {
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
  ] as const)('by the server says why and offers the login: %s', (reason, topic) => {
    const { on, context } = openSite(member, moved('/member/wallet'), info(false));
    expect(on({ type: 'session.ended', reason })).toEqual([went('/'), dropsModal, warns({ topic, next: 'login' })]);
    expect(context()).toMatchObject({ hasToken: false, member: null });
    expect(on({ type: 'dialog.accepted', next: 'login' })).toEqual([loginOf()]);
  });

  it.each([
    ['the page of members', '/member/wallet', '/'],
    ['where the player was', '/live', '/live'],
  ])('by the server leads on to %s by the next login', (_what, at, landed) => {
    const { on, context } = openSite(member, moved(at), info(false), {
      type: 'session.ended',
      reason: 'SESSION_EXPIRED',
    });
    on(moved(landed));
    on({ type: 'dialog.accepted', next: 'login' });
    expect(on(ended({ flow: 'login', output: loggedIn }))).toContainEqual(went(at));
    expect(context().intent).toBeNull();
  });

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN'] as const)(
    '[DEMO-06] that was a trial says that it is over, and offers to sign up, for it has no account to log in with: %s',
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

  it('[DEMO-06] that was a trial leads nowhere any more once there is an account', () => {
    const { on } = openSite(
      member,
      { type: 'session.loaded', member: trial },
      { type: 'session.ended', reason: 'SESSION_EXPIRED' },
      ended({ flow: 'register', output: { outcome: 'registered', bonus: 0 } }),
    );
    expect(on({ type: 'dialog.accepted', next: 'register' })).toEqual([]);
  });

  it('leaves a player on a page that anybody may see', () => {
    const { on } = openSite(member, moved('/live'));
    expect(on({ type: 'session.ended', reason: 'SESSION_EXPIRED' })).toContainEqual(went('/live'));
  });

  it('by leaving a forced change asks nothing, and comes back to the change when that fails', () => {
    const { on } = openSite(member, info(true));
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'logOut' } }))).toEqual([
      opens({ flow: 'logout', input: { ask: false } }),
    ]);
    expect(on(ended({ flow: 'logout', output: { outcome: 'kept' } }))).toMatchObject([
      { sent: { request: { flow: 'changePassword', input: { forced: true } } } },
    ]);
  });

  it('by a change whose own login failed leads to the login', () => {
    const { on } = openSite(member, info(true));
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'loginNeeded' } }))).toEqual([
      { did: 'sendFarewell', params: undefined },
      leavesSession,
      loginOf(),
    ]);
  });
});

describe('news', () => {
  it('of a view that threw is reported', () => {
    expect(openSite(visitor).on({ type: 'site.crashed', detail: 'Error: no such view' })).toEqual([
      { did: 'reportCrash', params: { detail: 'Error: no such view' } },
    ]);
  });

  it('[LANG-06] of another language asks for notices and winners in it, and tells the open flow', () => {
    expect(openSite(visitor).on({ type: 'locale.changed', texts: 'EN' })).toEqual([
      to('announcements', {
        type: 'resource.load',
        call: { request: { types: 'B,PL,PR,H', platform: 'W', language: 'EN' } },
      }),
      to('winners', {
        type: 'resource.load',
        call: { request: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } },
      }),
      to('modals', { type: 'modal.language', language: 'EN' }),
    ]);
  });

  it('of a language whose texts did not come says so', () => {
    expect(openSite(visitor).on({ type: 'locale.failed' })).toEqual([says('language_failed')]);
  });

  it('of a normal status corrects the clock and asks again for what had failed', () => {
    const corrected = to('clock', { type: 'clock.correct', serverTime: 1_750_000_000_000 });
    const informed = to('analytics', { type: 'analytics.inform', measures: false, requiresConsent: true });
    const retried = ['whitelabel', 'countries', 'announcements', 'winners'].map((part) =>
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
      '[SMS-12] [ERR-11] of a refused code shows the words of the server',
      { kind: 'refused', code: 'SMS_NOT_SENT', message: 'No signal', details: null },
      { topic: 'server_message', message: 'No signal', next: 'nothing' },
    ],
    [
      '[SMS-13] of too many codes names the minutes to wait',
      { kind: 'refused', code: 'SMS_TOO_MANY', message: 'Wait', details: { waitSeconds: 300 } },
      { topic: 'sms_wait', minutes: 5, next: 'nothing' },
    ],
    [
      '[ERR-16] of a code that a hosted service refused says why',
      { kind: 'phone', problem: 'badFormat' },
      { topic: 'phone', phone: 'badFormat', next: 'nothing' },
    ],
    ['of a code that met no server says so', { kind: 'offline' }, { topic: 'failure', next: 'nothing' }],
  ] as const)('%s', (_title, failure, dialog) => {
    expect(openSite(visitor).on({ type: 'smsCode.refused', failure })).toEqual([warns(dialog)]);
  });

  it('[NOTICE-04] of a notice that somebody wants to read opens the list with it', () => {
    expect(openSite(visitor).on({ type: 'site.readNotices', selected: 'n7' })).toEqual([
      opens({ flow: 'notices', input: { language: 'TH', selected: 'n7' } }),
    ]);
  });

  it('of a wish to change the password opens the change, which can be closed', () => {
    const { on, context } = openSite(member, info(false));
    expect(on({ type: 'site.changePassword' })).toEqual([
      opens({ flow: 'changePassword', input: { username: 'somchai', stored: null, forced: false } }),
    ]);
    expect(on(ended({ flow: 'changePassword', output: { outcome: 'closed' } }))).toEqual([went('/')]);
    expect(context().changing).toBe(false);
  });

  it('of a wish to change the password is heard before it is known who the member is', () => {
    expect(openSite(member).on({ type: 'site.changePassword' })).toEqual([
      opens({ flow: 'changePassword', input: { username: '', stored: null, forced: false } }),
    ]);
  });
});
