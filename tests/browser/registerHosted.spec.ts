import { beforeEach, expect, it } from 'vitest';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { countCalls } from './support/calls.ts';
import { startPhoneService } from './support/phoneService.ts';
import { playerAt } from './support/player.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { type PageOptions, startSite } from './support/site.ts';
import { advanceClock, eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const service = startPhoneService();
const { password, mobileNum } = NEWCOMER;
const NUMBER = '+66819990000';
const SHOWN = '668***00';

beforeEach(() => site.qa.setRegistration({ phoneAuth: service.settings() }));

/** A visitor at the form by mobile number, complete except for the code. */
async function openByMobile({ lang = 'EN', viewport = 'desktop' }: PageOptions = {}) {
  const opened = await site.openPage({ lang, viewport, path: null });
  const { page } = opened;
  const t = wordsOf(lang);
  const form = registrationAt(page, t, site.qa);
  const asked = countCalls(page, verificationContract.smsRegister);
  const calls = countCalls(page, registrationContract.byMobile);
  await page.clock.install();
  await page.goto('/register');
  await form.fill({ password, mobileNum });
  await form.agree();
  return { ...opened, t, form, asked, calls, player: playerAt(page, t) };
}

it('[REG-02] [REG-26] [REG-27] [SMS-01] [SMS-04] creates an account with a number verified by a hosted service, on a phone in Thai', async () => {
  const { page, t, form, asked, calls, player } = await openByMobile({ lang: 'TH', viewport: 'phone' });
  await form.ask.click();
  await seen(
    form.dialog.getByRole('status').getByText(t('register_sms_sent', { number: '+66 81 ••• •000', minutes: 1 })),
  );
  expect(service.sent()).toEqual([NUMBER]);
  const left = await form.secondsLeft();
  expect([left > 50, left <= 60, await form.ask.isDisabled()]).toEqual([true, true, true]);
  await advanceClock(page, '01:00');
  await eventually(() => form.ask.isEnabled()).toBe(true);
  await form.ask.click();
  await eventually(() => service.sent()).toEqual([NUMBER, NUMBER]);

  await form.fill({ verificationCode: service.code });
  await form.submit.click();
  await seen(page.getByText(t('toast_registered')));
  await form.isWelcome(SHOWN);
  await player.isMember();
  expect([asked(), calls(), service.judged()]).toEqual([0, 1, 1]);
  expect((await site.qa.outbox({})).list.filter(({ kind }) => kind === 'sms')).toEqual([]);
});

it('[ERR-16] [ERR-17] [ERR-18] [ERR-19] [ERR-20] [ERR-21] [ERR-22] [ERR-23] [ERR-24] [ERR-25] [ERR-26] [SMS-09] shows a dialog for every error of the service when a code is requested', async () => {
  const { page, t, form, allow } = await openByMobile();
  allow(/status of 400/);
  const problems = [
    ['INVALID_PHONE_NUMBER_FORMAT', t('phone_bad_format')],
    ['INVALID_PHONE_NUMBER : TOO_SHORT', t('phone_bad_number')],
    ['SOMETHING_NEW', t('phone_unknown')],
    ['INVALID_CODE', t('phone_code_invalid')],
    ['MISSING_SESSION_INFO', t('phone_code_missing')],
    ['SESSION_EXPIRED', t('phone_code_expired')],
    ['CAPTCHA_CHECK_FAILED', t('phone_bad_captcha')],
    ['QUOTA_EXCEEDED : Exceeded quota', t('phone_no_quota')],
    ['OPERATION_NOT_ALLOWED', t('phone_not_enabled')],
    ['POPUP_CLOSED_BY_USER', t('phone_popup_closed')],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', t('phone_too_many')],
  ] as const;
  expect(new Set(problems.map(([, words]) => words)).size).toBe(11);
  for (const [error, words] of problems) {
    service.refuse('sendVerificationCode', error);
    await form.ask.click();
    await seen(form.warning.getByText(words, { exact: true }));
    // First, because it only waits for a second.
    expect(await form.ask.isDisabled()).toBe(true);
    if (error === 'SOMETHING_NEW') await expectNoAxeViolations(page, 'dialog[open]');
    await form.dismissWarning();
    await advanceClock(page, 1_000);
    if (error !== 'TOO_MANY_ATTEMPTS_TRY_LATER') await eventually(() => form.ask.isEnabled()).toBe(true);
  }
  const left = await form.secondsLeft();
  expect([left > 280, left < 300]).toEqual([true, true]);
  service.recover();
  await advanceClock(page, '05:00');
  await eventually(() => form.ask.isEnabled()).toBe(true);
  await form.ask.click();
  await seen(form.dialog.getByRole('status'));
  expect(service.sent()).toEqual([NUMBER]);
});

it('[ERR-27] reports that the service is unreachable', async () => {
  const { page, t, form, allow } = await openByMobile();
  allow(/ERR_CONNECTION_REFUSED/);
  await page.route(`${service.settings().url}/**`, (route) => route.abort('connectionrefused'));
  await form.ask.click();
  await seen(form.warning.getByText(t('failure_offline')));
  await form.dismissWarning();
  await page.unroute(`${service.settings().url}/**`);
  await advanceClock(page, 1_000);
  await eventually(() => form.ask.isEnabled()).toBe(true);
  await form.ask.click();
  await seen(form.dialog.getByRole('status'));
});

it.each([
  ['INVALID_CODE', 'phone_code_invalid'],
  ['MISSING_CODE', 'phone_code_missing'],
  ['SESSION_EXPIRED', 'phone_code_expired'],
  ['BROKEN_IN_A_NEW_WAY', 'phone_unknown'],
] as const)(
  '[SMS-11] [ERR-19] [ERR-20] [ERR-21] [ERR-22] [ERR-44] cancels the registration without a dialog if the code is answered by %s, with the error at the field',
  async (error, key) => {
    const { page, t, form, allow, calls } = await openByMobile();
    allow(/status of 400/);
    await form.ask.click();
    await seen(form.dialog.getByRole('status'));
    service.refuse('signInWithPhoneNumber', error);
    await form.fill({ verificationCode: service.code });
    await form.submit.click();
    await seen(form.dialog.getByText(t(key), { exact: true }));
    expect(await form.complaining()).toEqual(['verificationCode']);
    expect([await page.getByRole('alertdialog').count(), await form.alert.count(), calls()]).toEqual([0, 0, 0]);
    expect([await form.field('verificationCode').inputValue(), await form.field('password').inputValue()]).toEqual([
      '',
      password,
    ]);
    await expectNoAxeViolations(page, 'dialog[open]');

    service.recover();
    await advanceClock(page, '01:00');
    await eventually(() => form.ask.isEnabled()).toBe(true);
    await form.ask.click();
    await eventually(() => service.sent().length).toBe(2);
    await form.fill({ verificationCode: service.code });
    expect(await form.complaining()).toEqual([]);
    await form.submit.click();
    await form.isWelcome(SHOWN);
    expect(calls()).toBe(1);
  },
);

it('[REG-27] [ERR-14] does not accept a verification of another number', async () => {
  const { t, form, calls } = await openByMobile();
  await form.ask.click();
  await seen(form.dialog.getByRole('status'));
  await form.fill({ mobileNum: '0819990001', verificationCode: service.code });
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_phone_proof')));
  expect(calls()).toBe(1);
});

it('[REG-26] [REG-27] [ERR-21] accepts, after a reload, the code sent before; requests another one if the browser has lost it', async () => {
  const { page, t, form, calls, player } = await openByMobile();
  await form.ask.click();
  const sent = form.dialog
    .getByRole('status')
    .getByText(t('register_sms_sent', { number: '+66 81 ••• •000', minutes: 1 }));
  await seen(sent);
  const fillAgain = async () => {
    await page.reload();
    await form.fill({ password, mobileNum, verificationCode: service.code });
    await form.agree();
    await form.submit.click();
  };
  const session = await page.evaluate(() => sessionStorage.getItem('phone-session'));
  await page.evaluate(() => sessionStorage.removeItem('phone-session'));
  await fillAgain();
  await seen(form.dialog.getByText(t('phone_code_missing')));
  expect([await form.complaining(), calls(), service.judged()]).toEqual([['verificationCode'], 0, 0]);

  await page.evaluate((kept) => sessionStorage.setItem('phone-session', kept), session ?? '');
  await fillAgain();
  await form.isWelcome(SHOWN);
  await player.isMember();
  expect([service.sent(), service.judged()]).toEqual([[NUMBER], 1]);
  expect(await page.evaluate(() => sessionStorage.getItem('phone-session'))).toBeNull();
});

it('[REG-05] [REG-26] verifies a number with registration by user name if the merchant requires it', async () => {
  await site.qa.setFeatures({ features: { smsVerificationOnRegistration: true } });
  const { form } = await openByMobile();
  await form.tab('username').click();
  await form.fill({ username: 'Niran77' });
  await form.ask.click();
  await seen(form.dialog.getByRole('status'));
  await form.fill({ verificationCode: service.code });
  await form.submit.click();
  await form.isWelcome('Niran77');
  await gone(form.dialog);
});
