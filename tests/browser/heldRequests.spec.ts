import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdRequests } from '../model/kit/browser/holdRequests.ts';
import { interceptionOf } from '../model/kit/browser/interception.ts';
import { startSite } from './support/site.ts';
import { eventually } from './support/wait.ts';

const site = startSite();
const [AU, BR] = ['/flags/AU.svg', '/flags/BR.svg'] as const;

/** A page that can send requests, and the answers so far. */
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
  eventually(() => page.evaluate(() => (window as unknown as { told?: readonly string[] }).told ?? []));

it('holds a request until released, and lets others pass', async () => {
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

it('drops a request, and does not return one that the page has aborted', async () => {
  const { page, ask } = await openAsking();
  const held = holdRequests('flag', [AU, BR]);
  await held.hold(page);
  await ask(AU);
  await (await held.next()).lose();
  await told(page).toEqual([`${AU} lost`]);

  await ask(BR);
  await eventually(() => held.isWaiting()).toBe(true);
  await page.evaluate(() => (window as unknown as { giveUp: AbortController }).giveUp.abort());
  await eventually(() => held.isWaiting()).toBe(false);
  await ask(AU);
  expect(new URL((await held.next()).url).pathname).toBe(AU);
});

it('queues other requests while one runs alone, then lets all continue', async () => {
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
  await eventually(() => held.isWaiting()).toBe(true);
  await held.letGo();
  await told(page).toEqual([`${AU} 200`, `${BR} 200`, `${AU} 200`]);
});

it('asks the latest handler first, and none after it is cleared', async () => {
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

it('receives requests in the order in which the page sent them', async () => {
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
