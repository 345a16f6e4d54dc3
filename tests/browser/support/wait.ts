import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const LIMIT_MS = 30_000;

/** Waits until it is on screen. */
export const seen = (what: Locator): Promise<void> => what.first().waitFor({ timeout: LIMIT_MS });

/** Waits until it is no longer on screen. */
export const gone = (what: Locator): Promise<void> => what.waitFor({ state: 'hidden', timeout: LIMIT_MS });

/** Asks again and again until the expectation holds. */
export const soon = <T>(ask: () => Promise<T> | T) => expect.poll(ask, { timeout: LIMIT_MS, interval: 50 });

/** Waits until the page stands at the address: it fades to it, so a dialog may be gone a moment before. */
export const isAt = (page: Page, path: string): Promise<void> => soon(() => new URL(page.url()).pathname).toBe(path);

/**
 * Lets the page's own clock go on by so much. What is still being loaded would be late by as much and given up: all that
 * the page asks for at first comes before.
 */
export async function leap(page: Page, time: number | string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(time);
}
