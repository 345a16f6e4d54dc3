import { expect, it } from 'vitest';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { advanceClock, eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[LANG-01] [LANG-02] [LANG-03] [LANG-05] [LANG-06] [LANG-08] [STORE-06] [STORE-07] starts in Thai, switches language without a reload, and remembers language and theme', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'TH' });
  const [th, en] = [wordsOf('TH'), wordsOf('EN')];
  const player = playerAt(page, th);
  await player.isVisitor();
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
    localStorage.removeItem('lang');
  });
  await player.header.getByRole('button', { name: th('language') }).click();
  const names = await player.header.getByRole('listitem').filter({ visible: true }).allTextContents();
  expect(names).toEqual(['中文', 'English', '日本語', 'ไทย', 'Tiếng Việt', 'Português']);
  await player.header.getByRole('button', { name: 'English', exact: true }).click();
  await playerAt(page, en).isVisitor();
  await seen(page.getByRole('heading', { name: 'Market nights, 0.8% back' }));
  expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes');
  expect(await page.evaluate(() => [localStorage.lang, localStorage.hisLang, document.documentElement.lang])).toEqual([
    'EN',
    'TH',
    'en',
  ]);
  await page.reload();
  await playerAt(page, en).isVisitor();
});

it('[LANG-02] shows Thai to a browser without a choice', async () => {
  const { page } = await site.openPage({ path: null });
  await page.addInitScript(() => localStorage.removeItem('lang'));
  await page.goto('/');
  await playerAt(page, wordsOf('TH')).isVisitor();
});

it('[LANG-07] translates a validation message on screen, and keeps the input', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const [th, en] = [wordsOf('TH'), wordsOf('EN')];
  const player = playerAt(page, th);
  await player.openLogin();
  await page.getByRole('textbox', { name: th('login_username'), exact: true }).fill('somchai');
  await player.submitLogin();
  await seen(page.getByText(th('problem_required_password')));

  // The header is inert behind the form, so the choice is made as a screen reader would, without a pointer.
  const english = player.header.getByRole('button', { name: 'English', exact: true, includeHidden: true });
  await english.first().evaluate((button: HTMLElement) => button.click());
  await seen(
    page.getByRole('dialog', { name: en('login_title'), exact: true }).getByText(en('problem_required_password')),
  );
  expect(await page.getByRole('textbox', { name: en('login_username'), exact: true }).inputValue()).toBe('somchai');
});

it('[THEME-01] [THEME-02] follows the device until a theme is chosen, and keeps the choice', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', theme: 'dark' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await player.isVisitor();
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  await eventually(ground).not.toBe(dark);
  const light = await ground();

  await player.header.getByRole('button', { name: t('theme') }).click();
  await player.header.getByRole('button', { name: t('theme_dark'), exact: true }).click();
  await eventually(ground).toBe(dark);
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
  await page.reload();
  await player.isVisitor();
  expect(await ground()).toBe(dark);

  await player.header.getByRole('button', { name: t('theme') }).click();
  await player.header.getByRole('button', { name: t('theme_system'), exact: true }).click();
  await eventually(ground).toBe(light);
});

it('[HEADER-01] [HEADER-02] [HEADER-03] [HEADER-04] shows the time in GMT+8 to a visitor in New York, every second', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', timezoneId: 'America/New_York', path: null });
  const t = wordsOf('EN');
  await page.clock.install();
  await page.goto('/');
  const clock = page.getByRole('timer', { name: t('clock_label') }).filter({ visible: true });
  const shown = async () => (await clock.textContent()) ?? '';
  await eventually(shown).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2} GMT\+8$/);
  const instantOf = (text: string) => {
    const [, day, month, year, time] = /^(\d{2})\/(\d{2})\/(\d{4}) (\S+)/.exec(text) ?? [];
    return Date.parse(`${year}-${month}-${day}T${time}+08:00`);
  };
  const first = instantOf(await shown());
  expect(Math.abs(first - (await site.qa.state({})).serverTime)).toBeLessThan(10_000);
  for (const step of [1, 2, 3]) {
    const before = instantOf(await shown());
    await advanceClock(page, 1000);
    const passed = instantOf(await shown()) - before;
    expect({ step, between: passed >= 1000 && passed <= 3000 }).toEqual({ step, between: true });
  }
});
