import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from './support/console.ts';
import { leaksOf } from './support/leaks.ts';
import { codeOf, codeSentTo, linkMailedTo } from './support/outbox.ts';
import { playerAt } from './support/player.ts';
import { recoveryAt } from './support/recovery.ts';
import { NEWCOMER, registrationAt, STRICT } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { askButton } from './support/smsButton.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

const WRONG = 'Marker-Wrong-7f3a';
const FRESH = 'Marker-Fresh-9c1d';
const PAYMENT = '860413';
/** How every proof of the human check begins: it is JSON in base64. */
const PROOF = 'eyJjaGFsbGVuZ2Ui';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');

async function open(path = '/') {
  const opened = await site.openPage({ viewport: 'desktop', console: true, path });
  const dock = await openConsole(opened.page);
  const player = playerAt(opened.page, t);
  return { ...opened, dock, player, recovery: recoveryAt(opened.page, t) };
}

it('keeps no password, captcha code, proof or token of a login', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await player.fillName('somchai', WRONG);
  for (const _ of [1, 2, 3]) {
    await player.submitLogin();
    await seen(player.loginDialog.getByRole('alert'));
    await eventually(() => player.loginDialog.getAttribute('aria-busy')).toBe(null);
  }
  const field = player.loginDialog.getByRole('textbox', { name: t('login_captcha'), exact: true });
  const picture = player.loginDialog.getByRole('img', { name: t('login_captcha_image') });
  const first = await picture.getAttribute('src');
  await field.fill('Marker');
  await player.submitLogin();
  await eventually(() => player.loginDialog.getByRole('alert').textContent()).toBe(t('refused_captcha_wrong'));
  await eventually(() => picture.getAttribute('src')).not.toBe(first);
  const captcha = await codeOf(site.qa, 'captcha');
  await player.fillName('somchai');
  await field.fill(captcha);
  await player.submitLogin();
  await player.closeGreeting();
  const secrets = { wrong: WRONG, right: 'Player#2026', captcha, typed: 'Marker', token: await tokenOf(page), PROOF };
  expect(await leaksOf(page, dock, secrets)).toEqual([]);
});

it('keeps no secret that was written into a reply, and tells two passwords apart', async () => {
  const { page, dock, player, allow } = await open();
  // The token that is written into the reply opens nothing.
  allow(/401 \(Unauthorized\)/);
  await player.openLogin();
  await player.fillName('somchai', WRONG);
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert'));
  await page.evaluate(() => window.siteConsole?.tap.faults.set('session.login', 'next', { kind: 'hold' }));
  await player.fillName('somchai');
  await player.submitLogin();
  const state = () => page.evaluate(() => window.siteConsole?.tap.log.read().at(-1)?.state);
  await eventually(state).toBe('held');
  await page.evaluate(() => {
    const { tap } = window.siteConsole ?? {};
    const seq = tap?.log.read().at(-1)?.seq ?? 0;
    tap?.edit(seq, (tap.editable(seq) ?? '').replace(/"token": "•+"/, '"token": "Marker-Token-5e2b"'));
  });
  await eventually(() => page.evaluate(() => window.siteConsole?.acts.read().length)).toBe(2);
  expect(await page.evaluate(() => window.siteConsole?.inputs.read().flatMap(({ secret }) => secret ?? []))).toEqual([
    1, 2,
  ]);
  const secrets = { WRONG, right: 'Player#2026', written: 'Marker-Token-5e2b' };
  expect(await leaksOf(page, dock, secrets)).toEqual([]);
});

it('keeps no password of a change, forced or wanted', async () => {
  const { page, dock, player } = await open();
  const change = page.getByRole('dialog', { name: t('change_title_due') });
  await player.openLogin();
  await player.fillName('weak', '123456');
  await player.submitLogin();
  await change.getByLabel(t('change_new'), { exact: true }).fill(FRESH);
  await change.getByLabel(t('change_confirm'), { exact: true }).fill(`${FRESH}-again`);
  await change.getByRole('button', { name: t('change_submit') }).click();
  await seen(change.getByText(t('inconsistent_twice')));
  const first = await tokenOf(page);
  await page.reload();
  await change.getByLabel(t('change_old'), { exact: true }).fill(WRONG);
  await change.getByLabel(t('change_new'), { exact: true }).fill(FRESH);
  await change.getByLabel(t('change_confirm'), { exact: true }).fill(FRESH);
  await change.getByRole('button', { name: t('change_submit') }).click();
  await seen(change.getByText(t('refused_old_password')));
  await change.getByLabel(t('change_old'), { exact: true }).fill('123456');
  await change.getByRole('button', { name: t('change_submit') }).click();
  await gone(change);
  await player.isMember();
  const secrets = { fresh: FRESH, wrong: WRONG, first, token: await tokenOf(page), PROOF };
  expect(await leaksOf(page, dock, secrets)).toEqual([]);
});

