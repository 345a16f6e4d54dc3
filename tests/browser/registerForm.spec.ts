import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registrationContract, ruledField } from '../../src/api/contract/account/registration.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { content } from './support/byKeys.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { hasFocus } from './support/keys.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { registerFormAt } from './support/registerForm.ts';
import { CONFIRMED, NEWCOMER, registrationAt, STRICT } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { advanceClock, eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const { openForm, openFilled } = registerFormAt(site);

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

it('[REG-19] [VALID-01] [VALID-10] [VALID-09] [REG-31] shows two fields or all of them in the server’s order, and the bonus, with the same build', async () => {
  const off = Object.fromEntries(ruledField.options.map((field) => [field, { enabled: false }]));
  await site.qa.setFeatures({ features: { mobileRegistration: false } });
  await site.qa.setRegistration({ rules: off, registrationBonus: 500_000 });
  const { page, t, form, player } = await openForm({ viewport: 'phone', lang: 'TH' });
  expect(await form.fields()).toEqual(['username', 'password']);
  await seen(form.dialog.getByText(t('register_bonus', { amount: 'P 50.00' })));

  const on = Object.fromEntries(ruledField.options.map((field) => [field, { enabled: true, required: true }]));
  const order = ruledField.options.toReversed();
  await site.qa.setFeatures({ features: { smsVerificationOnRegistration: true } });
  await site.qa.setRegistration({ rules: on, order });
  await page.reload();
  await seen(form.submit);
  expect(await form.fields()).toEqual(
    order.flatMap((field) => (field === 'mobileNum' ? [field, 'verificationCode'] : [field])),
  );
  await seen(form.picture);
  await form.submit.click();
  expect(await form.complaining()).toEqual([
    ...(await form.fields()).filter((field) => field !== 'domain'),
    'checkbox',
    'checkbox',
  ]);
  await expectNoAxeViolations(page, 'dialog[open]');

  await site.qa.setFeatures({ features: { smsVerificationOnRegistration: false } });
  await site.qa.setRegistration({ rules: off });
  await page.reload();
  await seen(form.submit);
  await form.fill({ username: NEWCOMER.username, password: NEWCOMER.password });
  await form.agree();
  await form.submit.click();
  await form.isWelcome('Niran77');
  await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe('P 50.00');
});

it('[REG-03] [REG-04] [REG-05] [REG-06] [VALID-33] [CONFIG-11] offers the methods that are switched on, and their fields', async () => {
  const { page, t, form } = await openForm();
  const show = async (features: Readonly<Record<string, boolean>>) => {
    await site.qa.setFeatures({ features });
    await page.reload();
    await seen(form.dialog.getByRole('button', { name: t('register_log_in') }));
    return (await form.fields()).slice(0, 4);
  };
  expect(await form.dialog.getByRole('tab').allTextContents()).toEqual([
    t('register_by_mobile'),
    t('register_by_username'),
  ]);
  expect((await form.fields()).slice(0, 4)).toEqual(['mobileNum', 'verificationCode', 'password', 'affiliateCode']);
  await form.tab('username').click();
  expect((await form.fields()).slice(0, 4)).toEqual(['username', 'mobileNum', 'password', 'affiliateCode']);
  await site.qa.setRegistration(STRICT);

  expect(await show({ mobileRegistration: false })).toEqual(['username', 'mobileNum', 'password', 'confirmPassword']);
  expect(await form.dialog.getByRole('tab').count()).toBe(0);
  expect(await form.field('verificationCode').count()).toBe(0);
  await show({ smsVerificationOnRegistration: true });
  await seen(form.field('verificationCode'));

  expect(await show({ mobileRegistration: true, usernameRegistration: false, mobileRegisterPassword: false })).toEqual([
    'mobileNum',
    'verificationCode',
    'captcha',
    'affiliateCode',
  ]);
  expect(await form.dialog.getByRole('tab').count()).toBe(0);

  expect(await show({ mobileRegistration: false })).toEqual([]);
  await seen(form.dialog.getByRole('heading', { name: t('register_off') }));
  await form.dialog.getByRole('button', { name: t('register_log_in') }).click();
  await seen(playerAt(page, t).loginDialog);
});

it('[REG-09] [REG-21] [REG-22] [PROMO-13] fills in the referral code, shows it if the merchant wants that, and checks it first', async () => {
  const { page, t, form, player } = await openReferred('LANTERN1');
  await seen(form.dialog.getByText(t('register_invited', { code: 'LANTERN1' })));
  expect(await form.field('affiliateCode').inputValue()).toBe('LANTERN1');
  await site.qa.setFeatures({ features: { referralPromotion: false } });
  await page.goto('/register.html?referralCode=LANTERN1');
  await seen(form.submit);
  expect(await form.dialog.getByText(t('register_invited', { code: 'LANTERN1' })).count()).toBe(0);
  expect(await form.field('affiliateCode').inputValue()).toBe('LANTERN1');

  await form.fill(NEWCOMER);
  await form.agree();
  const checked = nextAnswer(page, registrationContract.affiliate);
  const made = nextAnswer(page, registrationContract.byUsername);
  await form.submit.click();
  expect(new URL((await checked).url()).searchParams.get('code')).toBe('LANTERN1');
  expect((await checked).request().timing().startTime).toBeLessThan((await made).request().timing().startTime);
  await form.isWelcome('Niran77');
  await player.isMember();
});

it('[REG-22] keeps the referral code for the whole visit, until an account is created', async () => {
  const { page, form } = await openReferred('LANTERN1');
  await page.keyboard.press('Escape');
  await page.goto('/terms');
  await page.reload();
  await page.goto('/register');
  await seen(form.submit);
  expect(await form.field('affiliateCode').inputValue()).toBe('LANTERN1');
  await form.fill(NEWCOMER);
  await form.agree();
  await form.submit.click();
  await form.isWelcome('Niran77');
  expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBeNull();
});

it('[REG-10] [REG-11] [REG-12] [ERR-10] warns of an unknown referral code, registers nothing meanwhile, and continues without it', async () => {
  const { page, t, form } = await openReferred('NOBODY9');
  const checks = countCalls(page, registrationContract.affiliate);
  const calls = countCalls(page, registrationContract.byUsername);
  await form.fill(NEWCOMER);
  await form.agree();
  await form.submit.click();
  await seen(form.warning.getByText(t('invitation_code_error')));
  await form.dismissWarning();
  expect([checks(), calls()]).toEqual([1, 0]);
  expect(await form.field('password').inputValue()).toBe(NEWCOMER.password);
  // The warning is closed, and the field shows the error until it changes.
  const code = form.field('affiliateCode');
  const saysSo = page.getByText(t('invitation_code_error'), { exact: true });
  await seen(saysSo);
  expect([await code.inputValue(), await code.getAttribute('aria-invalid')]).toEqual(['NOBODY9', 'true']);

  await form.fill({ affiliateCode: ' ' });
  await gone(saysSo);
  await form.submit.click();
  await form.isWelcome('Niran77');
  expect([checks(), calls()]).toEqual([1, 1]);
});

it('[REG-30] [VALID-22] keeps a half-typed date of birth, and does not submit without it', async () => {
  await site.qa.setRegistration({ rules: { birthday: { enabled: true, required: false } } });
  const { page, t, form } = await openForm();
  await form.fill(NEWCOMER);
  await form.agree();
  await form.more.click();
  await form.field('birthday').focus();
  await page.keyboard.type('12');
  await form.submit.click();
  await seen(form.dialog.getByText(t('pattern_12')));
  expect(await form.complaining()).toEqual(['birthday']);
  await hasFocus(form.field('birthday'));
  await page.keyboard.type('12311990');
  expect(await form.field('birthday').inputValue()).toBe('1990-12-31');
  expect(await form.dialog.getByText(t('pattern_12')).count()).toBe(0);
  await form.submit.click();
  await form.isWelcome('Niran77');
});

it('[VALID-09] folds the optional fields, and opens them for an error in one of them', async () => {
  await site.qa.setRegistration(STRICT);
  const { form } = await openForm({ viewport: 'phone', lang: 'TH' });
  await form.fill({ ...CONFIRMED, email: 'niran' });
  await form.more.click();
  await gone(form.field('email'));
  await form.submit.click();
  await seen(form.field('email'));
  expect([await form.invitation.isVisible(), await form.field('affiliateCode').isVisible()]).toEqual([true, false]);
  expect(await form.complaining()).toEqual(['captcha', 'email', 'checkbox', 'checkbox']);
});

it('[REG-10] does not check a referral code whose field is hidden', async () => {
  await site.qa.setRegistration({ rules: { affiliateCode: { enabled: false } } });
  const { page, t, form } = await openReferred('NOBODY9');
  const checks = countCalls(page, registrationContract.affiliate);
  expect(await form.field('affiliateCode').count()).toBe(0);
  expect(await form.dialog.getByText(t('register_invited', { code: 'NOBODY9' })).count()).toBe(0);
  await form.fill(NEWCOMER);
  await form.agree();
  await form.submit.click();
  await form.isWelcome('Niran77');
  expect(checks()).toBe(0);
});

it('[REG-17] [CAPTCHA-02] [ERR-27] keeps the input after a failed registration, and loads a new captcha for each attempt', async () => {
  await site.qa.setRegistration(STRICT);
  const { page, t, form, allow } = await openFilled();
  await form.fill(CONFIRMED);
  await form.copyCaptcha();
  allow(/ERR_FAILED/);
  const calls = countCalls(page, registrationContract.byUsername);
  const failsWith = async (words: string) => {
    const before = await form.picture.getAttribute('src');
    await form.submit.click();
    await seen(form.alert.getByText(words));
    await eventually(() => form.picture.getAttribute('src')).not.toBe(before);
    const kept = ['password', 'confirmPassword', 'mobileNum', 'captcha'] as const;
    expect(await Promise.all(kept.map((field) => form.field(field).inputValue()))).toEqual([
      NEWCOMER.password,
      CONFIRMED.confirmPassword,
      NEWCOMER.mobileNum,
      '',
    ]);
    expect([await form.terms.isChecked(), await form.age.isChecked()]).toEqual([true, true]);
    await form.copyCaptcha();
  };

  await form.fill({ username: 'Somchai' });
  await failsWith(t('refused_username_taken'));
  await expectNoAxeViolations(page, 'dialog[open]');
  await form.fill({ username: NEWCOMER.username, captcha: '?'.repeat(5) });
  await form.submit.click();
  await seen(form.dialog.getByText(t('pattern_7', { length: t('length_range', { min: 4, max: 6 }) })));
  await form.fill({ captcha: '00000' });
  await failsWith(t('refused_captcha_wrong'));
  await form.fill({ password: 'Password1', confirmPassword: 'Password1' });
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_common')));
  await eventually(() => form.field('captcha').inputValue()).toBe('');
  await form.fill(CONFIRMED);
  await form.copyCaptcha();

  await page.route(`**${registrationContract.byUsername.path}`, (route) => route.abort('failed'));
  await failsWith(t('failure_offline'));
  await page.unroute(`**${registrationContract.byUsername.path}`);
  await site.qa.fault({ endpoint: registrationContract.byUsername.id, fault: 'outside-schema', times: 1 });
  await failsWith(t('failure_malformed'));
  expect(calls()).toBe(5);
  expect(await tokenOf(page)).toBe(null);
  await form.submit.click();
  await form.isWelcome('Niran77');
});

it('[REG-17] [CAPTCHA-02] replaces the captcha before it expires, and keeps all other input', async () => {
  await site.qa.setRegistration(STRICT);
  const { page } = await site.openPage({ path: null });
  const form = registrationAt(page, wordsOf('EN'), site.qa);
  await page.clock.install();
  await page.goto('/register');
  await form.fill(CONFIRMED);
  await form.copyCaptcha();
  const old = await form.picture.getAttribute('src');
  await advanceClock(page, 1_000);
  await advanceClock(page, 110_000);
  await eventually(() => form.picture.getAttribute('src')).not.toBe(old);
  expect(await form.field('captcha').inputValue()).toBe('');
  expect(await form.field('username').inputValue()).toBe('Niran77');
});

it('[REG-17] [CAPTCHA-01] refuses a captcha older than two minutes, and loads a new one', async () => {
  await site.qa.setRegistration(STRICT);
  const { page } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const form = registrationAt(page, t, site.qa);
  await page.clock.install();
  await page.goto('/register');
  await form.fill(CONFIRMED);
  await form.agree();
  await form.copyCaptcha();
  // As if timers were suspended while time passes: the page has not yet requested the next captcha.
  const { serverTime } = await site.qa.travel({ ms: 125_000 });
  await page.clock.setSystemTime(serverTime);
  const old = await form.picture.getAttribute('src');
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_captcha_wrong')));
  await eventually(() => form.picture.getAttribute('src')).not.toBe(old);
  await form.copyCaptcha();
  await form.submit.click();
  await form.isWelcome('Niran77');
});

it('[ROUTE-06] [ROUTE-07] [MODAL-02] reopens on a reload of either path, closes on the back button, and keeps no input', async () => {
  const { page, form, player } = await openFilled({ viewport: 'phone' });
  for (const path of ['/register', '/register.html']) {
    await page.goto(path);
    await seen(form.submit);
    await form.fill(NEWCOMER);
    await page.reload();
    await seen(form.submit);
    await isAt(page, path);
    await form.tab('username').click();
    expect(await form.field('username').inputValue()).toBe('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/Niran77|Lantern-Boat|9990000/);
    await page.keyboard.press('Escape');
    await gone(form.dialog);
    await isAt(page, '/');
    await page.goBack();
    await seen(form.submit);
    await page.goForward();
    await gone(form.dialog);
    await player.isVisitor();
  }
});

/** The form of a visitor with this referral code. */
async function openReferred(code: string) {
  const opened = await site.openPage({ viewport: 'desktop', path: `/?referralCode=${code}` });
  const t = wordsOf('EN');
  const form = registrationAt(opened.page, t, site.qa);
  await quiet(opened.page);
  await content(opened.page)
    .getByRole('button', { name: t('sign_up'), exact: true })
    .click();
  await seen(form.submit);
  return { ...opened, t, form, player: playerAt(opened.page, t) };
}
