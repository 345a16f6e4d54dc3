import { expect, it } from 'vitest';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { countCalls, holdCalls } from './support/calls.ts';
import { codeSentTo, linkMailedTo, wrongCode } from './support/outbox.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { recoveryAt } from './support/recovery.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const NEW_PASSWORD = 'Lantern-Boat-77';

it('[FORGOT-03] [FORGOT-06] [FORGOT-07] [FORGOT-12] [FORGOT-13] [FORGOT-14] [FORGOT-15] [FORGOT-16] [FORGOT-22] [MODAL-03] opens from the login and leads back, shows what each field lacks, and sends nothing meanwhile', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  const mails = countCalls(page, recoveryContract.byEmail);
  const passwords = countCalls(page, recoveryContract.byPhone);
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await seen(recovery.username);
  await gone(player.loginDialog);
  const code = recovery.dialog.getByRole('img', { name: t('forgot_qr_label') });
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });

  await recovery.email.fill('somchai');
  await recovery.button('forgot_submit_email').click();
  await seen(recovery.dialog.getByText(t('problem_required_username')));
  expect([
    await recovery.username.getAttribute('aria-invalid'),
    await recovery.email.getAttribute('aria-invalid'),
  ]).toEqual(['true', 'true']);

  await recovery.byMobile.click();
  await recovery.button('forgot_submit_mobile').click();
  await seen(recovery.dialog.getByText(t('problem_required_mobileNum')));
  await seen(recovery.dialog.getByText(t('problem_required_verificationCode')));
  await seen(recovery.dialog.getByText(t('problem_required_newPassword')));
  await recovery.byEmail.click();
  expect([await recovery.username.inputValue(), await recovery.email.inputValue()]).toEqual(['', '']);

  await recovery.button('forgot_log_in').click();
  await seen(player.loginDialog);
  expect([mails(), passwords()]).toEqual([0, 0]);
  await player.loginDialog.getByRole('button', { name: t('login_register') }).click();
  await seen(page.getByRole('dialog', { name: t('register_title') }));
});

it('[FORGOT-01] [ROUTE-33] rejects an incomplete reset link, also on a guarded site, and offers a new one', async () => {
  const { page } = await site.openPage({ path: null, lang: 'TH' });
  const t = wordsOf('TH');
  const recovery = recoveryAt(page, t);
  const checks = countCalls(page, recoveryContract.link);
  await site.qa.setFeatures({ features: { visitorGuard: true } });
  await page.goto('/reset#a-link-that-was-cut');
  await seen(recovery.reset.getByRole('heading', { name: t('reset_dead') }));
  await quiet(page);
  await isAt(page, '/reset');
  expect([new URL(page.url()).hash, checks()]).toEqual(['', 0]);
  await recovery.resetButton('reset_ask_again').click();
  await seen(recovery.username);
});

it('[FORGOT-01] [FORGOT-08] [FORGOT-17] [FORGOT-18] [FORGOT-19] [VALID-27] sets a new password with the link of an email, from a phone in Thai', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.username.fill(' somchai ');
  await recovery.email.fill('somchai@example.test');
  await recovery.button('forgot_submit_email').click();
  await seen(recovery.confirmation.getByText(t('in_been_out')));
  await recovery.confirmation.getByRole('button', { name: t('ok') }).click();
  await gone(recovery.confirmation);
  expect(await recovery.dialog.count()).toBe(0);

  const link = await linkMailedTo(site.qa, 'somchai@example.test');
  await page.goto(link);
  await seen(recovery.fresh);
  expect([new URL(page.url()).hash, await recovery.reset.getByRole('definition').textContent()]).toEqual([
    '',
    'somchai',
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain(link.split('#')[1]);

  await recovery.fresh.fill(NEW_PASSWORD);
  await recovery.again.fill(`${NEW_PASSWORD}8`);
  await recovery.resetButton('reset_submit').click();
  await seen(recovery.reset.getByText(t('inconsistent_twice')));
  await recovery.again.fill(NEW_PASSWORD);
  await recovery.resetButton('reset_submit').click();
  await seen(recovery.changed.getByText(t('reset_done_text')));

  await recovery.changed.getByRole('button', { name: t('change_done_log_in') }).click();
  await seen(player.loginDialog);
  await player.fillName('somchai', NEW_PASSWORD);
  await player.submitLogin();
  await player.closeGreeting();
  await isAt(page, '/');
  await player.isMember();

  await page.goto(link);
  await seen(recovery.reset.getByRole('heading', { name: t('reset_dead') }));
});

it('[FORGOT-02] [FORGOT-04] [FORGOT-09] [FORGOT-20] [FORGOT-21] [SMS-01] sets a new password with an SMS code, and logs in', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.byMobile.click();
  await recovery.mobile.fill('0812345678');
  await recovery.button('sms_send').click();
  await seen(recovery.dialog.getByRole('status'));
  await recovery.password.fill(NEW_PASSWORD);
  const right = await codeSentTo(site.qa, '+66812345678');
  await recovery.code.fill(wrongCode(right));
  await recovery.button('forgot_submit_mobile').click();
  await seen(recovery.dialog.getByRole('alert').getByText(t('refused_sms_wrong')));
  expect(await recovery.password.inputValue()).toBe(NEW_PASSWORD);

  await recovery.code.fill(right);
  await recovery.button('forgot_submit_mobile').click();
  await seen(page.getByText(t('toast_password_changed')));
  await isAt(page, '/');
  await player.isMember();
  await player.logOut();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('logout_confirm') })
    .click();
  await player.isVisitor();
  await player.logIn('somchai', NEW_PASSWORD);
  await player.isMember();
});

it('[FORGOT-17] [FORGOT-18] [ROUTE-01] cannot be left by the back button while a request is pending, by user name or by link', async () => {
  const { page } = await site.openPage({ viewport: 'phone' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  const go = (address: string) => page.evaluate((there) => history.pushState(null, '', there), address);
  await player.isVisitor();
  await go('/login');
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.username.fill('somchai');
  await recovery.email.fill('somchai@example.test');
  const mail = await holdCalls(page, recoveryContract.byEmail);
  await recovery.button('forgot_submit_email').click();
  await mail.asked;
  await page.goBack();
  await isAt(page, '/');
  expect([await recovery.username.inputValue(), await recovery.email.inputValue()]).toEqual([
    'somchai',
    'somchai@example.test',
  ]);
  mail.release();
  await recovery.confirmation.getByRole('button', { name: t('ok') }).click();
  await gone(recovery.confirmation);

  await go(await linkMailedTo(site.qa, 'somchai@example.test'));
  await recovery.fresh.fill(NEW_PASSWORD);
  await recovery.again.fill(NEW_PASSWORD);
  const saved = await holdCalls(page, recoveryContract.byLink);
  await recovery.resetButton('reset_submit').click();
  await saved.asked;
  await page.goBack();
  await isAt(page, '/');
  expect(await recovery.fresh.inputValue()).toBe(NEW_PASSWORD);
  saved.release();
  await seen(recovery.changed.getByText(t('reset_done_text')));
});
