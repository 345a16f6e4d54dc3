import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('TH');

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const workerReady = async (page: Page): Promise<void> => {
  const states = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state ?? 'none');
  await expect.poll(states, { timeout: 30_000 }).toBe('activated');
};

it('[ROUTE-29] opens without a network, says so, and shows no balance from before', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH', worker: true });
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);
  await playerAt(page, t).logIn('somchai');
  await seen(page.getByText('12,480.50'));
  await workerReady(page);
  // Once more through the worker, which keeps what this page needs.
  await page.reload();
  await seen(page.getByText('12,480.50'));
  await page.context().setOffline(true);
  await seen(page.getByText(t('app_offline')));
  await page.reload();
  await seen(page.getByRole('heading', { name: t('unreachable_title') }));
  expect(await page.getByText('12,480.50').count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.context().setOffline(false);
  // The site asks again by itself once the network is back; Retry may be gone before a press reaches it.
  await gone(page.getByText(t('app_offline')));
  await seen(page.getByText('12,480.50'));
});

it('[ROUTE-29] keeps no answer of the server, and no page of the desk', async () => {
  const { page } = await site.openPage({ lang: 'TH', worker: true, viewport: 'desktop' });
  await playerAt(page, t).logIn('somchai');
  await workerReady(page);
  await page.reload();
  await seen(page.getByText('12,480.50'));
  await page.goto('/desk');
  await seen(page.getByRole('textbox').first());
  const kept = await page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/($|assets\/|fonts\/|manifest\.webmanifest$)/.test(path))).toEqual([]);
});

it('[ROUTE-29] asks before a new version takes over, and reloads with it', async () => {
  const { page } = await site.openPage({ lang: 'TH', worker: true });
  await workerReady(page);
  await page.reload();
  await seen(page.getByRole('link', { name: 'Statehouse' }));
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/worker.js'));
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true);
  // A worker under another address is a new version to the browser.
  const installNext = (query: string) =>
    page.evaluate(async (address) => {
      // The policy of the console, which is hidden here.
      const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies };
      const policy = trustedTypes.createPolicy('console', { createScriptURL: (url) => url });
      await navigator.serviceWorker.register(policy.createScriptURL(address));
    }, `/worker.js?${query}`);
  await installNext('next');
  const note = page.getByRole('alert', { name: t('app_label') });
  await seen(note.getByText(t('app_ready')));
  await note.getByRole('button', { name: t('app_later') }).click();
  await gone(note);
  await page.reload();
  await seen(note.getByText(t('app_ready')));
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await note.getByRole('button', { name: t('app_reload') }).click();
  const isOldPage = () => page.evaluate(() => 'isOldPage' in window).catch(() => true);
  await expect.poll(isOldPage, { timeout: 30_000 }).toBe(false);
  await seen(page.getByRole('link', { name: 'Statehouse' }));
});
