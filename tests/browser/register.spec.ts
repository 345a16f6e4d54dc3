import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { content, LOOKS, visitorAt } from './support/byKeys.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { hasFocus, hasQuietFocus } from './support/keys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { registerFormAt } from './support/registerForm.ts';
import { CONFIRMED, registrationAt, STRICT } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';

const site = startSite();
const { openFilled } = registerFormAt(site);

const MORE = {
  email: 'niran@example.test',
  payeeName: 'Niran Jaidee',
  paymentPassword: '246810',
  line: 'niran77',
} as const;

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

describe.each(LOOKS)('by user name on a $viewport in $lang', (look) => {
  it('[ROLE-04] [REG-01] [REG-08] [REG-13] [REG-14] [REG-15] [REG-16] [REG-19] [REG-20] [REG-23] [REG-24] [REG-25] [REG-28] [REG-29] [REG-30] [VALID-03] [VALID-04] [VALID-06] [VALID-07] [VALID-08] [VALID-10] [VALID-27] [VALID-35] [MODAL-02] creates an account after many invalid inputs, and logs in', async () => {
    await site.qa.setRegistration(STRICT);
    const { page, t, player } = await visitorAt(site, look, '/index');
    const form = registrationAt(page, t, site.qa);
    const calls = countCalls(page, registrationContract.byUsername);
    const checks = countCalls(page, registrationContract.affiliate);
    await content(page)
      .getByRole('button', { name: t('sign_up'), exact: true })
      .click();
    await seen(form.submit);
    await form.tab('username').click();
    expect(await form.fields()).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'captcha',
      'affiliateCode',
      'email',
      'payeeName',
      'paymentPassword',
      'line',
    ]);
    expect([await form.field('captcha').isVisible(), await form.field('email').isVisible()]).toEqual([true, false]);
    await form.more.click();
    await seen(form.field('email'));
    await eventually(() => form.complaining()).toEqual([]);

    const length = (min: number, max: number) =>
      min === max ? t('length_one', { min }) : t('length_range', { min, max });
    const wrong = [
      ['username', '9 lives', t('pattern_3', { length: length(6, 16) })],
      ['mobileNum', '81999', t('problem_mobile', { lengths: 9 })],
      ['password', 'River', t('pattern_16', { length: length(8, 64) })],
      ['confirmPassword', 'River2', t('inconsistent_twice')],
      ['email', 'niran', t('pattern_6')],
      ['payeeName', 'Niran 7', t('pattern_14', { length: length(2, 60) })],
      ['paymentPassword', '123', t('pattern_5', { length: length(6, 6) })],
    ] as const;
    for (const [place, [field, typed, complaint]] of wrong.entries()) {
      await form.field(field).fill(typed);
      expect(await form.complaining()).toEqual(wrong.slice(0, place).map(([before]) => before));
      await form.field(wrong[place + 1]?.[0] ?? 'line').focus();
      await eventually(() => form.complaining()).toEqual(wrong.slice(0, place + 1).map(([before]) => before));
      await seen(form.dialog.getByText(complaint, { exact: true }));
    }

    await form.submit.click();
    await seen(form.dialog.getByText(t('problem_required_captcha')));
    await hasFocus(form.field('username'));
    expect(await form.complaining()).toEqual([
      ...wrong.slice(0, 4).map(([field]) => field),
      'captcha',
      ...wrong.slice(4).map(([field]) => field),
      'checkbox',
      'checkbox',
    ]);
    for (const [field, typed] of wrong) expect(await form.field(field).inputValue()).toBe(typed);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await form.fill({ ...CONFIRMED, ...MORE });
    await form.copyCaptcha();
    await form.submit.click();
    await hasQuietFocus(form.terms);
    expect(await form.complaining()).toEqual(['checkbox', 'checkbox']);
    expect([calls(), checks()]).toEqual([0, 0]);
    await form.agree();
    const human = nextAnswer(page, extContract.humanChallenge);
    const made = nextAnswer(page, registrationContract.byUsername);
    const member = nextAnswer(page, memberContract.info);
    await form.submit.click();
    expect((await human).request().timing().startTime).toBeLessThan((await made).request().timing().startTime);
    expect((await member).status()).toBe(200);
    await seen(page.getByText(t('toast_registered')));
    await form.isWelcome('Niran77');
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);
    await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe('P 0.00');
    expect([calls(), checks()]).toEqual([1, 0]);
  });
});

it('[REG-13] creates one account however often the button is pressed', async () => {
  const { page, t, form, player } = await openFilled({ viewport: 'phone' });
  const calls = countCalls(page, registrationContract.byUsername);
  await form.submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await form.isWelcome('Niran77');
  await player.isMember();
  expect(calls()).toBe(1);
  await seen(page.getByText(t('toast_registered')));
});

it('[REG-13] cannot be closed while the account is being created', async () => {
  const { page, t, form, player } = await openFilled();
  const [made, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**${registrationContract.byUsername.path}`, async (route) => {
    const answer = await route.fetch();
    made.resolve();
    await answered.promise;
    await route.fulfill({ response: answer });
  });
  await form.submit.click();
  await made.promise;
  await page.keyboard.press('Escape');
  expect(await form.dialog.getByRole('button', { name: t('close'), exact: true }).count()).toBe(0);
  answered.resolve();
  await gone(form.dialog);
  await seen(page.getByText(t('toast_registered')));
  await player.isMember();
});
