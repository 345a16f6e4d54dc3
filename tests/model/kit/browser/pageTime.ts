import type { Page } from 'playwright-core';

/** What Playwright installs in a page for `page.clock`; semi-internal, so it is touched here only. */
interface Clock {
  readonly runFor: (ms: number) => Promise<void>;
  readonly pauseAt: (time: number) => Promise<unknown>;
  readonly resume: () => void;
}

interface Told {
  readonly runFor?: number;
  readonly stopIn?: number;
  readonly start?: boolean;
}

/**
 * Lets the time of a page go on in which it stands still, by so many ms, and whatever is due meanwhile happens.
 * @throws as all here does, where `page.clock` was never installed.
 */
export const passTime = (page: Page, ms: number): Promise<void> => page.evaluate(tellClock, { runFor: ms });

/** Lets the time of a page go on by itself. */
export const startTime = (page: Page): Promise<void> => page.evaluate(tellClock, { start: true });

/** Stops the time of a page in so many ms of its own, and whatever is due by then happens at once. */
export const stopTime = (page: Page, ms: number): Promise<void> => page.evaluate(tellClock, { stopIn: ms });

/**
 * Runs in the page. Playwright's own methods also tell what they do to every document to come, one script each: after a
 * thousand moves a page takes long to load, and one that is loaded anew would not begin in the present.
 */
async function tellClock({ runFor, stopIn, start = false }: Told): Promise<void> {
  const { __pwClock } = window as Window & { readonly __pwClock?: { readonly controller: Clock } };
  if (__pwClock === undefined) throw new Error('the clock of this page was never installed');
  const { controller } = __pwClock;
  if (runFor !== undefined) await controller.runFor(runFor);
  if (stopIn !== undefined) await controller.pauseAt(Date.now() + stopIn);
  if (start) controller.resume();
}
