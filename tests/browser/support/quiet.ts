import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { liveChannel } from '../../../src/api/contract/site/live.ts';

/** Silence after which a page that shows its content is quiet, and one that says that it is busy. */
const SHOWN_MS = 200;
const BUSY_MS = 500;
const LIMIT_MS = 30_000;

const pendingOf = new WeakMap<Page, Set<Request>>();

/** Keeps the pending requests of a page for `quiet`. A push channel is always pending, and does not count. */
export function watchRequests(page: Page): void {
  if (pendingOf.has(page)) return;
  const pending = new Set<Request>();
  pendingOf.set(page, pending);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== liveChannel.path) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/** Waits until the site has replaced its first frame, and no request has been pending for a moment. */
export async function quiet(page: Page): Promise<void> {
  const pending = pendingOf.get(page) ?? new Set();
  const until = Date.now() + LIMIT_MS;
  await page.waitForLoadState('load');
  // Scripts set out once the frame is painted: until then nothing is pending either.
  await page.locator('#root > .first').waitFor({ state: 'detached', timeout: LIMIT_MS });
  let since = Date.now();
  while (Date.now() - since < SHOWN_MS || (Date.now() - since < BUSY_MS && (await isBusy(page)))) {
    if (pending.size > 0) since = Date.now();
    if (Date.now() > until) {
      const urls = [...pending].map((request) => request.url());
      throw new Error(`still pending after ${LIMIT_MS} ms: ${urls.join(', ')}`);
    }
    await sleep(50);
  }
}

/** A page that navigates just now is busy too. */
const isBusy = (page: Page): Promise<boolean> =>
  page
    .locator('[aria-busy="true"]')
    .count()
    .then(
      (count) => count > 0,
      () => true,
    );
