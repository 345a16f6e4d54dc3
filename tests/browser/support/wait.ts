import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { quiet } from './quiet.ts';

const LIMIT_MS = 30_000;

/** Short waits poll every 50 ms; longer ones soon only every 500 ms. */
const SHORT_MS = 490;

/** Waits until it is on screen. */
export const seen = (what: Locator): Promise<void> => inShortWaits((timeout) => what.first().waitFor({ timeout }));

/** Waits until it is no longer on screen; of several, the first. */
export const gone = (what: Locator): Promise<void> =>
  inShortWaits((timeout) => what.first().waitFor({ state: 'hidden', timeout }));

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

/** Retries until the expectation holds. */
export const eventually = <T>(ask: () => Promise<T> | T) => expect.poll(ask, { timeout: LIMIT_MS, interval: 50 });

/** Waits for the path, which changes in a view transition, possibly after a dialog has closed. */
export const isAt = (page: Page, path: string): Promise<void> =>
  eventually(() => new URL(page.url()).pathname).toBe(path);

/** Advances the page's own clock. Waits for the initial requests first, which would otherwise time out. */
export async function advanceClock(page: Page, time: number | string): Promise<void> {
  await quiet(page);
  await page.clock.fastForward(time);
}
