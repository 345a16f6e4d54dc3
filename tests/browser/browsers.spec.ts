import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSite } from './support/site.ts';

const site = startSite();
const used: BrowserContext[] = [];

/** Runs in the page: writes to every storage that a site has. */
async function leaveTraces(): Promise<void> {
  localStorage.setItem('trace', 'left');
  sessionStorage.setItem('trace', 'left');
  // biome-ignore lint/suspicious/noDocumentCookie: the plain way is the one that every browser has
  document.cookie = 'trace=left; path=/';
  await caches.open('trace');
  const opening = indexedDB.open('trace');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
}

/** Runs in the page: reads what is left there. */
const tracesIn = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.getItem('trace'),
    tab: sessionStorage.getItem('trace'),
    cookie: document.cookie.includes('trace'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).includes('trace'),
  }));

const none = { local: null, tab: null, cookie: false, caches: [], databases: false };

it('gives a journey a browser of its own', async () => {
  const { page } = await site.openPage({ path: '/' });
  expect(await tracesIn(page)).toEqual(none);
  await page.evaluate(leaveTraces);
  expect(await tracesIn(page)).toEqual({
    local: 'left',
    tab: 'left',
    cookie: true,
    caches: ['trace'],
    databases: true,
  });
  used.push(page.context());
});

it('gives the next journey the same browser, cleared', async () => {
  const { page } = await site.openPage({ path: '/' });
  expect(used).toContain(page.context());
  expect(await tracesIn(page)).toEqual(none);
});

it('never reuses a browser whose clock was stopped or whose options differ', async () => {
  const { page } = await site.openPage({ path: null });
  expect(used).toContain(page.context());
  await page.clock.install();
  const other = await site.openPage({ path: null, theme: 'light' });
  used.push(other.page.context());
});

it('gives the next journey a fresh browser then', async () => {
  const { page } = await site.openPage({ path: null });
  expect(used).not.toContain(page.context());
});
