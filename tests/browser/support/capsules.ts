import { mkdir, writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type {} from '../../../src/qa/openConsole.ts';
import { pagesOf } from './browsers.ts';

/** Where journeys write their capsules with CAPSULES=1; `npm run capsules` replays them. */
const CAPSULES_FOLDER = '.cache/capsules';

/** Capsules of the documents that a page has left. */
const left = new WeakMap<Page, string[]>();

/** Keeps the capsule before a journey reloads the page or goes to another address. */
export function keepOverReloads(page: Page): void {
  const kept: string[] = [];
  left.set(page, kept);
  const { reload, goto } = page;
  const keep = async () => {
    const capsule = await capsuleOf(page);
    if (capsule !== null) kept.push(capsule);
  };
  page.reload = async (...how) => {
    await keep();
    return reload.apply(page, how);
  };
  page.goto = async (...how) => {
    await keep();
    return goto.apply(page, how);
  };
}

/** Writes a file for every document of a journey's pages. */
export async function keepCapsules(contexts: readonly BrowserContext[], test: string): Promise<void> {
  const pages = contexts.flatMap(pagesOf);
  const name = capsuleFileName(test);
  const found = await Promise.all(pages.map(async (page) => [...(left.get(page) ?? []), await capsuleOf(page)]));
  await mkdir(CAPSULES_FOLDER, { recursive: true });
  for (const [at, capsule] of found.flat().entries()) {
    if (capsule !== null) await writeFile(`${CAPSULES_FOLDER}/${name}-${at}.json`, capsule);
  }
}

/** The name of the files of a test, without number and ending: its title without ids. */
export const capsuleFileName = (test: string): string =>
  test
    .replaceAll(/\[[^\]]*\]/g, '')
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 160);

/** Null without a console, as on another site. */
const capsuleOf = (page: Page): Promise<string | null> =>
  page
    .evaluate(() => (window.siteConsole === undefined ? null : JSON.stringify(window.siteConsole.capsule())))
    .catch(() => null);
