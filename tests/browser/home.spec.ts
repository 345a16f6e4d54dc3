import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { notices } from '../../server/database/seed/notices.ts';
import { homeContract } from '../../src/api/contract/public/home.ts';
import { nextAnswer } from './support/calls.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

/** The first words of a notice's HTML content. */
const wordsIn = (notice: (typeof notices)[number] | undefined) =>
  /[^<>]{8,}/.exec(notice?.content.TH ?? '')?.[0] ?? '?';

it('[CONST-07] [CONST-08] [HOME-01] [HOME-02] [HOME-03] [HOME-06] [HOME-08] [SHELL-09] [SHELL-10] shows twenty winners on two pages, the promotions, and a footer with the year', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const asked = nextAnswer(page, homeContract.winnerBoard);
  await page.goto('/');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: '20' });
  const board = page.getByRole('region', { name: /^Top 10 Winning/ });
  const ranks = async () =>
    (await board.getByRole('row').allTextContents()).slice(1).map((row) => Number.parseInt(row, 10));
  await eventually(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await board.getByRole('cell').nth(1).textContent()).toMatch(/\*.*Demo/);
  await board.getByRole('button', { name: t('winners_page', { page: 2 }) }).click();
  await eventually(ranks).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);

  const promotions = page.getByRole('region', { name: t('promotions_title') });
  expect(await promotions.getByRole('listitem').filter({ hasText: 'Bring a friend' }).count()).toBe(1);
  await promotions.getByText('Bring a friend').click();
  await seen(promotions.getByText('Your friend must be at least 18.'));

  const footer = page.getByRole('contentinfo');
  const year = new Date((await site.qa.state({})).serverTime + 8 * 3_600_000).getUTCFullYear();
  await seen(footer.getByText(`© ${year} Statehouse`));
  const help = footer.getByRole('navigation', { name: t('footer_help') });
  expect(await help.getByRole('link').allTextContents()).toEqual([t('footer_help_centre'), t('footer_feedback')]);
  await seen(help.getByRole('button', { name: t('footer_contact') }));
});

it('[CONST-31] [SHELL-11] [SHELL-12] [SHELL-13] [SHELL-14] [SHELL-15] [SHELL-16] [SHELL-17] shows customer service, chats and 80 px QR codes in the side bar', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'TH' });
  const t = wordsOf('TH');
  const side = page.getByRole('complementary', { name: t('side_label') });
  await seen(side.getByRole('button', { name: t('customer_service') }));
  for (const chat of ['Telegram', 'LINE', 'Facebook']) {
    const link = side.getByRole('link', { name: chat });
    expect({ chat, rel: await link.getAttribute('rel') }).toEqual({ chat, rel: 'noreferrer' });
  }
  for (const label of [t('qr_ios_label'), t('qr_android_label')]) {
    const code = side.getByRole('img', { name: label });
    // The code is drawn anew when the page is taken over.
    await eventually(() => code.boundingBox()).toMatchObject({ width: 80, height: 80 });
  }
});

