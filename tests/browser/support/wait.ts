import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

const LIMIT_MS = 30_000;

/** A wait that is to end sooner than this asks every 50 ms; one that may take longer soon asks every 500 ms only. */
const SHORT_MS = 490;

/** Waits until it is on screen. */
export const seen = (what: Locator): Promise<void> => inShortWaits((timeout) => what.first().waitFor({ timeout }));

/** Waits until it is no longer on screen. */
export const gone = (what: Locator): Promise<void> =>
  inShortWaits((timeout) => what.waitFor({ state: 'hidden', timeout }));

async function inShortWaits(wait: (timeout: number) => Promise<void>): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      await wait(SHORT_MS);
      return;
    } catch (cause) {
      if (!(cause instanceof errors.TimeoutError)) throw cause;
      if (Date.now() > until) throw new Error(cause.message.replace(`${SHORT_MS}ms`, `${LIMIT_MS}ms`), { cause });
    }
  }
}

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
