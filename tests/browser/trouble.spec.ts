import { expect, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { announcementContract } from '../../src/api/contract/public/announcement.ts';
import { homeContract } from '../../src/api/contract/public/home.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { legalTh } from '../../src/ui/copy/legal.th.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const OFTEN = 20;
const NETWORK_IS_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

it('[ERR-27] [LOGIN-24] survives a network loss during the login, and keeps the input', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.openLogin();
  await player.fillName('somchai');
  allow(NETWORK_IS_GONE);
  await page.context().setOffline(true);
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert').getByText(t('failure_offline')));
  expect(await page.getByRole('textbox', { name: t('login_username'), exact: true }).inputValue()).toBe('somchai');

  await page.context().setOffline(false);
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('[LOGIN-08] sends one login for two presses, and shows that it is busy while the answer is slow', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const logins = countCalls(page, sessionContract.login);
  const checks = countCalls(page, extContract.humanChallenge);
  await site.qa.fault({ endpoint: 'session.login', fault: 'slow', delayMs: 1_500, times: 1 });
  await player.openLogin();
  await player.fillName('somchai');
  await player.loginDialog.getByRole('button', { name: t('login_submit'), exact: true }).dblclick();
  await page.keyboard.press('Enter');
  await seen(player.loginDialog.getByRole('button', { name: t('login_sending') }));
  expect(await player.loginDialog.getAttribute('aria-busy')).toBe('true');
  await player.closeGreeting();
  expect({ logins: logins(), checks: checks() }).toEqual({ logins: 1, checks: 1 });
});

it('[ERR-28] shows an error when the code of the login does not load, and opens it on Retry', async () => {
  const { page, allow } = await site.openPage({ lang: 'EN' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  allow(NETWORK_IS_GONE);
  await player.isVisitor();
  await quiet(page);
  await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.abort('failed'));
  await player.header.getByRole('button', { name: t('log_in'), exact: true }).click();
  const trouble = page.getByRole('dialog', { name: t('chunk_failed_title') });
  await seen(trouble.getByText(t('chunk_failed_text')));
  await page.unroute(/\/assets\/login-[^/]+\.js$/);
  await trouble.getByRole('button', { name: t('retry') }).click();
  await seen(player.loginDialog);
});

it('[ERR-29] reports that a page cannot load offline, and shows it when the network is back', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH', viewport: 'phone' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  await quiet(page);
  allow(NETWORK_IS_GONE);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: t('nav_wallet'), exact: true }).click();
  await seen(player.centre.getByText(t('chunk_failed_text')));
  await page.context().setOffline(false);
  await seen(player.centre.getByRole('heading', { name: t('funds_wallets') }));
});

it('comes back by itself once the network does, where even the first call failed', async () => {
  const { page, allow } = await site.openPage({ path: null });
  allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const isFirst = (url: URL) => url.pathname === systemContract.status.path;
  await page.route(isFirst, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  const away = page.getByRole('heading', { name: wordsOf('EN')('unreachable_title') });
  await seen(away);
  await page.unroute(isFirst);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await gone(away);
  await playerAt(page, wordsOf('EN')).isVisitor();
});

it('[ERR-29] says that it is offline in place of a page that has not loaded', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  await playerAt(page, t).isVisitor();
  await quiet(page);
  allow(NETWORK_IS_GONE);
  await page.context().setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/terms'));
  await seen(page.getByRole('main').getByText(t('failure_offline')));
  await page.context().setOffline(false);
  await seen(page.getByRole('heading', { level: 1, name: legalTh.terms.title }));
});

it('shows at once that a form is loading on a slow network', async () => {
  const { page } = await site.openPage({ lang: 'EN' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(login|ModalTrouble)-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const button = player.header.getByRole('button', { name: t('log_in'), exact: true });
  await button.click();
  await seen(button.and(page.locator('[aria-busy=true]')));
  held.resolve();
  await seen(player.loginDialog);
});

const firstPage = [
  systemContract.status,
  systemContract.whitelabel,
  systemContract.domainRoute,
  extContract.countries,
  announcementContract.list,
  homeContract.winnerBoard,
];

it.each(firstPage)(
  'shows an error with a way out, never a blank page, if $id answers outside its schema',
  async ({ id }) => {
    const t = wordsOf('TH');
    const { page } = await site.openPage({ lang: 'TH', path: null });
    await site.qa.fault({ endpoint: id, fault: 'outside-schema', times: OFTEN });
    const reported = nextAnswer(page, extContract.report);
    await page.goto('/');
    expect((await reported).request().postDataJSON()).toEqual({ kind: 'reply-outside-schema', detail: id });
    const retry = page.getByRole('button', { name: t('retry'), exact: true });
    if (id === systemContract.status.id) {
      await seen(page.getByRole('heading', { name: t('unreachable_title') }));
    } else {
      await playerAt(page, t).isVisitor();
    }
    const saysSo =
      id === announcementContract.list.id || id === homeContract.winnerBoard.id || id === systemContract.status.id;
    if (!saysSo) return;
    await seen(page.getByRole('alert').getByText(t('failure_malformed')));
    await site.qa.fault({ endpoint: id, fault: 'none', times: 1 });
    await retry.click();
    await gone(retry);
    await playerAt(page, t).isVisitor();
  },
);

it('[LOGIN-24] shows an error with a way out if the login answers outside its schema', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.openLogin();
  await player.fillName('somchai');
  for (const { id } of [extContract.humanChallenge, sessionContract.login]) {
    await site.qa.fault({ endpoint: id, fault: 'outside-schema', times: 1 });
    const answer = nextAnswer(page, id === 'session.login' ? sessionContract.login : extContract.humanChallenge);
    await player.submitLogin();
    await answer;
    await eventually(() => player.loginDialog.getByRole('alert').textContent()).toBe(t('failure_malformed'));
  }
  await site.qa.fault({ endpoint: memberContract.info.id, fault: 'outside-schema', times: 1 });
  await player.submitLogin();
  await seen(page.getByRole('alert').getByText(t('member_unknown')));
  await page.getByRole('button', { name: t('retry'), exact: true }).click();
  await player.closeGreeting();
  await quiet(page);
  await site.qa.fault({ endpoint: walletContract.balance.id, fault: 'outside-schema', times: 1 });
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await seen(player.header.getByText(t('balance_old')));
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe(
    'P 12,480.50',
  );
});

it('[ERR-27] [LOGOUT-02] stays logged in if the logout does not arrive, and shows why', async () => {
  const { page, allow } = await site.openPage({ lang: 'EN' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  allow(/status of 500/);
  await site.qa.fault({ endpoint: sessionContract.logout.id, fault: 'http-500', times: 1 });
  await player.logOut();
  const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
  await player.confirmLogOut();
  await seen(question.getByRole('alert').getByText(t('failure_broken')));
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  await player.confirmLogOut();
  await player.isVisitor();
});
