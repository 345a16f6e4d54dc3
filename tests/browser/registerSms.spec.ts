import { expect, it } from 'vitest';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { codeSentTo, messagesBy, wrongCode } from './support/outbox.ts';
import { playerAt } from './support/player.ts';
import { NEWCOMER, registrationAt, STRICT } from './support/registration.ts';
import { type PageOptions, startSite } from './support/site.ts';
import { advanceClock, eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const { password, mobileNum } = NEWCOMER;
const MASKED = '+66 81 ••• •000';
/** The user name of an account is its number; others see it masked like this. */
const ACCOUNT = '66819990000';
const SHOWN = '668***00';

const sentCode = () => codeSentTo(site.qa, `+${ACCOUNT}`);

/** A visitor at the form by mobile number. */
async function openByMobile({ lang = 'EN', viewport = 'desktop' }: PageOptions = {}) {
  const opened = await site.openPage({ lang, viewport, path: '/register' });
  const t = wordsOf(lang);
  const form = registrationAt(opened.page, t, site.qa);
  await seen(form.ask);
  return { ...opened, t, form, player: playerAt(opened.page, t) };
}

it('[REG-02] [REG-13] [REG-18] [SMS-01] [SMS-02] [SMS-05] [SMS-06] [SMS-07] [SMS-10] [VALID-34] creates an account by mobile number and SMS code, on a phone in Thai', async () => {
  const { page, t, form, player } = await openByMobile({ lang: 'TH', viewport: 'phone' });
  const asked = countCalls(page, verificationContract.smsRegister);
  const calls = countCalls(page, registrationContract.byMobile);
  await form.submit.click();
  await seen(form.dialog.getByText(t('problem_required_verificationCode')));
  await form.ask.click();
  await seen(form.dialog.getByText(t('problem_required_mobileNum')));
  await form.fill({ mobileNum: '81999' });
  await form.ask.click();
  await seen(form.dialog.getByText(t('problem_mobile', { lengths: 9 })));
  expect([asked(), calls()]).toEqual([0, 0]);

  await form.fill({ password, mobileNum });
  await form.ask.click();
  await seen(form.dialog.getByRole('status').getByText(t('register_sms_sent', { number: MASKED, minutes: 5 })));
  expect(await form.secondsLeft()).toBeGreaterThan(280);
  expect(await form.secondsLeft()).toBeLessThanOrEqual(300);
  await form.ask.click({ force: true });
  expect([await form.ask.isDisabled(), asked()]).toEqual([true, 1]);
  const keptCountdown = () => page.evaluate(() => sessionStorage.getItem('sms-register'));
  expect(JSON.parse((await keptCountdown()) ?? '')).toMatchObject({ reason: 'sent', sentTo: { mobileNum: '81000' } });

  const code = await sentCode();
  await form.fill({ verificationCode: wrongCode(code) });
  await form.agree();
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_sms_wrong')));
  expect(await form.field('password').inputValue()).toBe(password);
  await form.fill({ verificationCode: code });
  await form.submit.click();
  await seen(page.getByText(t('toast_registered')));
  await form.isWelcome(SHOWN);
  expect([asked(), calls()]).toEqual([1, 2]);
  expect(await keptCountdown()).toBe(null);

  await player.logOut();
  await player.confirmLogOut();
  await player.isVisitor();
  await player.logIn(ACCOUNT, password);
  await player.isMember();
});

it('[SMS-05] [SMS-06] [SMS-07] keeps the countdown when the form is closed and over a reload', async () => {
  const { page, t, form, player } = await openByMobile();
  await form.fill({ mobileNum });
  await form.ask.click();
  await seen(form.dialog.getByRole('status'));
  const atFirst = await form.secondsLeft();
  await page.keyboard.press('Escape');
  await gone(form.dialog);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('sign_up'), exact: true })
    .click();
  const runsOn = async () => {
    await seen(form.dialog.getByRole('status').getByText(t('register_sms_sent', { number: MASKED, minutes: 5 })));
    expect(await form.ask.isDisabled()).toBe(true);
    await eventually(form.secondsLeft).toBeLessThan(atFirst);
    expect(await form.secondsLeft()).toBeGreaterThan(200);
    expect(await form.field('mobileNum').inputValue()).toBe('');
  };
  await runsOn();
  await page.goto('/register');
  await runsOn();
  await page.reload();
  await runsOn();

  await form.fill({ password, mobileNum, verificationCode: await sentCode() });
  await form.agree();
  await form.submit.click();
  await form.isWelcome(SHOWN);
  await player.isMember();
});

