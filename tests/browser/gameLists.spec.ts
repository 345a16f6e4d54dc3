import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[GAME-02] [HEADER-05] [HEADER-06] [HEADER-07] [HEADER-08] [HEADER-12] [HEADER-13] [HEADER-17] lists home, the categories with vendors and promotions, each category with its vendors', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await seen(nav.getByRole('link', { name: 'Slots', exact: true }));
  const entries = await nav.locator('a:not([class*="vendor"])').allInnerTexts();
  expect(entries.map((text) => text.trim())).toEqual([
    'Home',
    'Lottery',
    'Live casino',
    'Slots',
    'Sports',
    'Fishing',
    'Cards',
    'Esports',
    'Crash',
    'Arcade',
    'Jackpot',
    'Mini games',
    'Promotions',
    'Search',
  ]);
  await nav.getByRole('button', { name: 'Studios: Slots' }).click();
  await nav.getByRole('link', { name: /^Hot\s*Nine Lamps\s*\d+ games$/ }).click();
  await isAt(page, '/rng');
  expect(new URL(page.url()).search).toBe('?page=NINELAMPS');
  await seen(page.getByRole('heading', { name: 'Slots', level: 1 }));
  await seen(page.getByRole('link', { name: 'Lantern Night' }));
  expect(await page.getByRole('link', { name: 'Thousand Petals' }).count()).toBe(0);
});

it('leads the keyboard past the endless list of games to the footer', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: '/rng' });
  const skip = page.getByRole('link', { name: 'Skip the games' });
  await seen(skip);
  await page.getByRole('group', { name: 'Games' }).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await eventually(focused).toBe('Skip the games');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(focused).toBe('Help centre');
});

it('[ROUTE-16] [ROUTE-36] [ROUTE-37] [ROUTE-38] gives the halls of slots tabs of one width, and names the sections of pages', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', as: 'somchai', path: '/rng' });
  // Rooms and games are for members.
  const tabs = page.getByRole('navigation', { name: 'Studios', exact: true }).getByRole('link');
  await eventually(() => tabs.count()).toBe(16);
  const widths = await tabs.evaluateAll((all) => [...new Set(all.map((tab) => getComputedStyle(tab).flexBasis))]);
  expect(widths).toEqual(['6.25%']);
  for (const [path, section] of [
    ['/rng', 'egame'],
    ['/fish', 'fishPvp'],
    ['/pvp', 'fishPvp'],
  ] as const) {
    await page.goto(path);
    await seen(page.locator(`[data-section="${section}"]`).getByRole('heading', { level: 1 }));
  }
  await page.goto('/game/lantern-night');
  await seen(page.locator('[data-section="byIframe"]').getByRole('heading', { level: 1 }));
});

it('[GAME-13] [GAME-15] shows the vendors of each category as a lane of cards over all games', async () => {
  const { page } = await site.openPage({ path: '/games' });
  const lane = page.getByRole('region', { name: 'Slots' });
  await seen(lane.getByRole('link', { name: /^Hot\s*Nine Lamps\s*\d+ games$/ }));
  expect(await page.getByRole('region', { name: 'Popular games' }).getByRole('article').count()).toBe(12);
  const lanes = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await lanes.allInnerTexts()).toEqual([
    'Popular games',
    'Lottery',
    'Live casino',
    'Slots',
    'Sports',
    'Fishing',
    'Cards',
    'Esports',
    'Crash',
    'Arcade',
    'Jackpot',
    'Mini games',
    'Games',
  ]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Hot', exact: true }).click();
  await gone(lane);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await lane.getByRole('link', { name: /^Hot\s*Nine Lamps/ }).click();
  await isAt(page, '/rng');
  expect(new URL(page.url()).search).toBe('?page=NINELAMPS');
});

it.each([
  ['desktop', 'EN'],
  ['phone', 'TH'],
] as const)(
  '[HEADER-28] [HEADER-29] [HEADER-30] lists the games of a vendor to a member, and starts the one picked, on a %s',
  async (viewport, lang) => {
    const { page } = await site.openPage({ viewport, lang, path: '/games' });
    const t = wordsOf(lang);
    await playerAt(page, t).logIn('somchai');
    const vendor = page.getByRole('region', { name: t('category_RNG') }).getByRole('link', { name: /Nine Lamps/ });
    const popup = page.getByRole('dialog', { name: 'Nine Lamps' });
    await vendor.click();
    await seen(popup.getByRole('button', { name: lang === 'EN' ? 'Lantern Night' : 'โคมลอยยี่เป็ง' }));
    expect(new URL(page.url()).pathname).toBe('/games');
    await expectNoAxeViolations(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await gone(popup);
    await vendor.focus();
    await page.keyboard.press('Enter');
    const game = popup.getByRole('button', { name: lang === 'EN' ? 'Lantern Night' : 'โคมลอยยี่เป็ง' });
    await seen(game);
    await game.click();
    await isAt(page, '/game/lantern-night');
  },
);
