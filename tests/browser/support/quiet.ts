import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { liveChannel } from '../../../src/api/contract/site/live.ts';

const QUIET_MS = 500;
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

/** Waits until the site has replaced its first frame, and no request has been pending for half a second. */
export async function quiet(page: Page): Promise<void> {
  const pending = pendingOf.get(page) ?? new Set();
  const until = Date.now() + LIMIT_MS;
  await page.waitForLoadState('load');
  // Scripts set out once the frame is painted: until then nothing is pending either.
  await page.locator('#root > .first').waitFor({ state: 'detached', timeout: LIMIT_MS });
  let since = Date.now();
  while (Date.now() - since < QUIET_MS) {
    if (pending.size > 0) since = Date.now();
    if (Date.now() > until) {
      const urls = [...pending].map((request) => request.url());
      throw new Error(`still pending after ${LIMIT_MS} ms: ${urls.join(', ')}`);
    }
    await sleep(50);
  }
}
