import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');
const WRONG = 'Marker-Wrong-7f3a';

/** A login that the server refuses. */
async function refused() {
  const opened = await site.openPage({ viewport: 'desktop', console: true });
  const { page } = opened;
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await player.fillName('somchai', WRONG);
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert'));
  const dialog = dock.getByRole('dialog', { name: 'Report a bug' });
  return { ...opened, player, dock, dialog };
}

async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly file: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const file = `.cache/journeys/${download.suggestedFilename()}`;
  await download.saveAs(file);
  return { name: download.suggestedFilename(), file };
}

it('reports a bug as one file that opens offline, shows what the screens showed, and opens as a recording', async () => {
  const { page, dock, dialog, openTab } = await refused();

  await dock.getByRole('button', { name: /^Report a bug/ }).click();
  await seen(dialog);
  const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const told = (await steps.allTextContents()).map((text) => text.replace(/^[\d:]+/, '').replace(/picture$/, ''));
  expect(told).toEqual([
    'Opened /',
    `Pressed ${t('log_in')}`,
    `Typed “somchai” into ${t('login_username')} (${t('login_title')})`,
    `Typed a secret into ${t('login_password')} (${t('login_title')})`,
    `Pressed ${t('login_submit')} (${t('login_title')})`,
    'The server refused session.login: Bad credentials',
    `The page said: “${t('refused_credentials')}”`,
  ]);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Login refuses <b>me</b>');
  await dialog.getByRole('textbox', { name: 'Expected' }).fill('To be signed in.');
  await dialog.getByRole('textbox', { name: 'Seen' }).fill('Wrong password.');
  await expectNoAxeViolations(page, '#console');
  const { name, file } = await saved(page, dialog.getByRole('button', { name: 'Save report' }));
  expect(name).toBe('login-refuses-b-me-b.html');
  await seen(dialog.getByText(/^login-refuses-b-me-b\.html saved, with [12] pictures? and the recording\.$/));
  // The site goes on as before.
  expect(await page.evaluate(() => [window.siteConsole?.looking(), window.siteConsole?.isPaused()])).toEqual([
    null,
    false,
  ]);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(WRONG);

  const { page: report, allow } = await openTab(null);
  // What tests run in every frame has no storage in a picture.
  allow(/The document is sandboxed/);
  await report.context().setOffline(true);
  const asked: string[] = [];
  report.on('request', (request) => asked.push(request.url()));
  await report.goto(`file://${resolve(file)}`);
  await seen(report.getByRole('heading', { name: 'Login refuses <b>me</b>' }));
  const picture = report.frameLocator('iframe').last();
  expect(await picture.getByLabel(t('login_username'), { exact: true }).inputValue()).toBe('somchai');
  expect(await picture.getByLabel(t('login_password'), { exact: true }).inputValue()).toBe('•'.repeat(WRONG.length));
  await seen(picture.getByText(t('refused_credentials')));
  await expectNoAxeViolations(report);
  expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
  await report.context().setOffline(false);
  await report.close();

  await dialog.getByRole('button', { name: 'Close report' }).click();
  await gone(dialog);
  await dock.getByRole('tab', { name: 'Recording' }).click();
  await dock.getByLabel('Open recording…').setInputFiles(file);
  await seen(dock.getByRole('region', { name: `Recording ${name}` }).getByText('risky', { exact: true }));
});

it('opens by its key, keeps the draft when closed by Escape, and copies Markdown and a link', async () => {
  const { page, dock, dialog } = await refused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dock.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('r');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Login fails');
  await page.keyboard.press('Escape');
  await gone(dialog);
  await seen(page.getByRole('dialog', { name: t('login_title'), exact: true }));
  await page.keyboard.press('r');
  expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Login fails');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy as Markdown' }).click();
  await eventually(copied).toMatch(/^# Login fails\n/);
  const text = await copied();
  expect(text).toContain('6. The server refused session.login: Bad credentials\n');
  expect(text).toMatch(/\| Time \| \d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT\+8 \|/);
  expect(text).not.toContain(WRONG);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await eventually(copied).toContain('#capsule=');
});

it('takes a picture of a moment that the timeline was dragged to', async () => {
  const { page, dock, dialog } = await refused();
  await dock.getByRole('button', { name: /^Report a bug/ }).click();
  const before = await page.evaluate(() => window.siteConsole?.inputs.read().at(-1)?.seq ?? 0);
  await dock.getByRole('slider', { name: 'Timeline' }).fill(String(before));
  await dialog.getByRole('button', { name: 'Add this moment' }).click();
  const box = dialog.getByRole('checkbox', { name: `Picture: Moment #${before}` });
  expect(await box.isChecked()).toBe(true);
  const { file } = await saved(page, dialog.getByRole('button', { name: 'Save report' }));
  expect(readFileSync(file, 'utf8')).toContain(`Moment #${before}</figcaption>`);
  expect(await page.evaluate(() => window.siteConsole?.looking())).toBe(before);
});