it('keeps no password, payment password, captcha code or token of a registration', async () => {
  await site.qa.setRegistration(STRICT);
  const { page, dock } = await open('/register');
  const form = registrationAt(page, t, site.qa);
  await form.fill({ ...NEWCOMER, password: FRESH, confirmPassword: FRESH, paymentPassword: PAYMENT });
  await form.agree();
  await form.fill({ captcha: 'Marker' });
  await form.submit.click();
  await seen(form.alert);
  const captcha = await form.captchaCode();
  await form.copyCaptcha();
  await form.submit.click();
  await form.isWelcome('Niran77');
  const secrets = { FRESH, PAYMENT, captcha, typed: 'Marker', token: await tokenOf(page), PROOF };
  expect(await leaksOf(page, dock, secrets)).toEqual([]);
});

it('keeps no code of an SMS that makes an account', async () => {
  const { page, dock } = await open('/register');
  const form = registrationAt(page, t, site.qa);
  await form.fill({ mobileNum: NEWCOMER.mobileNum, password: FRESH });
  await form.ask.click();
  const code = await codeSentTo(site.qa, '+66819990000');
  await form.fill({ verificationCode: code });
  await form.agree();
  await form.submit.click();
  await form.isWelcome('668***00');
  expect(await leaksOf(page, dock, { FRESH, code, token: await tokenOf(page), PROOF })).toEqual([]);
});

it('keeps no code of an SMS that logs in', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  await player.loginDialog.getByRole('button', { name: askButton(t) }).click();
  const code = await codeSentTo(site.qa, '+66812345678');
  await player.loginDialog.getByRole('textbox', { name: t('login_code') }).fill(code);
  await player.submitLogin();
  await player.closeGreeting();
  expect(await leaksOf(page, dock, { code, token: await tokenOf(page) })).toEqual([]);
});

it('keeps no code and no password of a recovery by telephone', async () => {
  const { page, dock, player, recovery } = await open();
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.byMobile.click();
  await recovery.mobile.fill('0812345678');
  await recovery.button('sms_send').click();
  const code = await codeSentTo(site.qa, '+66812345678');
  await recovery.password.fill(FRESH);
  await recovery.code.fill(code);
  await recovery.button('forgot_submit_mobile').click();
  await seen(page.getByText(t('toast_password_changed')));
  await player.isMember();
  expect(await leaksOf(page, dock, { code, FRESH, token: await tokenOf(page) })).toEqual([]);
});

it('keeps neither the link of an email nor the password that it brings', async () => {
  const { page, dock, player, recovery } = await open();
  await player.openLogin();
  await player.loginDialog.getByRole('button', { name: t('login_forgot') }).click();
  await recovery.username.fill('somchai');
  await recovery.email.fill('somchai@example.test');
  await recovery.button('forgot_submit_email').click();
  await recovery.confirmation.getByRole('button', { name: t('ok'), exact: true }).click();
  const link = await linkMailedTo(site.qa, 'somchai@example.test');
  const asked = { link: link.split('#')[1] ?? '', PROOF };
  expect(await leaksOf(page, dock, asked)).toEqual([]);
  await page.goto(link);
  await recovery.fresh.fill(FRESH);
  await recovery.again.fill(FRESH);
  await recovery.resetButton('reset_submit').click();
  await seen(recovery.changed);
  expect(await leaksOf(page, dock, { ...asked, FRESH })).toEqual([]);
});

it('keeps no receiver and no payment password of an exchange of points', async () => {
  const { page, dock, player } = await open('/pointMall');
  const { loginDialog } = player;
  await seen(loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('mall_exchange_what', { what: 'Paper lantern of mulberry' }) }).click();
  const form = page.getByRole('dialog', { name: t('redeem_title'), exact: true });
  const submit = form.getByRole('button', { name: t('redeem_submit', { points: '1,200' }) });
  const password = form.getByLabel(t('payment_title'), { exact: true });
  await form.getByRole('textbox', { name: t('redeem_address'), exact: true }).fill('Marker-Street-12');
  await form.getByRole('textbox', { name: t('redeem_nationality'), exact: true }).fill('Marker-Land');
  await password.fill(PAYMENT);
  await submit.click();
  await seen(form.getByText(t('payment_tries_left', { count: 4 })));
  await password.fill('135790');
  await submit.click();
  await form.getByRole('button', { name: t('redeem_close') }).click();
  await main.getByRole('tab', { name: t('mall_record'), exact: true }).click();
  await main.getByRole('listitem').getByRole('button').click();
  await seen(main.getByText('Marker-Street-12, Marker-Land'));
  const secrets = { street: 'Marker-Street-12', land: 'Marker-Land', PAYMENT, token: await tokenOf(page) };
  expect(await leaksOf(page, dock, secrets)).toEqual([]);
});
