import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { usedOptions, writtenTests } from './support/playwrightTest.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const folder = mkdtempSync(join(import.meta.dirname, '.written-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** What the console writes, with its import replaced: `@playwright/test` is no dependency. */
async function imported(text: string): Promise<void> {
  const file = join(folder, `recording${writtenTests.length}.ts`);
  writeFileSync(file, text.replace(`'@playwright/test'`, `'../support/playwrightTest.ts'`));
  await import(/* @vite-ignore */ file);
}

const smsCount = async () => (await site.qa.outbox({})).list.filter(({ kind }) => kind === 'sms').length;

/** Checks at this moment that a text is on the page. */
const mustBeShown = (page: Page, name: string) =>
  page.evaluate((text) => {
    const { recorder, clock, checks } = window.siteConsole ?? {};
    const target = { by: 'text', name: text, within: null, nth: null } as const;
    checks?.add({ seq: recorder?.total ?? 0, at: clock?.now() ?? 0, target, must: 'shown', value: null });
  }, name);

it.each(['EN', 'TH'] as const)(
  'writes a Playwright file of clicks that runs against the site, in %s, with its checks and without a secret',
  async (lang) => {
    const t = wordsOf(lang);
    const { page } = await site.openPage({ viewport: 'desktop', console: true, lang });
    const player = playerAt(page, t);
    const dock = await openConsole(page);
    await player.openLogin();
    await player.fillName('somchai', demoPassword);
    await player.submitLogin();
    await player.closeGreeting();
    const balance = page.getByRole('banner').getByRole('button', { name: t('balance_hide') });
    const amount = (await balance.textContent())?.trim() ?? '';
    expect(amount).toMatch(/\d/);

    await dock.getByRole('tab', { name: /^Notes/ }).click();
    await dock.getByRole('button', { name: 'Point at something' }).click();
    await balance.click();
    await dock.getByRole('combobox', { name: 'Must hold' }).selectOption('equals');
    await dock.getByRole('button', { name: 'Add check' }).click();
    expect(await balance.textContent()).toContain(amount);

    await dock.getByRole('tab', { name: 'Recording' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dock.getByRole('button', { name: 'Save Playwright file' }).click(),
    ]);
    const saved = `.cache/journeys/${lang}-recording.spec.ts`;
    await download.saveAs(saved);
    const text = readFileSync(saved, 'utf8');
    expect(text).toContain(`import { expect, test } from '@playwright/test';`);
    expect(text).toContain(`.getByRole('textbox', { name: '${t('login_username')}', exact: true }).fill('somchai');`);
    expect(text).not.toContain(demoPassword);

    const [, secret = ''] = /fill\(secret\('(\w+)'\)\)/.exec(text) ?? expect.unreachable(text);
    vi.stubEnv('SITE', site.url);
    await imported(text);
    expect(usedOptions.at(-1)).toMatchObject({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    const written = writtenTests.at(-1) ?? expect.unreachable();
    const fresh = await site.openPage({ viewport: 'desktop', path: null, lang: lang === 'EN' ? 'TH' : 'EN' });
    await expect(written.run({ page: fresh.page })).rejects.toThrow(`Set ${secret}`);
    vi.stubEnv(secret, demoPassword);
    await written.run({ page: fresh.page });
    await playerAt(fresh.page, t).isMember();
  },
);

it('writes faults as routes and jumps of time as the clock of the page, in a file that runs against the site', async () => {
  const t = wordsOf('EN');
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const { loginDialog: dialog, ...player } = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await player.fillName('somchai', demoPassword);
  await page.evaluate(() =>
    window.siteConsole?.tap.faults.set('session.login', 'next', { kind: 'refuse', code: 'BAD_CREDENTIALS' }),
  );
  await player.submitLogin();
  await seen(dialog.getByText(t('refused_credentials')));
  await mustBeShown(page, t('refused_credentials'));
  await dialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await dialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  await dialog.getByRole('button', { name: t('sms_send'), exact: true }).click();
  await eventually(smsCount).toBe(1);
  await seen(dialog.getByRole('status').getByText(/\+66 81/));
  await page.evaluate(() => window.siteConsole?.jump(300_000));
  await dialog.getByRole('button', { name: t('sms_again'), exact: true }).click();
  await eventually(smsCount).toBe(2);

  await dock.getByRole('tab', { name: 'Recording' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dock.getByRole('button', { name: 'Save Playwright file' }).click(),
  ]);
  const saved = '.cache/journeys/faults-recording.spec.ts';
  await download.saveAs(saved);
  const text = readFileSync(saved, 'utf8');
  expect(text).toContain('  // Network: the next reply of session.login is refused with Bad credentials\n');
  expect(text).toContain('  // Time: jumped by 5 min\n  await page.clock.runFor(300000);\n');
  expect(text).not.toContain(demoPassword);
  expect(new TextEncoder().encode(text).byteLength).toBeLessThan(30_000);

  await site.qa.reset({});
  vi.stubEnv('SITE', site.url);
  vi.stubEnv('PASSWORD', demoPassword);
  await imported(text);
  const written = writtenTests.at(-1) ?? expect.unreachable();
  const fresh = await site.openPage({ viewport: 'desktop', path: null });
  await written.run({ page: fresh.page });
  await eventually(smsCount).toBe(2);
});

it('says why a Playwright file could not pass, in place of writing it', async () => {
  const t = wordsOf('EN');
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  await playerAt(page, t).openLogin();
  await page.evaluate(() => {
    const typed = { type: 'login.type', field: 'username', value: 'somchai' };
    window.siteConsole?.send('login', typed);
  });
  await dock.getByRole('tab', { name: 'Recording' }).click();
  await dock.getByRole('button', { name: 'Save Playwright file' }).click();
  await seen(
    dock.getByText(
      'No Playwright file written: it could not pass. “Sent login.type to login from the console” cannot be repeated: it was sent to a machine, past the page.',
    ),
  );
});

it('hears presses and typing of people only, and none in the console', async () => {
  const t = wordsOf('EN');
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  await dock.getByRole('button', { name: 'Toggle theme' }).click();
  await dock.getByRole('searchbox', { name: 'Filter the log' }).fill('login');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
  await playerAt(page, t).openLogin();
  await page.keyboard.press('Escape');
  const inputs = () =>
    page.evaluate(() =>
      window.siteConsole?.inputs.read().map(({ deed, target, value }) => [deed, target?.name ?? null, value]),
    );
  await eventually(inputs).toEqual([
    ['press', t('log_in'), null],
    ['key', t('login_title'), 'Escape'],
  ]);
  await seen(dock);
});
