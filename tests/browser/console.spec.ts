import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { placesOf } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { askButton } from './support/smsButton.ts';
import { gone, seen, soon } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

const consoleOf = (page: Page) => page.getByRole('main', { name: 'Debug console' });
const openConsole = async (page: Page) => {
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  await seen(consoleOf(page));
  return consoleOf(page);
};

it('opens by its button and by its key, makes room for itself, and is as it was left after a reload', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  const bottomOf = () => page.evaluate(() => document.body.getBoundingClientRect().bottom);
  expect(await bottomOf()).toBe(900 - 460);
  await dock.getByRole('separator', { name: 'Size of the console' }).press('ArrowUp');
  await soon(bottomOf).toBe(900 - 484);
  await dock.getByRole('button', { name: 'Light or dark' }).click();
  await page.reload();
  await seen(dock);
  expect(await bottomOf()).toBe(900 - 484);
  expect(await dock.getAttribute('data-theme')).toBe('light');
  await page.keyboard.press('Control+.');
  await gone(dock);
  expect(await bottomOf()).toBeGreaterThan(900);
  await page.keyboard.press('Control+.');
  await seen(dock);
});

it('holds what a player does while the site is paused, also in a dialog, and lets go of it step by step', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await dock.getByRole('treeitem', { name: /^login/ }).click();
  await dock.getByRole('button', { name: 'Pause' }).click();
  const name = page.getByRole('textbox', { name: t('login_username'), exact: true });
  await name.fill('somchai');
  const held = dock.getByRole('region', { name: 'Held' });
  await seen(held.getByText('login.type'));
  expect(await name.inputValue()).toBe('');
  await seen(dock.getByRole('status').getByText(/Site paused at #/));
  await dock.getByRole('button', { name: 'Step' }).click();
  await soon(() => name.inputValue()).toBe('somchai');
  await dock.getByRole('button', { name: 'Run' }).click();
  await gone(held);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('lets the countdown of an SMS pass in one move', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  const ask = player.loginDialog.getByRole('button', { name: askButton(t) });
  await ask.click();
  await seen(player.loginDialog.getByText(/\+66 81 ••• •678/));
  expect(await ask.isDisabled()).toBe(true);
  await dock.getByRole('combobox', { name: 'Jump by' }).selectOption({ label: '5 min' });
  await soon(() => ask.isEnabled()).toBe(true);
  expect(await ask.textContent()).toBe(t('sms_again'));
});

it('filters what happened by actor, type and text, and shows what an event has changed and what had caused it', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await page.getByRole('textbox', { name: t('login_username'), exact: true }).fill('somchai');
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  await filter.fill('actor:login type:login.type text:somchai');
  const rows = dock.getByRole('listbox', { name: 'Log' }).getByRole('option');
  await soon(() => rows.count()).toBe(2);
  await rows.last().click();
  const diff = dock.getByRole('region', { name: /^Number \d+/ });
  await seen(diff.getByText('"somchai"'));
  await diff.getByRole('button', { name: /^caused by #/ }).click();
  await seen(diff.getByText('"field": "username"'));
});

it('records no password, whatever is typed and sent', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  await openConsole(page);
  await player.openLogin();
  await player.fillName('somchai', 'Marker-7f3a-password');
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert'));
  const found = await page.evaluate(placesOf, 'Marker-7f3a-password');
  expect(found).toEqual({ entries: true, places: [] });
});

it('fails alone: an error in the console leaves the site as it was', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', console: true });
  allow(/planted/);
  const player = playerAt(page, t);
  await openConsole(page);
  await page.evaluate(() => {
    window.siteConsole?.recorder.subscribe(() => {
      throw new Error('planted in a listener');
    });
    window.siteConsole?.gate.onHeld(() => {
      throw new Error('planted at the gate');
    });
  });
  await player.logIn('somchai');
  await player.isMember();
  await page.evaluate(() => {
    window.siteConsole?.pause();
    window.siteConsole?.detach();
  });
  await player.logOut();
  await player.confirmLogOut();
  await player.isVisitor();
});

it('is a sheet with one panel at a time on a phone', async () => {
  const { page } = await site.openPage({ viewport: 'phone', console: true });
  const dock = await openConsole(page);
  await seen(dock.getByRole('listbox', { name: 'Log' }));
  await dock.getByRole('tab', { name: 'Actors' }).click();
  await seen(dock.getByRole('tree', { name: 'Actors' }));
  await gone(dock.getByRole('listbox', { name: 'Log' }));
  const { height } = (await dock.getByRole('button', { name: 'Pause' }).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
});
