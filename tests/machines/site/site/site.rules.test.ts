import { describe, expect, it } from 'vitest';
import * as rules from '../../../../src/machines/site/site/site.rules.ts';
import { somchai } from '../../../model/site/session/session.spec.ts';
import { whitelabelWith } from '../../../model/whitelabel.ts';

const site = (part: Partial<rules.SiteContext>): rules.SiteContext => ({
  host: 'play.example.test',
  origin: 'https://play.example.test',
  brandName: 'Statehouse',
  path: '/',
  language: 'TH',
  whitelabel: null,
  countries: [],
  country: null,
  hasToken: false,
  member: null,
  returnPath: null,
  welcome: null,
  noticesReadAt: 0,
  newestNoticeAt: 0,
  changing: false,
  ...part,
});
const on = whitelabelWith({ visitorGuard: true });

describe('the visitor guard', () => {
  it('[ROUTE-33] exempts exactly five addresses', () => {
    const paths = ['/', '/login', '/register', '/register.html', '/helpmc', '/download', '/help', '/down', '/vip'];
    expect(paths.filter((path) => !rules.isGuarded(site({ whitelabel: on, path })))).toEqual([
      '/login',
      '/register',
      '/register.html',
      '/helpmc',
      '/download',
    ]);
  });

  it('[ROUTE-34] [ROUTE-35] applies to visitors only, if the merchant enables it', () => {
    expect([
      rules.isGuarded(site({ path: '/vip' })),
      rules.isGuarded(site({ path: '/vip', whitelabel: whitelabelWith({}) })),
      rules.isGuarded(site({ path: '/vip', whitelabel: on, hasToken: true })),
      rules.isGuarded(site({ path: '/vip', whitelabel: on })),
    ]).toEqual([false, false, false, true]);
  });
});

describe('the points mall', () => {
  const somebody = { ...somchai, passwordChangeRequired: false };

  it('[ROUTE-09] has an address with a capital M and covers no page', () => {
    expect(['/pointMall', '/pointmall', '/pointMall/x', '/member/x'].map(rules.isMemberPath)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const at = { path: '/pointMall', hasToken: true, member: somebody };
    expect([rules.isAdmitted(at), rules.isCentreOpen(at)]).toEqual([true, false]);
  });

  it('[MEMBER-02] [ROLE-13] admits only loaded members, so that a centre shows once its data is there: not on trial, with no password change due', () => {
    const admitted = [
      { hasToken: true, member: null },
      { hasToken: true, member: { ...somebody, isAgent: 4 as const } },
      { hasToken: true, member: { ...somebody, passwordChangeRequired: true } },
      { hasToken: false, member: somebody },
    ].map(rules.isAdmitted);
    expect(admitted).toEqual([false, false, false, false]);
    const at = { path: '/member/wallet', hasToken: true };
    expect([null, somebody].map((member) => rules.isCentreOpen({ ...at, member }))).toEqual([false, true]);
  });
});

describe('the next address', () => {
  it('after a modal with its own address is home', () => {
    const places = ['/login', '/register', '/register.html', '/live', '/member/wallet', '/pointMall'];
    expect(places.map((path) => rules.pathAfterModal(site({ path })))).toEqual(['/', '/', '/', '/live', '/', '/']);
    expect(rules.pathAfterModal(site({ path: '/member/wallet', hasToken: true }))).toBe('/member/wallet');
  });

  it('after a login is the requested page, else the current one', () => {
    expect([
      rules.pathAfterLogin(site({ path: '/live', returnPath: '/member/deposit' })),
      rules.pathAfterLogin(site({ path: '/live' })),
      rules.pathAfterLogin(site({ path: '/login' })),
    ]).toEqual(['/member/deposit', '/live', '/']);
  });

  it("after a session ends on a members' page is home", () => {
    const places = ['/member/wallet', '/pointMall', '/live'];
    expect(places.map((path) => rules.pathAfterSession(site({ path })))).toEqual(['/', '/', '/live']);
  });

  it('[ROUTE-32] after a session ends is the login while the guard is on, except on exempt addresses', () => {
    const places = ['/', '/live', '/member/wallet', '/download'];
    expect(places.map((path) => rules.pathAfterSession(site({ whitelabel: on, path })))).toEqual([
      '/login',
      '/login',
      '/login',
      '/download',
    ]);
    expect(rules.pathAfterSession(site({ whitelabel: on, path: '/login' }), '/')).toBe('/');
  });
});

it('[ROUTE-01] closes a form on leaving its address, not on returning to it', () => {
  const isLeft = (path: string, next: string) => rules.isFormLeft(site({ path }), next);
  expect([isLeft('/login', '/login'), isLeft('/login', '/live'), isLeft('/live', '/vip')]).toEqual([
    false,
    true,
    false,
  ]);
});
