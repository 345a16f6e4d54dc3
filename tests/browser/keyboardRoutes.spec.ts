import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Screen, screens } from '../../scripts/screens/screens.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';

const site = startSite();

/** Stops of a page with everything open; beyond them, Tab goes round somewhere. */
const MOST = 400;
/** The keys inside a game are those of its frame; two lists of games load more with each stop near their end. */
const isOfSite = ({ at }: Screen): boolean => !at.startsWith('/game/') && !['/rng', '/games'].includes(at);

it.each([
  ['visitor', null],
  ['member', 'somchai'],
  ['agent', 'agent1'],
] as const)(
  'leads the keyboard through every screen of a %s: each stop named, in sight and marked, and a way out',
  async (as, name) => {
    const { page } = await site.openPage({ viewport: 'desktop', as: name });
    const faults: string[] = [];
    for (const [place, { at, name: screen }] of screens.filter((one) => one.as === as && isOfSite(one)).entries()) {
      await page.goto(at);
      await quiet(page);
      // Header and footer are the same on every page: the first one has been through them.
      const within = place > 0 && (await entersMain(page));
      faults.push(...(await tabThrough(page, within)).map((fault) => `${screen}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

/** What is wrong with the stops of Tab, from the top to the end or round a dialog. */
async function tabThrough(page: Page, within: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page, within);
    if (stop.isOver) return stops === 0 ? ['has no stop'] : faults;
    if (stop.fault !== null) faults.push(stop.fault);
  }
  return [...faults, `does not end after ${MOST} stops`];
}

/** Goes to where the skip link leads; not where a dialog holds the focus, or where nothing is to be pressed. */
const entersMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const hasStops = main?.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') != null;
    if (main === null || !hasStops || document.querySelector('dialog[open]') !== null) return false;
    main.tabIndex = -1;
    main.focus();
    return document.activeElement === main;
  });

const stopOf = (page: Page, within: boolean): Promise<{ readonly isOver: boolean; readonly fault: string | null }> =>
  page.evaluate((isWithin) => {
    const seen = window as unknown as { stops?: WeakSet<Element> };
    seen.stops ??= new WeakSet();
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || seen.stops.has(element))
      return { isOver: true, fault: null };
    if (isWithin && element.closest('main') === null) return { isOver: true, fault: null };
    seen.stops.add(element);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const name = [
      element.getAttribute('aria-label'),
      ...named.map((label) => label?.textContent),
      ...labels.map(({ textContent }) => textContent),
      element.textContent,
      element.getAttribute('title'),
      element.querySelector('img')?.alt,
    ].find((text) => text?.trim());
    const what = `${element.tagName.toLowerCase()} "${(name ?? element.outerHTML).trim().slice(0, 50)}"`;
    if (name === undefined) return { isOver: false, fault: `${what} has no name` };
    // A link that covers its card is marked there, a native control that is drawn by its label at the label, and the
    // input of a code at the boxes beside it.
    const card = element.closest('li, article');
    const boxes = element instanceof HTMLInputElement ? element.nextElementSibling : null;
    const marked = [element, element.parentElement, card, boxes, ...labels].filter((one) => one !== null);
    const isMarked = marked.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    if (!isInSight) return { isOver: false, fault: `${what} is out of sight` };
    return { isOver: false, fault: isMarked ? null : `${what} is not marked` };
  }, within);
