import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/machines/site/site.rules.ts';
import { somchai } from '../../model/session/session.spec.ts';
import { whitelabelWith } from '../../model/whitelabel.ts';

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
  intent: null,
  welcome: null,
  changing: false,
  ...part,
});
const on = whitelabelWith({ visitorGuard: true });

describe('the guard', () => {
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

  it('[ROUTE-34] [ROUTE-35] is for visitors, and only where the merchant has it on', () => {
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

  it('[ROUTE-09] stands at its address with a capital M, and lies over nothing', () => {
    expect(['/pointMall', '/pointmall', '/pointMall/x', '/member/x'].map(rules.isMemberPath)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const at = { path: '/pointMall', hasToken: true, member: somebody };
    expect([rules.isAdmitted(at), rules.isCentreOpen(at)]).toEqual([true, false]);
  });

  it('[ROLE-13] admits nobody but a member who is known, no trial, and owes no password', () => {
    const admitted = [
      { hasToken: true, member: null },
      { hasToken: true, member: { ...somebody, isAgent: 4 as const } },
      { hasToken: true, member: { ...somebody, passwordChangeRequired: true } },
      { hasToken: false, member: somebody },
    ].map(rules.isAdmitted);
    expect(admitted).toEqual([false, false, false, false]);
  });
});

describe('a place', () => {
  it('after a modal is home where the modal had an address of its own', () => {
    const places = ['/login', '/register', '/register.html', '/live', '/member/wallet', '/pointMall'];
    expect(places.map((path) => rules.placeAfterModal(site({ path })))).toEqual(['/', '/', '/', '/live', '/', '/']);
    expect(rules.placeAfterModal(site({ path: '/member/wallet', hasToken: true }))).toBe('/member/wallet');
  });

  it('after a login is what the visitor wanted, else where he is', () => {
    expect([
      rules.placeAfterLogin(site({ path: '/live', intent: '/member/deposit' })),
      rules.placeAfterLogin(site({ path: '/live' })),
      rules.placeAfterLogin(site({ path: '/login' })),
    ]).toEqual(['/member/deposit', '/live', '/']);
  });

  it('after a session is home where the page was a member’s', () => {
    const places = ['/member/wallet', '/pointMall', '/live'];
    expect(places.map((path) => rules.placeAfterSession(site({ path })))).toEqual(['/', '/', '/live']);
  });

  it('[ROUTE-32] after a session is the login while the guard is on, and what it exempts otherwise', () => {
    const places = ['/', '/live', '/member/wallet', '/download'];
    expect(places.map((path) => rules.placeAfterSession(site({ whitelabel: on, path })))).toEqual([
      '/login',
      '/login',
      '/login',
      '/download',
    ]);
    expect(rules.placeAfterSession(site({ whitelabel: on, path: '/login' }), '/')).toBe('/');
  });
});

it('[ROUTE-01] a form is left by going from its address to another, and not by coming to the same again', () => {
  const isLeft = (path: string, next: string) => rules.isFormLeft(site({ path }), next);
  expect([isLeft('/login', '/login'), isLeft('/login', '/live'), isLeft('/live', '/vip')]).toEqual([
    false,
    true,
    false,
  ]);
});
