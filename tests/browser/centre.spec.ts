import { expect, it } from 'vitest';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');
const THIRTEEN = [
  'menu_security',
  'menu_wallet',
  'menu_deposit',
  'menu_withdraw',
  'menu_upline',
  'menu_bets',
  'menu_statement',
  'menu_profit',
  'menu_bonus',
  'menu_rewards',
  'menu_referral',
  'menu_missions',
  'menu_messages',
] as const;

it('[PROD-02] [PROD-03] [HEADER-34] [HEADER-35] [HEADER-36] [ROLE-08] [ROLE-09] [MODAL-10] [MEMBER-01] [MEMBER-03] [MEMBER-06] [MEMBER-18] [MEMBER-21] opens deposit, withdrawal and betting record from the header, and the centre with its menu', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const player = playerAt(page, t);
  const button = (name: string) => player.header.getByRole('button', { name, exact: true });
  await player.isVisitor();
  expect(await button(t('nav_deposit')).count()).toBe(0);
  await player.logIn('somchai');
  await player.isMember();
  expect(await button(t('nav_agent')).count()).toBe(0);
  for (const [key, path, title] of [
    ['nav_deposit', '/member/depositv2', 'menu_deposit'],
    ['nav_withdraw', '/member/withdraw', 'menu_withdraw'],
    ['nav_history', '/member/personalHistoryCopy', 'menu_bets'],
  ] as const) {
    await button(t(key)).click();
    await isAt(page, path);
    await seen(player.centre.getByRole('heading', { name: t(title), level: 2 }));
    await player.centre.getByRole('button', { name: t('close'), exact: true }).click();
    await gone(player.centre);
  }
  await button(t('nav_account')).click();
  await seen(player.centre);
  const menu = player.centre.getByRole('navigation', { name: t('centre_member') });
  const here = menu.locator('[aria-current="page"]');
  await eventually(() => here.allInnerTexts()).toEqual([t('menu_security')]);
  const items = (await menu.getByRole('link').locator('> span:first-of-type').allInnerTexts()).map((text) =>
    text.trim(),
  );
  const thirteen = THIRTEEN.map((key) => t(key));
  expect(items.filter((item) => thirteen.includes(item))).toEqual(thirteen);
  await menu.getByRole('link', { name: t('menu_wallet'), exact: true }).click();
  await isAt(page, '/member/transferFund');
  await eventually(() => here.allInnerTexts()).toEqual([t('menu_wallet')]);
  const [left, panel] = await Promise.all([
    menu.boundingBox(),
    player.centre.getByRole('heading', { level: 2 }).boundingBox(),
  ]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
});

it('[PROD-04] [HEADER-38] [HEADER-10] [HEADER-16] [MODAL-11] [AGENT-01] shows an agent the agent centre, and everybody the categories', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const player = playerAt(page, t);
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Home', '/'],
    ['Live casino', '/live'],
    ['Slots', '/rng'],
    ['Promotions', '/promotions'],
  ] as const)
    await eventually(() => nav.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(path);
  for (const name of ['Sports', 'Cards', 'Esports']) await seen(nav.getByRole('link', { name, exact: true }).first());
  await player.logIn('agent1');
  await player.isMember();
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [t('nav_deposit'), t('nav_withdraw'), t('nav_account')])
    await seen(player.header.getByRole('button', { name, exact: true }));
  await player.header.getByRole('button', { name: t('nav_agent'), exact: true }).click();
  const centre = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
  await seen(centre.getByRole('heading', { name: t('menu_agent_overview'), level: 2 }));
  await seen(
    centre
      .getByRole('navigation', { name: t('centre_agent') })
      .getByRole('link')
      .first(),
  );
});