it('[SMS-08] [SMS-13] [ERR-18] resends after the countdown, and asks to wait five minutes after too many requests', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const form = registrationAt(page, t, site.qa);
  allow(/status of (429|503)/);
  await page.clock.install();
  await page.goto('/register');
  await form.fill({ mobileNum });

  await site.qa.fault({ endpoint: verificationContract.smsRegister.id, fault: 'refuse', errorCode: 'SMS_NOT_SENT' });
  const refused = nextAnswer(page, verificationContract.smsRegister);
  await form.ask.click();
  const { message } = (await (await refused).json()) as { message: string };
  await seen(form.warning.getByText(message));
  await form.dismissWarning();

  for (const time of [1, 2, 3]) {
    await eventually(() => form.ask.isEnabled()).toBe(true);
    const sent = nextAnswer(page, verificationContract.smsRegister);
    await form.ask.click();
    expect({ time, status: (await sent).status() }).toEqual({ time, status: 200 });
    await eventually(() => form.ask.isDisabled()).toBe(true);
    await advanceClock(page, '05:01');
  }
  await eventually(() => form.ask.textContent()).toBe(t('sms_again'));
  await form.ask.click();
  await seen(form.warning.getByText(t('dialog_sms_wait', { minutes: 5 })));
  await form.dismissWarning();
  expect([await form.ask.isDisabled(), await form.secondsLeft()]).toEqual([true, 300]);
  await page.reload();
  await eventually(() => form.ask.isDisabled()).toBe(true);
  await advanceClock(page, '05:01');
  await eventually(() => form.ask.isEnabled()).toBe(true);
});

it('[REG-02] [REG-17] [SMS-01] shows the same for a taken number as for any other; only the SMS says so', async () => {
  await site.qa.setRegistration(STRICT);
  const { page, t, form } = await openByMobile();
  await form.fill({ password, confirmPassword: password, mobileNum: '812345678' });
  await form.ask.click();
  await seen(
    form.dialog.getByRole('status').getByText(t('register_sms_sent', { number: '+66 81 ••• •678', minutes: 5 })),
  );
  await eventually(async () =>
    (await messagesBy(site.qa, 'sms')).map(({ to, code, text }) => ({ to, code, text })),
  ).toEqual([
    {
      to: '+66812345678',
      code: null,
      text: 'This number already has an account at Statehouse. Log in with it, or reset the password there.',
    },
  ]);
  await form.fill({ verificationCode: '123456' });
  await form.agree();
  await form.copyCaptcha();
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_sms_wrong')));
  await eventually(() => form.field('captcha').inputValue()).toBe('');
  expect(await form.field('password').inputValue()).toBe(password);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
});

it('[REG-05] [VALID-33] [SMS-01] verifies a number with registration by user name if the merchant requires it, and reports an expired code', async () => {
  await site.qa.setFeatures({ features: { smsVerificationOnRegistration: true } });
  const { page } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const form = registrationAt(page, t, site.qa);
  const player = playerAt(page, t);
  await page.clock.install();
  await page.goto('/register');
  await form.fill(NEWCOMER);
  await form.agree();
  await form.ask.click();
  const code = await sentCode();
  await site.qa.travel({ ms: 301_000 });
  await advanceClock(page, 301_000);
  await form.fill({ verificationCode: code });
  await form.submit.click();
  await seen(form.alert.getByText(t('refused_sms_expired')));

  await eventually(() => form.ask.isEnabled()).toBe(true);
  const sent = nextAnswer(page, verificationContract.smsRegister);
  await form.ask.click();
  await sent;
  await eventually(async () => (await messagesBy(site.qa, 'sms')).length).toBe(2);
  await form.fill({ verificationCode: await sentCode() });
  await form.submit.click();
  await form.isWelcome('Niran77');
  await player.isMember();
});
