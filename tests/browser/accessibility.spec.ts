import { it } from 'vitest';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { nextAnswer } from './support/calls.ts';
import { expectNoAxeViolationsInAnyLook } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

it('finds no axe violations on a visitor’s pages, from the notices to page not found', async () => {
  const { page } = await site.openPage({ viewport: 'phone' });
  const player = playerAt(page, t);
  await player.isVisitor();
  await player.header.getByRole('button', { name: t('menu'), exact: true }).click();
  await seen(player.header.getByRole('button', { name: t('agent_log_in') }));
  await expectNoAxeViolationsInAnyLook(page);
  await page.keyboard.press('Escape');

  await page
    .getByRole('main')
    .getByRole('button', { name: t('notices_all') })
    .click();
  const notices = page.getByRole('dialog', { name: t('notices_title') });
  await notices.getByRole('button', { expanded: false }).first().click();
  await expectNoAxeViolationsInAnyLook(page);
  await page.keyboard.press('Escape');
  await gone(notices);

  await site.qa.setFeatures({ features: { usernameRegistration: false, mobileRegistration: false } });
  await page.goto('/register');
  await seen(page.getByText(t('register_off_text')));
  await expectNoAxeViolationsInAnyLook(page);
  await page.goto('/no/such/stall');
  await seen(page.getByRole('heading', { name: t('not_found_title') }));
  await expectNoAxeViolationsInAnyLook(page);
});

it('finds no axe violations on the login: empty, refused, with captcha, and by SMS with its warning', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop' });
  const player = playerAt(page, t);
  allow(/status of 429/);
  await player.openLogin();
  await player.submitLogin();
  await seen(player.loginDialog.getByText(t('problem_required_username')));
  await expectNoAxeViolationsInAnyLook(page);

  await player.fillName('somchai', 'Wrong#2026');
  const captcha = player.loginDialog.getByRole('textbox', { name: t('login_captcha') });
  while (!(await captcha.isVisible())) {
    const answer = nextAnswer(page, sessionContract.login);
    await player.submitLogin();
    await answer;
    await seen(player.loginDialog.getByRole('alert'));
  }
  await seen(player.loginDialog.getByRole('img', { name: t('login_captcha_image') }));
  await expectNoAxeViolationsInAnyLook(page);

  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.submitLogin();
  await seen(player.loginDialog.getByText(t('problem_required_mobileNum')));
  await expectNoAxeViolationsInAnyLook(page);
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  await player.loginDialog.getByRole('button', { name: t('sms_send') }).click();
  await seen(player.loginDialog.getByRole('status'));
  await expectNoAxeViolationsInAnyLook(page);
});

it('finds no axe violations on a member’s pages, from the welcome to the logout', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop' });
  const player = playerAt(page, t);
  allow(/status of 500/);
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await seen(page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) }));
  await expectNoAxeViolationsInAnyLook(page);
  await player.closeGreeting();
  await player.isMember();
  await expectNoAxeViolationsInAnyLook(page);

  await page
    .getByRole('main')
    .getByRole('button', { name: t('purse_wallet') })
    .click();
  await seen(page.getByRole('heading', { name: t('menu_wallet'), exact: true }));
  await expectNoAxeViolationsInAnyLook(page);
  await player.openPage('menu_security');
  await seen(page.getByRole('heading', { name: t('menu_security'), exact: true }));
  await expectNoAxeViolationsInAnyLook(page);

  await player.centre.getByRole('button', { name: t('account_change_password') }).click();
  const change = page.getByRole('dialog', { name: t('change_title_free') });
  await change.getByRole('button', { name: t('change_submit') }).click();
  await seen(change.getByText(t('problem_required_oldPassword')));
  await expectNoAxeViolationsInAnyLook(page);
  await page.keyboard.press('Escape');
  await gone(change);

  await site.qa.fault({ endpoint: 'session.logout', fault: 'http-500', times: 1 });
  await player.logOut();
  const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
  await player.confirmLogOut();
  await seen(question.getByRole('alert'));
  await expectNoAxeViolationsInAnyLook(page);
  await player.confirmLogOut();
  await seen(page.getByText(t('toast_logged_out')));
  await expectNoAxeViolationsInAnyLook(page);
});

it('finds no axe violations on the forced password change, the first steps and the end of a session, on a phone', async () => {
  const { page, allow } = await site.openPage({ viewport: 'phone' });
  const player = playerAt(page, t);
  allow(/status of 401/);
  await player.openLogin();
  await player.fillName('malee');
  await player.submitLogin();
  await seen(page.getByText(t('after_welcome_text')));
  await expectNoAxeViolationsInAnyLook(page);
  await page.getByRole('button', { name: t('after_next'), exact: true }).click();
  await player.closeGreeting();
  await player.isMember();
  await site.qa.endSessions({ username: 'malee', reason: 'expired' });
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await seen(page.getByRole('alertdialog', { name: t('dialog_warning') }));
  await expectNoAxeViolationsInAnyLook(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('log_in'), exact: true })
    .click();

  await seen(player.loginDialog);
  await player.fillName('weak', '123456');
  await player.submitLogin();
  const change = page.getByRole('dialog', { name: t('change_title_due') });
  await change.getByRole('button', { name: t('change_submit') }).click();
  await seen(change.getByText(t('problem_required_newPassword')));
  await expectNoAxeViolationsInAnyLook(page);
});

it('[ERR-31] [ERR-32] finds no axe violations on the full-page status screens and on a page that is slow to load', async () => {
  const { page, allow } = await site.openPage({ viewport: 'phone' });
  allow(/status of (403|500|503)|ERR_FAILED/);
  const player = playerAt(page, t);
  await player.isVisitor();
  await quiet(page);
  await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.abort('failed'));
  await player.header.getByRole('button', { name: t('log_in'), exact: true }).click();
  await seen(page.getByText(t('chunk_failed_text')));
  await expectNoAxeViolationsInAnyLook(page);

  for (const [status, title] of [
    [1, t('maintenance_title')],
    [2, t('restricted_title')],
  ] as const) {
    await site.qa.setStatus({ status });
    await page.reload();
    await seen(page.getByRole('heading', { name: title }));
    await expectNoAxeViolationsInAnyLook(page);
  }
  await site.qa.fault({ endpoint: 'system.status', fault: 'http-500', times: 20 });
  await page.reload();
  await seen(page.getByRole('heading', { name: t('unreachable_title') }));
  await expectNoAxeViolationsInAnyLook(page);
});
