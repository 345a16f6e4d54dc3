import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
