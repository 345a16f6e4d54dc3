import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdRequests } from '../model/kit/browser/holdRequests.ts';
import { interceptionOf } from '../model/kit/browser/interception.ts';
import { startSite } from './support/site.ts';
import { soon } from './support/wait.ts';

const site = startSite();
const [AU, BR] = ['/flags/AU.svg', '/flags/BR.svg'] as const;

/** A page that can ask for something, and what it has been told so far. */
async function openAsking() {
  const { page, allow } = await site.openPage();
  allow(/Failed to load resource|request: /);
  const ask = (path: string) =>
    page.evaluate((asked) => {
      const shown = window as unknown as { told: string[]; giveUp: AbortController };
      shown.told ??= [];
      shown.giveUp = new AbortController();
      void fetch(asked, { signal: shown.giveUp.signal }).then(
        ({ status }) => shown.told.push(`${asked} ${status}`),
        () => shown.told.push(`${asked} lost`),
      );
    }, path);
  return { page, ask };
}

const told = (page: Page) =>
  soon(() => page.evaluate(() => (window as unknown as { told?: readonly string[] }).told ?? []));

it('keeps a request back until it may go on, and lets others pass', async () => {
  const { page, ask } = await openAsking();
  const held = holdRequests('flag', [AU]);
  await held.hold(page);
  await ask(AU);
  await ask(BR);
  await told(page).toEqual([`${BR} 200`]);
  expect(held.isWaiting()).toBe(true);
  const request = await held.next();
  expect([request.method, new URL(request.url).pathname, request.page]).toEqual(['GET', AU, page]);
  await held.answered(request);
  await told(page).toEqual([`${BR} 200`, `${AU} 200`]);
  expect(held.isWaiting()).toBe(false);
});

it('loses a request, and does not hand out one that the page has given up', async () => {
  const { page, ask } = await openAsking();
  const held = holdRequests('flag', [AU, BR]);
  await held.hold(page);
  await ask(AU);
  await (await held.next()).lose();
  await told(page).toEqual([`${AU} lost`]);

  await ask(BR);
  await soon(() => held.isWaiting()).toBe(true);
  await page.evaluate(() => (window as unknown as { giveUp: AbortController }).giveUp.abort());
  await soon(() => held.isWaiting()).toBe(false);
  await ask(AU);
  expect(new URL((await held.next()).url).pathname).toBe(AU);
});

it('lets a request that is not held wait while another is alone, and lets all go on', async () => {
  const { page, ask } = await openAsking();
  const held = holdRequests('flag', ['.svg'], ({ url }) => url.endsWith(AU));
  await held.hold(page);
  await ask(AU);
  const request = await held.next();
  await held.alone(async () => {
    await ask(BR);
    await held.answered(request);
    await told(page).toEqual([`${AU} 200`]);
  });
  await told(page).toEqual([`${AU} 200`, `${BR} 200`]);
  await ask(AU);
  await soon(() => held.isWaiting()).toBe(true);
  await held.letGo();
  await told(page).toEqual([`${AU} 200`, `${BR} 200`, `${AU} 200`]);
});

it('asks whoever came last first, and nobody any more when it is cleared', async () => {
  const { page, ask } = await openAsking();
  const interception = await interceptionOf(page);
  const asked: string[] = [];
  for (const name of ['first', 'second']) {
    await interception.add([AU], (_, pass) => {
      asked.push(name);
      return pass();
    });
  }
  await ask(AU);
  await told(page).toEqual([`${AU} 200`]);
  expect(asked).toEqual(['second', 'first']);
  await interception.clear();
  await ask(AU);
  await told(page).toEqual([`${AU} 200`, `${AU} 200`]);
  expect(asked).toEqual(['second', 'first']);
});

it('meets requests in the order in which the page has made them', async () => {
  const { page } = await openAsking();
  const interception = await interceptionOf(page);
  const met: string[] = [];
  await interception.add([AU, BR], (request, pass) => {
    met.push(new URL(request.url).pathname);
    return pass();
  });
  await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path))), [AU, BR]);
  expect(met).toEqual([AU, BR]);
});
