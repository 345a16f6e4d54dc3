// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { followLinks, goTo } from '../../src/routes/place.ts';

const here = () => `${location.pathname}${location.search}`;

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
