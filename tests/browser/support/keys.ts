import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, seen } from './wait.ts';

/** More Tab stops than any screen of the site has. */
const MOST_STOPS = 200;
/** The Tab stop in the browser's own UI. */
const BROWSER = 'nothing';

/** The focused element as `role "name"`; `nothing` if no element of the page has the focus. */
export async function focusedName(page: Page): Promise<string> {
  const plain = await page.evaluate(plainNameOf, BROWSER);
  if (plain !== null) return plain;
  const [line = ''] = (await page.locator('*:focus').ariaSnapshot()).split('\n');
  return /^- '?(?<what>\w+(?: "(?:[^"\\]|\\.)*")?)/.exec(line)?.groups?.what?.replaceAll(/\\(.)/g, '$1') ?? line;
}

/** Waits until the control has the focus, with a visible ring and uncovered. */
export const hasFocus = (what: Locator): Promise<void> => eventually(() => what.evaluate(howFocused)).toBe('focused');

/** Like `hasFocus`, for a title or the page content, which needs no ring. */
export const hasQuietFocus = (what: Locator): Promise<void> =>
  eventually(() => what.evaluate((element) => element === document.activeElement)).toBe(true);

/** Presses Tab until the control has the focus, visibly. */
export async function tabTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await seen(what);
  const passed: string[] = [];
  for (let stop = await what.evaluate(stopBefore); stop !== null; stop = await what.evaluate(stopBefore)) {
    if (passed.length === MOST_STOPS) throw new Error(`${key} never comes to ${what}: ${passed.join(', ')}`);
    passed.push(stop);
    await page.keyboard.press(key);
  }
  await hasFocus(what);
}

/** Moves to the control and presses Enter. */
export async function enterOn(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, what, key);
  await page.keyboard.press('Enter');
}

/** Moves to the field and replaces its value. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/**
 * Tabs once through the modal, and one stop back. Returns its stops in order; none may be outside. Between the last and
 * the first, the focus is in the browser's own UI or moves on at once.
 */
export async function stopsIn(page: Page, modal: Locator): Promise<readonly string[]> {
  await seen(modal);
  const isWithPage = () => page.evaluate(() => document.activeElement !== document.body);
  for (let step = 0; step < MOST_STOPS && (await isWithPage()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  const stops: string[] = [];
  do {
    const stop = await focusedName(page);
    if (stop === BROWSER) break;
    const inside = await modal.evaluate((element) => element.contains(document.activeElement));
    expect({ stop, inside }).toEqual({ stop, inside: true });
    stops.push(stop);
    if (stops.length > MOST_STOPS) throw new Error(`no end of stops: ${stops.join(', ')}`);
    await page.keyboard.press('Tab');
  } while (!(await first.evaluate((element) => element === document.activeElement)));
  await page.keyboard.press('Shift+Tab');
  if (!(await isWithPage())) await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe(stops.at(-1));
  return stops;
}

/** Runs in the page. Describes a focused element without a role, else null. */
function plainNameOf(browser: string): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return browser;
  return focused.matches('summary') ? `summary "${focused.textContent}"` : null;
}

/** Runs in the page. Describes another focused element, or null if this one has the focus. */
function stopBefore(element: Element): string | null {
  const focused = document.activeElement;
  return focused === element ? null : (focused?.outerHTML.slice(0, 80) ?? '');
}

/** Runs in the page. Returns what is wrong with the focus on this element, else `focused`. */
function howFocused(element: Element): string {
  if (element !== document.activeElement) return `the focus is on ${document.activeElement?.outerHTML.slice(0, 120)}`;
  const drawnOn = [element, element.parentElement, element.nextElementSibling];
  const isRinged = drawnOn.some((drawn) => {
    const { outlineStyle, outlineWidth } = drawn ? getComputedStyle(drawn) : { outlineStyle: 'none', outlineWidth: '' };
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isRinged) return 'focused without a ring';
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (top && (element.contains(top) || top.contains(element))) return 'focused';
  return `focused out of sight, under ${top?.outerHTML.slice(0, 120)}`;
}