it.each([
  [1024, 768],
  [1200, 620],
  [1366, 768],
])(
  '[MODAL-08] [SHELL-11] [SHELL-17] has the side bar beside the content, not over it, at %i × %i',
  async (width, height) => {
    const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
    await page.setViewportSize({ width, height });
    const t = wordsOf('EN');
    const side = page.getByRole('complementary', { name: t('side_label') });
    for (const name of [t('customer_service'), t('chat_room')]) await seen(side.getByRole('button', { name }));
    const android = side.getByRole('img', { name: t('qr_android_label') });
    // The code is drawn once it is near.
    await side.getByRole('link').last().scrollIntoViewIfNeeded();
    await eventually(() => android.boundingBox()).toMatchObject({ width: 80, height: 80 });
    const { x: left = 0, y: top = 0 } = (await side.boundingBox()) ?? {};
    const header = await page.getByRole('banner').boundingBox();
    expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
    // What is not near is not laid out anew.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const reach = (selector: string) =>
      page.locator(selector).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(await reach('main > * > *, footer > *')).toBeLessThanOrEqual(left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await side.getByRole('button', { name: t('chat_room') }).click();
    await seen(page.getByRole('dialog', { name: t('chat_title') }));
  },
);

it('[CONST-06] [NOTICE-01] [NOTICE-02] [NOTICE-03] [NOTICE-04] [MODAL-05] lists nine notices a page, and opens the chosen one first', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const dialog = page.getByRole('dialog', { name: t('notices_title') });
  const titles = dialog.getByRole('listitem').getByRole('button');
  const newest = page.getByRole('main').getByRole('button', { name: notices[0]?.title.TH ?? '' });
  const chosen = await newest.textContent();
  await newest.click();
  await seen(titles.first());
  const open = dialog.getByRole('button', { expanded: true });
  expect(await open.count()).toBe(1);
  expect(await open.textContent()).toContain(chosen);
  await seen(dialog.getByText(wordsIn(notices[0])));

  expect(await titles.count()).toBe(9);
  const onFirst = await titles.allTextContents();
  await dialog.getByRole('button', { name: t('notices_page', { page: 2 }), exact: true }).click();
  await eventually(() => titles.allTextContents()).not.toEqual(onFirst);
  expect(await titles.count()).toBe(9);
  await dialog.getByRole('button', { name: t('notices_page', { page: 3 }), exact: true }).click();
  await eventually(() => titles.count()).toBe(5);

  const last = titles.last();
  expect(await last.getAttribute('aria-expanded')).toBe('false');
  await last.click();
  await seen(dialog.getByText(wordsIn(notices.at(-1))));
  expect(await dialog.getByRole('link').getAttribute('href')).toBe('https://help.example.test/statehouse');
  await last.click();
  await gone(dialog.getByText(wordsIn(notices.at(-1))));
  await page.keyboard.press('Escape');
  await gone(dialog);
});

it('[HOME-06] changes slides by key and by finger; one leads to the slots', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const hero = page.getByRole('region', { name: t('hero_label') });
  const selected = () => hero.getByRole('tab', { selected: true }).getAttribute('aria-label');
  const title = () => hero.getByRole('heading', { level: 1 }).textContent();
  await hero.getByRole('tab', { name: t('hero_offer_kicker') }).focus();
  await page.keyboard.press('End');
  await eventually(selected).toBe(t('hero_points_kicker'));
  expect(await title()).toBe(t('hero_points_title'));
  await page.keyboard.press('ArrowLeft');
  await eventually(title).toBe(t('hero_games_title'));
  await hero.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 100 });
  await hero.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 200 });
  await eventually(selected).toBe(t('hero_offer_kicker'));
  await page.keyboard.press('ArrowRight');
  await hero.getByRole('link', { name: t('hero_games_more') }).click();
  await isAt(page, '/rng');
});

/** The first screen of a phone, less the bars of a browser. */
const HIGHEST = 420;

it('shows the first game on the first screen of a phone, to visitor, trial and member', async () => {
  const topOfGames = async (page: Page) =>
    Math.round((await page.getByRole('main').getByRole('article').first().boundingBox())?.y ?? Number.NaN);
  const { page, close } = await site.openPage();
  const t = wordsOf('EN');
  await seen(page.getByRole('heading', { name: t('home_popular') }));
  const visitor = await topOfGames(page);

  await page.getByRole('button', { name: t('free_try') }).click();
  await page
    .getByRole('dialog', { name: t('free_title') })
    .getByRole('button', { name: t('free_start') })
    .click();
  await seen(page.getByRole('link', { name: t('purse_choose_game') }));
  const trial = await topOfGames(page);
  await close();

  const { page: members } = await site.openPage({ as: 'somchai' });
  await seen(members.getByRole('button', { name: t('purse_rewards'), exact: true }));
  const member = await topOfGames(members);
  expect({ visitor, trial, member }).toEqual({
    visitor: expect.toSatisfy((top: number) => top <= HIGHEST),
    trial: expect.toSatisfy((top: number) => top <= HIGHEST),
    member: expect.toSatisfy((top: number) => top <= HIGHEST),
  });
});
