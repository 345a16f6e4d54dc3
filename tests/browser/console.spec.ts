import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { openConsole, placesOf } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { askButton } from './support/smsButton.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

it('opens by its button and by its key, makes room for itself, and is as it was left after a reload', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  const bottomOf = () => page.evaluate(() => document.body.getBoundingClientRect().bottom);
  expect(await bottomOf()).toBe(900 - 560);
  await dock.getByRole('separator', { name: 'Resize console' }).press('ArrowUp');
  await eventually(bottomOf).toBe(900 - 584);
  await dock.getByRole('button', { name: 'Toggle theme' }).click();
  await page.reload();
  await seen(dock);
  expect(await bottomOf()).toBe(900 - 584);
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
  await dock.getByRole('button', { name: 'Step F10' }).click();
  await eventually(() => name.inputValue()).toBe('somchai');
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
  await eventually(() => ask.isEnabled()).toBe(true);
  expect(await ask.textContent()).toBe(t('sms_again'));
});

it('shows the screens as they were, says what cannot be undone, and comes back to the present', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  const name = page.getByRole('textbox', { name: t('login_username'), exact: true });
  await name.fill('som');
  await name.fill('somchai');
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  await filter.fill('type:login.type text:som');
  await dock.getByRole('listbox', { name: 'Log' }).getByRole('option').first().click();
  const [, typed] =
    /Entry #(\d+)/.exec((await dock.getByRole('region', { name: /^Entry #/ }).getAttribute('aria-label')) ?? '') ?? [];
  // The first line is the event; the step that answers it comes a little later.
  const past = dock.getByRole('slider', { name: 'Timeline' });
  await past.fill(String(Number(typed) + 2));
  await eventually(() => name.inputValue()).toBe('som');
  await seen(dock.getByRole('status').getByText(/Showing the site as of #\d+\. Clicks have no effect\./));
  await dock.getByRole('button', { name: /^Back to live/ }).click();
  await eventually(() => name.inputValue()).toBe('somchai');
  await name.fill('somchai2');
  await eventually(() => name.inputValue()).toBe('somchai2');
});

it('goes to a state that is chosen on the chart, and stops where one is entered', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
  await dock.getByRole('treeitem', { name: /^theme/ }).click();
  await dock
    .getByRole('button', { name: /^light/ })
    .first()
    .click();
  const deeds = dock.getByRole('region', { name: /^Actions for/ });
  await deeds.getByRole('button', { name: /^Take me there/ }).click();
  await seen(deeds.getByText(/^Arrived in/));
  expect(await themeOf()).toBe('light');
  await dock.getByRole('button', { name: /^dark/ }).first().click();
  await deeds.getByRole('button', { name: /^Add breakpoint/ }).click();
  await deeds.getByRole('button', { name: /^Take me there/ }).click();
  await seen(dock.getByRole('status').getByText(/Site paused at #\d+\. Stopped when theme\.\S*dark is entered/));
});

it('makes the next call fail as it is told, and holds a reply until it is let go', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', console: true });
  allow(/Failed to load resource/);
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: 'Network' }).click();
  await dock.getByRole('combobox', { name: /All calls/ }).selectOption('offline');
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert'));
  await dock.getByRole('combobox', { name: /All calls/ }).selectOption('no fault');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('reads the outbox, and starts over', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: 'Server' }).click();
  const server = dock.getByRole('region', { name: 'Server' });
  await seen(server.getByText(/^Database:/));
  await server.getByRole('button', { name: 'Maintenance' }).click();
  await eventually(async () => (await site.qa.state({})).status).toBe(1);
  await server.getByRole('button', { name: 'Reset…' }).click();
  await server.getByRole('button', { name: 'Reset now' }).click();
  await eventually(async () => (await site.qa.state({})).status).toBe(0);
});

it('saves what happened as a file without secrets, and replays it without a call', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.logIn('somchai', demoPassword);
  await dock.getByRole('tab', { name: 'Recording' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dock.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const file = '.cache/journeys/recording.json';
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"login.typeSecret"');
  expect(text).not.toContain(demoPassword);
  const calls: string[] = [];
  await dock
    .getByLabel('Open recording…')
    .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await seen(dock.getByText('risky', { exact: true }));
  page.on('request', (request) => calls.push(request.url()));
  await dock.getByRole('button', { name: 'Replay' }).click();
  await seen(dock.getByText(/^Replay matched in all \d+ steps/));
  expect(calls.filter((url) => url.includes('/wps/'))).toEqual([]);
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
  await eventually(() => rows.count()).toBe(2);
  await rows.last().click();
  const diff = dock.getByRole('region', { name: /^Entry #\d+/ });
  await seen(diff.getByText('"somchai"'));
  await diff.getByRole('button', { name: /^caused by #/ }).click();
  await seen(diff.getByText('"field": "username"'));
});

it('shows the name of every event in the log, and the end of a long state, however narrow the pane is', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  await playerAt(page, t).openLogin();
  await page.evaluate(() => {
    const { recorder, send } = window.siteConsole ?? {};
    const login = recorder?.actors.findLast(({ path }) => path === 'site/modals/login');
    if (login !== undefined) send?.(login, { type: 'login.offer.wait' });
  });
  const log = dock.getByRole('listbox', { name: 'Log' });
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  await filter.fill('actor:login');
  const name = log.getByTitle('login.offer.wait ignored').getByText('login.offer.wait', { exact: true });
  await seen(name);
  const wholeWidth = (of: Locator) => of.evaluate(({ scrollWidth, clientWidth }) => clientWidth >= scrollWidth);
  expect(await wholeWidth(name)).toBe(true);
  // What does not fit of a state is cut at its beginning.
  await filter.fill('actor:status');
  const state = log.getByTitle(/ → .*screen\.normal/).first();
  await seen(state);
  expect(await wholeWidth(state)).toBe(false);
  const end = await state.evaluate((column) => {
    const right = column.querySelector('bdi')?.getBoundingClientRect().right ?? 0;
    return right - column.getBoundingClientRect().right;
  });
  expect(end).toBeLessThanOrEqual(0);
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
  const events = dock.getByRole('region', { name: 'Available events' });
  await seen(events);
  await dock.getByRole('tab', { name: 'Actors' }).click();
  await seen(dock.getByRole('tree', { name: 'Actors' }));
  await gone(events);
  const { height } = (await dock.getByRole('button', { name: 'Pause' }).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
});
