import { expect, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { homeContract } from '../../src/api/contract/public/home.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { countCalls, holdCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[LOGIN-01] [LOGIN-05] [LOGIN-06] [LOGIN-08] [LOGIN-14] [LOGIN-15] [LOGIN-18] [LOGIN-23] [MODAL-01] [MODAL-14] [HEADER-31] [HEADER-39] [WALLET-01] [WALLET-07] [WALLET-08] [STORE-01] logs in by user name from a phone in Thai', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.isVisitor();
  expect(await player.header.getByRole('button', { name: t('balance_hide') }).count()).toBe(0);

  await player.openLogin();
  await player.fillName('  somchai ', ' Player#2026  ');
  const human = nextAnswer(page, extContract.humanChallenge);
  const sent = nextAnswer(page, sessionContract.login);
  const numbers = nextAnswer(page, homeContract.openedNumbers);
  await player.submitLogin();
  expect((await human).request().timing().startTime).toBeLessThan((await sent).request().timing().startTime);

  const greeting = page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) });
  await seen(greeting);
  expect(await player.loginDialog.count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  await player.closeGreeting();
  expect((await numbers).status()).toBe(200);
  await seen(page.getByRole('heading', { name: t('winners_title') }));
  await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe(
    'P 12,480.50',
  );
});

it('[HEADER-32] [HEADER-33] [SHELL-05] [SHELL-06] hides and refreshes the balance, and keeps the session over a reload', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const memberCalls = countCalls(page, memberContract.info);
  await page.goto('/');
  await player.isVisitor();
  expect(memberCalls()).toBe(0);
  await player.logIn('somchai');

  await player.header.getByRole('button', { name: t('balance_hide') }).click();
  const hidden = player.header.getByRole('button', { name: t('balance_show') });
  await eventually(() => hidden.textContent()).toBe('***');
  expect(await page.getByText('12,480.50').count()).toBe(0);
  await hidden.click();
  await player.isMember();

  const refreshed = nextAnswer(page, walletContract.balance);
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  expect((await refreshed).status()).toBe(200);

  await page.reload();
  await player.isMember();
  await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe(
    'P 12,480.50',
  );
  expect(memberCalls()).toBe(2);
});

it('[LOGOUT-01] [LOGOUT-02] [LOGOUT-03] [LOGOUT-04] [LOGOUT-05] [LOGOUT-06] logs out after confirmation, and keeps nothing but the merchant', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  const bar = page.getByRole('navigation', { name: t('menu') });
  await bar.getByRole('link', { name: t('nav_account') }).click();
  await seen(page.getByRole('heading', { name: t('menu_security'), exact: true }));
  const logoutCalls = countCalls(page, sessionContract.logout);

  await player.logOut();
  const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
  await question.getByRole('button', { name: t('logout_dismiss') }).click();
  await gone(question);
  expect(logoutCalls()).toBe(0);
  await isAt(page, '/member/securityCenter');

  await player.logOut();
  await player.confirmLogOut();
  await seen(page.getByText(t('toast_logged_out')));
  await player.isVisitor();
  expect(logoutCalls()).toBe(1);
  await isAt(page, '/');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    merchant: 'Statehouse',
    merchantCode: 'demo',
  });
  await page.reload();
  await player.isVisitor();
});

it.each([
  ['shows why it failed and keeps the input', 'Player#2025'],
  ['logs in', 'Player#2026'],
])('[LOGIN-14] [LOGIN-24] [ROUTE-01] cannot be left while pending, and then %s', async (_what, password) => {
  const { page } = await site.openPage({ viewport: 'phone' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const { asked, release } = await holdCalls(page, sessionContract.login);
  await player.isVisitor();
  await page.evaluate(() => history.pushState(null, '', '/login'));
  await seen(player.loginDialog);
  await player.fillName('somchai', password);
  await player.submitLogin();
  await asked;
  await page.keyboard.press('Escape');
  await page.goBack();
  await isAt(page, '/');
  await seen(player.loginDialog);
  expect(await player.loginDialog.getByRole('button', { name: t('close'), exact: true }).count()).toBe(0);
  release();

  if (password === 'Player#2025') {
    await seen(player.loginDialog.getByText(t('refused_credentials')));
    const typed = await player.loginDialog
      .locator('input[name]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(typed).toEqual(['somchai', password]);
    await player.fillName('somchai');
    await player.submitLogin();
  }
  await player.closeGreeting();
  await player.isMember();
  await isAt(page, '/');
});

it('[LOGIN-01] [LOGOUT-01] logs in and out by keyboard alone', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.isVisitor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 200 && (await focused()) !== name; step += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };

  await tabTo(t('log_in'));
  await page.keyboard.press('Enter');
  await seen(player.loginDialog);
  await page.keyboard.press('Escape');
  await gone(player.loginDialog);
  await eventually(focused).toBe(t('log_in'));

  await page.keyboard.press('Enter');
  await seen(page.getByRole('textbox', { name: t('login_username'), exact: true }));
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await page.keyboard.type('somchai');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Player#2026');
  await page.keyboard.press('Enter');

  await seen(page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) }));
  await page.keyboard.press('Escape');
  await player.isMember();
  await tabTo(t('log_out'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
  await seen(question);
  await tabTo(t('logout_confirm'));
  await page.keyboard.press('Enter');
  await player.isVisitor();
});
