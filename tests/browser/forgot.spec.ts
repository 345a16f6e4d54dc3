import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { recoveryContract } from '../../src/api/contract/recovery.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { countCalls } from './support/calls.ts';
import { expectNoAxeViolationsInAnyLook } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen, soon } from './support/wait.ts';
import { type Words, wordsOf } from './support/words.ts';

const site = startSite();
const NEW_PASSWORD = 'Lantern-Boat-77';
/** The dialog that lies over the page. */
const OPEN = 'dialog[open]';

const sent = async (kind: 'sms' | 'email') =>
  (await site.qa.outbox({})).list.filter((message) => message.kind === kind);

/** The address that the only e-mail of the outbox leads to; it may name another host than the one of the tests. */
async function mailedLink(): Promise<string> {
  await soon(async () => (await sent('email')).map(({ to }) => to)).toEqual(['somchai@example.test']);
  const [mail] = await sent('email');
  const { pathname, hash } = new URL(mail?.text.match(/https?:\S+\/reset#[\w-]{43}/)?.[0] ?? expect.unreachable());
  return pathname + hash;
}

/** The recovery and the page of its link, known by their words. */
function recoveryAt(page: Page, t: Words) {
  const dialog = page.getByRole('dialog', { name: t('forgot_title'), exact: true });
  const reset = page.getByRole('dialog', { name: t('reset_title'), exact: true });
  const click = (within: typeof dialog, name: string) => within.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    confirmation: page.getByRole('alertdialog', { name: t('forgot_sent_title') }),
    username: dialog.getByRole('textbox', { name: t('login_username'), exact: true }),
    email: dialog.getByRole('textbox', { name: t('forgot_email'), exact: true }),
    byMobile: dialog.getByRole('tab', { name: t('forgot_by_mobile') }),
    mobile: dialog.getByRole('textbox', { name: t('login_mobile') }),
    code: dialog.getByRole('textbox', { name: t('login_code') }),
    password: dialog.getByLabel(t('change_new'), { exact: true }),
    press: (name: Parameters<Words>[0]) => click(dialog, t(name)),
    reset,
    fresh: reset.getByLabel(t('change_new'), { exact: true }),
    again: reset.getByLabel(t('change_confirm'), { exact: true }),
    pressReset: (name: Parameters<Words>[0]) => click(reset, t(name)),
    changed: page.getByRole('dialog', { name: t('change_done_title') }),
  };
}

it('[FORGOT-03] [FORGOT-06] [FORGOT-07] [FORGOT-12] [FORGOT-13] [FORGOT-14] [FORGOT-15] [FORGOT-16] [FORGOT-22] [MODAL-03] has a door from the login and back, says what each field lacks, and sends nothing meanwhile', async () => {
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

  await recovery.username.fill('9 lives');
  await recovery.email.fill('somchai');
  await recovery.press('forgot_submit_email');
  await seen(recovery.dialog.getByText(t('pattern_6')));
  expect(await recovery.username.getAttribute('aria-invalid')).toBe('true');
  await expectNoAxeViolationsInAnyLook(page);

  await recovery.byMobile.click();
  await recovery.press('forgot_submit_mobile');
  await seen(recovery.dialog.getByText(t('problem_required_mobileNum')));
  await seen(recovery.dialog.getByText(t('problem_required_verificationCode')));
  await seen(recovery.dialog.getByText(t('problem_required_newPassword')));
  await expectNoAxeViolationsInAnyLook(page);
  await recovery.dialog.getByRole('tab', { name: t('forgot_by_email'), exact: true }).click();
  expect([await recovery.username.inputValue(), await recovery.email.inputValue()]).toEqual(['', '']);

  await recovery.press('forgot_log_in');
  await seen(player.loginDialog);
  expect([mails(), passwords()]).toEqual([0, 0]);
  await player.loginDialog.getByRole('button', { name: t('login_register') }).click();
  await seen(page.getByRole('dialog', { name: t('register_title') }));
});

it('[FORGOT-01] [ROUTE-33] says of a link that was cut that it does not work, also where visitors are sent to the login, and offers another', async () => {
  const { page } = await site.openPage({ path: null, lang: 'TH' });
  const t = wordsOf('TH');
  const recovery = recoveryAt(page, t);
  const checks = countCalls(page, recoveryContract.link);
  await site.qa.setFeatures({ features: { visitorGuard: true } });
  await page.goto('/reset#a-link-that-was-cut');
  await seen(recovery.reset.getByRole('heading', { name: t('reset_dead') }));
  await page.waitForLoadState('networkidle');
  await isAt(page, '/reset');
  expect([new URL(page.url()).hash, checks()]).toEqual(['', 0]);
  await expectNoAxeViolations(page, OPEN);
  await recovery.pressReset('reset_ask_again');
  await seen(recovery.username);
});

it('[FORGOT-01] [FORGOT-08] [FORGOT-17] [FORGOT-18] [FORGOT-19] [VALID-27] sets a new password with the link of an e-mail, from a phone in Thai', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.username.fill(' somchai ');
  await recovery.email.fill('somchai@example.test');
  await recovery.press('forgot_submit_email');
  await seen(recovery.confirmation.getByText(t('in_been_out')));
  await expectNoAxeViolations(page, OPEN);
  await recovery.confirmation.getByRole('button', { name: t('ok') }).click();
  await gone(recovery.confirmation);
  expect(await recovery.dialog.count()).toBe(0);

  const link = await mailedLink();
  await page.goto(link);
  await seen(recovery.fresh);
  expect([new URL(page.url()).hash, await recovery.reset.getByRole('definition').textContent()]).toEqual([
    '',
    'somchai',
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain(link.split('#')[1]);
  await expectNoAxeViolations(page, OPEN);

  await recovery.fresh.fill(NEW_PASSWORD);
  await recovery.again.fill(`${NEW_PASSWORD}8`);
  await recovery.pressReset('reset_submit');
  await seen(recovery.reset.getByText(t('inconsistent_twice')));
  await recovery.again.fill(NEW_PASSWORD);
  await recovery.pressReset('reset_submit');
  await seen(recovery.changed.getByText(t('reset_done_text')));
  await expectNoAxeViolations(page, OPEN);

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

it('[FORGOT-02] [FORGOT-04] [FORGOT-09] [FORGOT-20] [FORGOT-21] [SMS-01] sets a new password with a code from an SMS, and is logged in', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.byMobile.click();
  await recovery.mobile.fill('0812345678');
  await recovery.press('sms_send');
  await seen(recovery.dialog.getByRole('status'));
  await expectNoAxeViolations(page, OPEN);
  await soon(async () => (await sent('sms')).map(({ to }) => to)).toEqual(['+66812345678']);
  await recovery.password.fill(NEW_PASSWORD);
  const right = (await sent('sms'))[0]?.code ?? '';
  await recovery.code.fill(right === '000000' ? '000001' : '000000');
  await recovery.press('forgot_submit_mobile');
  await seen(recovery.dialog.getByRole('alert').getByText(t('refused_sms_wrong')));
  expect(await recovery.password.inputValue()).toBe(NEW_PASSWORD);
  await expectNoAxeViolations(page, OPEN);

  await recovery.code.fill(right);
  await recovery.press('forgot_submit_mobile');
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

it('[FORGOT-01] gets back in by keyboard alone', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const recovery = recoveryAt(page, t);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const field = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40 && (await focused()) !== name; step += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await player.isVisitor();
  await tabTo(t('log_in'));
  await page.keyboard.press('Enter');
  await seen(page.getByRole('textbox', { name: t('login_username'), exact: true }));
  await tabTo(t('login_forgot'));
  await page.keyboard.press('Enter');
  await seen(recovery.username);
  await soon(field).toBe('username');
  await page.keyboard.type('somchai');
  await page.keyboard.press('Tab');
  await page.keyboard.type('somchai@example.test');
  await page.keyboard.press('Enter');
  await seen(recovery.confirmation);
  await soon(focused).toBe(t('ok'));
  await page.keyboard.press('Enter');
  await gone(recovery.confirmation);
  await player.isVisitor();

  await page.goto(await mailedLink());
  await seen(recovery.fresh);
  await soon(field).toBe('newPassword');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(t('reset_submit'));
  await page.keyboard.press('Enter');
  await seen(recovery.reset.getByText(t('problem_required_confirmNewPassword')));
  await soon(field).toBe('confirmNewPassword');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await seen(recovery.changed);
  await tabTo(t('change_done_log_in'));
  await page.keyboard.press('Enter');
  await seen(player.loginDialog);
});
