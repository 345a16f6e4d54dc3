import { expect, it } from 'vitest';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [MODAL-02] opens home at each of its paths, alone or under its modal, and page not found elsewhere', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const home = page.getByRole('heading', { name: 'Top 10 Winning' });
  const register = page.getByRole('dialog', { name: t('register_title') });
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path);
    await seen(home);
    expect({ path, dialogs: await page.getByRole('dialog').count() }).toEqual({ path, dialogs: 0 });
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
  }
  for (const path of ['/register', '/register.html']) {
    await page.goto(path);
    await seen(register);
    await seen(page.getByRole('heading', { name: 'Top 10 Winning', includeHidden: true }));
    await register.getByRole('button', { name: t('close'), exact: true }).click();
    await gone(register);
    await isAt(page, '/');
  }
  const answer = await page.goto('/no/such/stall');
  await seen(page.getByRole('heading', { name: t('not_found_title') }));
  expect(answer?.status()).toBe(200);
  await page.getByRole('link', { name: t('not_found_home') }).click();
  await seen(home);
  await page.goBack();
  await seen(page.getByRole('heading', { name: t('not_found_title') }));
  await page.goForward();
  await seen(home);
});

it('[MODAL-01] [ROLE-06] opens the login at /login and at a member page, and the back button leaves it', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/login' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await seen(player.loginDialog);
  await player.loginDialog.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(player.loginDialog);
  await isAt(page, '/');

  await page.goto('/member/transferFund');
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await seen(page.getByRole('heading', { name: t('menu_wallet'), exact: true }));
  await player.openPage('menu_security');
  await seen(page.getByRole('heading', { name: t('menu_security'), exact: true }));
  await isAt(page, '/member/securityCenter');
  await page.goBack();
  await page.goBack();
  await isAt(page, '/member/transferFund');
  await seen(page.getByRole('heading', { name: t('menu_wallet'), exact: true }));
});

it('[ROUTE-32] [ROUTE-33] [ROUTE-34] [ROUTE-35] redirects a visitor to /login while the guard is on, except from exempt pages', async () => {
  const { page } = await site.openPage({ path: '/home' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.isVisitor();
  await isAt(page, '/home');

  await site.qa.setFeatures({ features: { visitorGuard: true } });
  for (const path of ['/', '/home', '/member/securityCenter', '/no/such/stall']) {
    await page.goto(path);
    await seen(player.loginDialog);
    await isAt(page, '/login');
  }
  for (const path of ['/register', '/register.html']) {
    await page.goto(path);
    await seen(page.getByRole('dialog', { name: t('register_title') }));
    await isAt(page, path);
  }
  for (const [path, title] of [
    ['/helpmc', t('help_title')],
    ['/download', t('down_title')],
  ] as const) {
    await page.goto(path);
    await seen(page.getByRole('heading', { name: title, level: 1 }));
    await isAt(page, path);
  }
  await page.goto('/home');
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
  await isAt(page, '/home');
});

it('[ROLE-02] [ROUTE-08] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-24] [ROUTE-25] [ROUTE-27] [ROUTE-29] [ROUTE-30] shows a visitor at each address the page of its name', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  allow(/404/);
  for (const [path, title] of [
    ['/vip', t('vip_title')],
    ['/lottery', t('category_LOTT')],
    ['/Vnlottery', t('category_LOTT')],
    ['/elott', t('category_LOTT')],
    ['/rng', t('category_RNG')],
    ['/live', t('category_LIVE')],
    ['/fish', t('category_FISH')],
    ['/pvp', t('category_PVP')],
    ['/sports', t('category_SPORTS')],
    ['/esports', t('category_ESPORTS')],
    ['/promotions', t('promo_title')],
    ['/promoDetail', t('promo_missing')],
    ['/help', t('help_title')],
    ['/down', t('down_title')],
    ['/download', t('down_title')],
    ['/join', t('join_title')],
  ] as const) {
    await page.goto(path);
    await seen(page.getByRole('main').getByRole('heading', { name: title, exact: true }));
    await isAt(page, path);
  }
});

it('[ROUTE-32] [LOGOUT-05] redirects to /login after a logout at home while the guard is on', async () => {
  await site.qa.setFeatures({ features: { visitorGuard: true } });
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
  await isAt(page, '/');

  await player.logOut();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('logout_confirm') })
    .click();
  await seen(player.loginDialog);
  await isAt(page, '/login');
});
