// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks, navigate } from '../../src/routes/location.ts';

const here = () => `${location.pathname}${location.search}`;

// Not implemented in jsdom.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('[ROUTE-01] follows a link within the site, with query', () => {
  followLinks();
  document.body.innerHTML = '<a href="/rng?page=PG">Slots</a>';
  document.querySelector('a')?.click();
  expect(here()).toBe('/rng?page=PG');
});

it('does nothing for the current page and keeps its query', () => {
  history.replaceState(null, '', '/?code=A1');
  navigate('/');
  expect(here()).toBe('/?code=A1');
  navigate('/?code=B2');
  expect(here()).toBe('/?code=B2');
});

/** The callbacks of the view transitions that `ask` starts; each runs later. */
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
])(
  '[SHELL-02] navigates to the latest path requested before a transition has begun: $asked',
  ({ asked, at, entries }) => {
    const before = history.length;
    for (const change of fadesOf(() => asked.forEach(navigate))) change();
    expect([here(), history.length - before]).toEqual([at, entries]);
  },
);

it('[SHELL-02] drops a navigation if the user went elsewhere before its transition began', async () => {
  navigate('/rng');
  navigate('/terms');
  const [change] = fadesOf(() => navigate('/'));
  const isBack = new Promise((back) => addEventListener('popstate', back, { once: true }));
  history.back();
  await isBack;
  change?.();
  expect(here()).toBe('/rng');
});

it('[SHELL-02] lets a page redirect during its transition', () => {
  const further: (() => void)[] = [];
  const lead = () => further.push(...fadesOf(() => navigate('/login')));
  addEventListener('pushState', lead, { once: true });
  for (const change of fadesOf(() => navigate('/pointMall'))) change();
  for (const change of further) change();
  expect(here()).toBe('/login');
});

it('scrolls a new page to its top, and keeps the scroll position below an overlay', () => {
  const scrolled = vi.mocked(window.scrollTo);
  const goes = (from: string, to: string) => {
    history.replaceState(null, '', from);
    scrolled.mockClear();
    navigate(to);
    return [...scrolled.mock.calls];
  };
  const top = [[{ top: 0, behavior: 'instant' }]];
  expect([goes('/', '/pointMall'), goes('/pointMall', '/'), goes('/terms', '/privacy')]).toEqual([top, top, top]);
  expect([goes('/', '/member/funds'), goes('/member/funds', '/'), goes('/', '/login')]).toEqual([[], [], []]);
});

it.each([
  ['/', '/member/funds'],
  ['/member', '/member/withdraw?step=2'],
  ['/agent', '/'],
])('goes without a fade where a centre covers the page: from %s to %s', (from, to) => {
  history.replaceState(null, '', from);
  expect([fadesOf(() => navigate(to)), here()]).toEqual([[], to]);
});
