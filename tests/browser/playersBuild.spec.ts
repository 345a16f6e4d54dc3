import { expect, it } from 'vitest';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { NEWCOMER } from './support/registration.ts';
import { startPlayersSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

// The other journeys run on the QA build; this one tests what the players' build leaves out.
const site = startPlayersSite();

it('[LOGIN-15] [LOGIN-19] [CHPW-09] [LOGOUT-01] [HOME-07] makes a member with a weak password change it, and ends the session', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const change = page.getByRole('dialog', { name: t('change_title_due') });
  const choose = async (password: string) => {
    await change.getByLabel(t('change_new'), { exact: true }).fill(password);
    await change.getByLabel(t('change_confirm'), { exact: true }).fill(password);
    await change.getByRole('button', { name: t('change_submit') }).click();
  };
  await player.openLogin();
  await player.fillName('weak', '123456');
  await player.submitLogin();
  await choose('password1');
  await seen(change.getByText(t('refused_common')));
  await choose('Lantern-Boat-77');
  await gone(change);
  await player.closeGreeting();
  await player.isMember();
  await seen(page.getByRole('heading', { name: t('numbers_title') }));

  // A member's page that is opened by its address arrives with its frame, and comes alive.
  await page.goto(new URL('/member/depositv2', page.url()).href);
  await seen(page.getByRole('radio', { name: /Bank transfer/ }));
  await page.goto(new URL('/', page.url()).href);
  await player.isMember();

  await player.logOut();
  await player.confirmLogOut();
  await seen(page.getByText(t('toast_logged_out')));
  await player.isVisitor();
});

it('[REG-10] [ERR-10] shows why a referral code and the code of an SMS are refused', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: '/register' });
  const t = wordsOf('EN');
  const calls = countCalls(page, registrationContract.byMobile);
  const form = page.getByRole('dialog', { name: t('register_title'), exact: true });
  const fill = (field: string, text: string) => form.locator(`input[name="${field}"]`).fill(text);
  await form.getByRole('button', { name: t('register_invitation'), exact: true }).click();
  const { mobileNum, password } = NEWCOMER;
  const answers = { mobileNum, verificationCode: '000000', password, affiliateCode: 'NOBODY9' };
  for (const [field, text] of Object.entries(answers)) await fill(field, text);
  for (const place of [0, 1]) await form.getByRole('checkbox').nth(place).check();
  await form.getByRole('button', { name: t('register_submit'), exact: true }).click();
  const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
  await seen(warning.getByText(t('invitation_code_error')));
  await warning.getByRole('button', { name: t('ok'), exact: true }).click();
  await fill('affiliateCode', '');
  await form.getByRole('button', { name: t('register_submit'), exact: true }).click();
  await eventually(() => form.getByRole('alert').textContent()).toBe(t('refused_sms_wrong'));
  expect(calls()).toBe(1);
});

it('[DEMO-01] [ROLE-17] starts a demo, and has neither console nor QA calls', async () => {
  const { page } = await site.openPage({ console: true });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await page.getByRole('button', { name: t('free_try') }).click();
  await page
    .getByRole('dialog', { name: t('free_title') })
    .getByRole('button', { name: t('free_start') })
    .click();
  await player.isMember();
  await page.getByRole('link', { name: t('nav_wallet'), exact: true }).click();
  await seen(page.getByRole('alertdialog').getByText(t('dialog_in_need_true_account')));
  await page.keyboard.press('Control+.');
  expect(await page.evaluate(() => [typeof window.statehouse, typeof window.siteConsole])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect((await page.request.get(qaContract.outbox.path)).status()).toBe(404);
});

// Must come last: every later login from here needs a captcha.
it('[LOGIN-24] [LOGIN-25] shows in Thai that the password is wrong, and asks for the captcha after the third time', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const alert = player.loginDialog.getByRole('alert');
  const captcha = player.loginDialog.getByRole('textbox', { name: t('login_captcha'), exact: true });
  await player.openLogin();
  await player.fillName('malee', 'Wrong#2026');
  for (const asksForCaptcha of [false, false, true]) {
    const answer = nextAnswer(page, sessionContract.login);
    await player.submitLogin();
    await answer;
    await eventually(() => player.loginDialog.getAttribute('aria-busy')).toBe(null);
    expect(await alert.textContent()).toBe(t('refused_credentials'));
    await eventually(() => captcha.count()).toBe(asksForCaptcha ? 1 : 0);
  }
  await seen(player.loginDialog.getByRole('img', { name: t('login_captcha_image') }));
  await captcha.fill('?????');
  await player.submitLogin();
  await eventually(() => alert.textContent()).toBe(t('refused_captcha_wrong'));
});

it('shows operators buttons that look like buttons', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', path: '/desk' });
  const button = page.getByRole('button', { name: wordsOf('EN')('desk_sign_in'), exact: true });
  await seen(button);
  const look = await button.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return { backgroundColor, borderTopWidth };
  });
  // The gold of the day, or of the night.
  expect(look).toEqual({
    backgroundColor: expect.stringMatching(/^rgb\((?:233, 166, 32|242, 177, 52)\)$/),
    borderTopWidth: '1px',
  });
});
