import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSite } from './support/site.ts';
import { eventually } from './support/wait.ts';

const site = startSite();

const VISITOR = ['/', '/games', '/promotions', '/vip', '/join', '/help', '/lottery', '/login', '/register'];
const MEMBER = ['/', '/member/depositv2', '/member/withdraw', '/member/transferFund', '/member/personalHistoryCopy'];
const MORE = [
  '/member/personalProfit',
  '/member/missionLeaderboard',
  '/member/protect',
  '/pointMall',
  '/member/messageV2',
];

/** What cannot be read or pressed: the page is wider than the screen, or a control is cut at its side. */
async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide of ${clientWidth}`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !control.closest('[inert]'),
    );
    const cut = controls.flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isCut = width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(control.parentElement);
      return isCut
        ? [`“${control.textContent?.trim() || control.getAttribute('aria-label')}” ends at ${Math.round(right)} px`]
        : [];
    });
    return [...wide, ...cut];
  });
}

it.each([
  ['a visitor', null, VISITOR],
  ['a member', 'somchai', [...MEMBER, ...MORE]],
] as const)('text at 200 %% fits a phone of %s', async (_who, as, paths) => {
  const { page } = await site.openPage({ viewport: 'phone', lang: 'TH', as, path: null, arrives: false });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    found[path] = await misfits(page);
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});
