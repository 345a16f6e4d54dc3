// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks, goTo } from '../../src/routes/place.ts';

const here = () => `${location.pathname}${location.search}`;

// No browser stands behind these.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('[ROUTE-01] follows a link of the site with all that its address says', () => {
  followLinks();
  document.body.innerHTML = '<a href="/rng?page=PG">Slots</a>';
  document.querySelector('a')?.click();
  expect(here()).toBe('/rng?page=PG');
});

it('leaves the place where one stands alone, with what its address says', () => {
  history.replaceState(null, '', '/?code=A1');
  goTo('/');
  expect(here()).toBe('/?code=A1');
  goTo('/?code=B2');
  expect(here()).toBe('/?code=B2');
});

/** What the fades that this asks for change, each of which begins later. */
function fadesOf(ask: () => void): readonly (() => void)[] {
  const fades: (() => void)[] = [];
  const startViewTransition = (change: () => void) => {
    fades.push(change);
    return { ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  ask();
  Reflect.deleteProperty(document, 'startViewTransition');
  return fades;
}

it.each([
  { asked: ['/rng', '/rng'], at: '/rng', entries: 1 },
  { asked: ['/rng', '/terms'], at: '/terms', entries: 1 },
  { asked: ['/rng', '/'], at: '/', entries: 0 },
])('[SHELL-02] goes where it was asked to last before a fade has begun: $asked', ({ asked, at, entries }) => {
  const before = history.length;
  for (const change of fadesOf(() => asked.forEach(goTo))) change();
  expect([here(), history.length - before]).toEqual([at, entries]);
});

it('[SHELL-02] leaves a player alone who has gone elsewhere before the fade has begun', async () => {
  goTo('/rng');
  goTo('/terms');
  const [change] = fadesOf(() => goTo('/'));
  const isBack = new Promise((back) => addEventListener('popstate', back, { once: true }));
  history.back();
  await isBack;
  change?.();
  expect(here()).toBe('/rng');
});

it('[SHELL-02] is led on by a page that a fade leads to', () => {
  const further: (() => void)[] = [];
  const lead = () => further.push(...fadesOf(() => goTo('/login')));
  addEventListener('pushState', lead, { once: true });
  for (const change of fadesOf(() => goTo('/member/funds'))) change();
  for (const change of further) change();
  expect(here()).toBe('/login');
});

it('begins a page at its top, and leaves one where it was while something lies over it', () => {
  const scrolled = vi.mocked(window.scrollTo);
  const goes = (from: string, to: string) => {
    history.replaceState(null, '', from);
    scrolled.mockClear();
    goTo(to);
    return [...scrolled.mock.calls];
  };
  const top = [[{ top: 0, behavior: 'instant' }]];
  expect([goes('/', '/pointMall'), goes('/pointMall', '/'), goes('/terms', '/privacy')]).toEqual([top, top, top]);
  expect([goes('/', '/member/funds'), goes('/member/funds', '/'), goes('/', '/login')]).toEqual([[], [], []]);
});
