import { expect, it } from 'vitest';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const HALF_AN_HOUR_MS = 30 * 60_000;

it('[ROLE-01] [MODAL-12] shows why a session ended: expired on a member page, revoked at home', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  allow(/status of 401/);
  const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
  const refresh = player.centre.getByRole('button', { name: t('balance_refresh'), disabled: false });

  await player.logIn('somchai');
  await page
    .getByRole('navigation', { name: t('menu') })
    .getByRole('link', { name: t('nav_wallet') })
    .click();
  await seen(refresh);
  expect(await site.qa.endSessions({ username: 'somchai', reason: 'expired' })).toEqual({ ended: 1 });
  await refresh.click();
  await seen(warning.getByText(t('dialog_session_expired')));
  await isAt(page, '/');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
  await warning.getByRole('button', { name: t('log_in'), exact: true }).click();
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await isAt(page, '/member/transferFund');
  await seen(page.getByRole('heading', { name: t('menu_wallet'), exact: true }));
  await player.centre.getByRole('button', { name: t('close'), exact: true }).click();

  await site.qa.endSessions({ username: 'somchai', reason: 'revoked' });
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await seen(warning.getByText(t('dialog_session_revoked')));
  await warning.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(warning);
  await player.isVisitor();
});

it('[ROLE-01] ends a session after half an hour without activity, also behind a modal', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  allow(/status of 401/);
  await player.logIn('somchai');
  await player.logOut();
  const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
  await question.getByRole('button', { name: t('logout_dismiss') }).click();
  await site.qa.travel({ ms: HALF_AN_HOUR_MS });
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await seen(page.getByRole('alertdialog').getByText(t('dialog_session_expired')));
  await player.isVisitor();

  await page.reload();
  await player.isVisitor();
  await player.logIn('somchai');
  await player.isMember();
});

it('[LOGOUT-03] [LOGOUT-06] logs out every open tab of the browser, and no other browser', async () => {
  const first = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const one = playerAt(first.page, t);
  await one.logIn('somchai');
  const second = await first.openTab();
  const other = playerAt(second.page, t);
  await other.isVisitor();
  await other.logIn('somchai');
  const elsewhere = await site.openPage({ viewport: 'phone', lang: 'TH' });
  const stranger = playerAt(elsewhere.page, wordsOf('TH'));
  await stranger.logIn('somchai');

  const farewell = nextAnswer(second.page, sessionContract.logout);
  await one.logOut();
  await one.confirmLogOut();
  await one.isVisitor();
  await seen(second.page.getByText(t('toast_logged_out_elsewhere')));
  await other.isVisitor();
  expect(await second.page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
  await elsewhere.page.reload();
  await stranger.isMember();
  await farewell;
  expect(await site.qa.endSessions({ username: 'somchai', reason: 'revoked' })).toEqual({ ended: 1 });
});

it('[ROLE-01] [ERR-02] treats an unknown token as no session, and says so', async () => {
  const t = wordsOf('EN');
  const { page, allow } = await site.openPage({ viewport: 'desktop' });
  const player = playerAt(page, t);
  allow(/status of 401/);
  await player.logIn('somchai');
  await page.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await seen(page.getByRole('alertdialog').getByText(t('dialog_not_logged_in')));
  await player.isVisitor();
});
