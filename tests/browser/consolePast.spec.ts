import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { holdCalls } from './support/calls.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

const totalOf = (page: Page) => page.evaluate(() => window.siteConsole?.recorder.total ?? 0);
const lookOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme ?? 'system']);

it('shows the whole moment: screens, language, theme, actors, log and calls, and runs on afterwards', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const [dock, player] = [await openConsole(page), playerAt(page, t)];
  const login = await holdCalls(page, sessionContract.login);
  const before = await lookOf(page);
  const first = await totalOf(page);
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await login.asked;
  const asked = await totalOf(page);
  login.release();
  await player.closeGreeting();
  await player.isMember();
  await page.evaluate(() => {
    window.siteConsole?.send('theme', { type: 'theme.choose', theme: 'light' } as never);
    window.siteConsole?.send('locale', { type: 'locale.choose', language: 'TH' } as never);
  });
  await eventually(() => lookOf(page)).toEqual(['th', 'light']);

  await page.evaluate((seq) => window.siteConsole?.lookBack(seq), asked);
  await seen(player.loginDialog);
  await eventually(() => lookOf(page)).toEqual(before);
  await seen(dock.getByRole('treeitem', { name: /^login\b/ }));
  await seen(dock.getByRole('listbox', { name: 'Log' }).getByText(/^You are here\. \d+ entries follow$/));
  await dock.getByRole('tab', { name: 'Network' }).click();
  await seen(dock.getByRole('row', { name: /session\.login/ }).getByText(/^waiting/));

  await page.evaluate((seq) => window.siteConsole?.lookBack(seq), first);
  await gone(player.loginDialog);
  await player.isVisitor();
  expect(await dock.getByRole('treeitem', { name: /^login\b/ }).count()).toBe(0);
  await gone(dock.getByRole('row', { name: /session\.login/ }));

  await dock.getByRole('button', { name: /^Back to live/ }).click();
  await eventually(() => lookOf(page)).toEqual(['th', 'light']);
  await seen(dock.getByRole('button', { name: /^Pause/ }));
  const until = await page.evaluate(() => window.siteConsole?.clock.now() ?? 0);
  await eventually(() => page.evaluate(() => window.siteConsole?.clock.now() ?? 0)).toBeGreaterThan(until);
  await dock.getByRole('button', { name: /^Pause/ }).click();
  await page.evaluate((seq) => window.siteConsole?.lookBack(seq), first);
  await dock.getByRole('button', { name: /^Back to live/ }).click();
  await seen(dock.getByRole('button', { name: /^Run/ }));
});
