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

it('[SHELL-02] goes once to a page that is asked for again before its fade has begun', () => {
  const fades: (() => void)[] = [];
  const fade = (change: () => void) => {
    fades.push(change);
    return { ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition: fade });
  const entries = history.length;
  goTo('/rng');
  goTo('/rng');
  for (const change of fades) change();
  Reflect.deleteProperty(document, 'startViewTransition');
  expect([here(), history.length - entries]).toEqual(['/rng', 1]);
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
