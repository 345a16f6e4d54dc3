import type { Page } from 'playwright-core';

/** What Playwright installs in a page for `page.clock`; semi-internal, so it is touched here only. */
interface Paused extends Window {
  readonly __pwClock?: { readonly controller: { readonly runFor: (ms: number) => Promise<void> } };
}

/**
 * Lets the time of a page go on in which it stands still, by so many ms, and whatever is due meanwhile happens. Playwright's
 * own `runFor` also tells it to every document to come, one script each: after a thousand moves a page takes long to load.
 * @throws where `page.clock` was never installed.
 */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((pass) => {
    const { __pwClock: clock } = window as Paused;
    if (clock === undefined) throw new Error('the clock of this page was never installed');
    return clock.controller.runFor(pass);
  }, ms);
