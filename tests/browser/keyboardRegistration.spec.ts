import { describe, expect, it } from 'vitest';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { content, KEYBOARD_LOOKS, type Look, visitorAt } from './support/byKeys.ts';
import { enterOn, hasFocus, hasQuietFocus, stopsIn, tabTo, typeInto } from './support/keys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { codeSentTo, wrongCode } from './support/outbox.ts';
import { CONFIRMED, NEWCOMER, registrationAt, STRICT } from './support/registration.ts';
import { answerByKeys } from './support/registrationByKeys.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';

const site = startSite();
const { password, mobileNum } = NEWCOMER;

/** A visitor whose page clock is stopped, and the registration that opens there. */
async function newcomerAt(look: Look, path = '/') {
  const visit = await visitorAt(site, look, path);
  const { page, t, player } = visit;
  return {
    ...visit,
    form: registrationAt(page, t, site.qa),
    findsNothing: () => expectNoAxeViolationsInBothThemes(page, look.lang),
    /** Waits for the welcome at home, and closes it. */
    isWelcome: async (name: string) => {
      const welcome = page.getByRole('dialog', { name: t('after_welcome_title', { name }), exact: true });
      await hasQuietFocus(welcome.getByRole('heading', { level: 2 }));
      await isAt(page, '/');
      await expectNoAxeViolationsInBothThemes(page, look.lang);
      await page.keyboard.press('Escape');
      await gone(welcome);
      await player.isMember();
      await hasQuietFocus(content(page));
    },
  };
}

describe.each(KEYBOARD_LOOKS)('registration by keyboard alone, on a $viewport in $lang:', (look) => {
  it('[REG-01] [REG-08] [REG-13] [REG-16] [REG-29] [REG-30] [VALID-09] creates an account by user name, without axe violations from the empty form to the welcome', async () => {
    await site.qa.setRegistration(STRICT);
    const { page, t, form, findsNothing, isWelcome } = await newcomerAt(look);
    const opener = content(page).getByRole('button', { name: t('sign_up'), exact: true });
    await enterOn(page, opener);
    await seen(form.picture);
    await (look.viewport === 'phone'
      ? hasQuietFocus(form.dialog.getByRole('heading', { name: t('register_title'), exact: true }))
      : hasFocus(form.field('mobileNum')));
    await tabTo(page, form.tab('mobile'));
    await page.keyboard.press('ArrowRight');
    await seen(form.field('username'));
    await findsNothing();
    const optional = (label: string) => `textbox "${t('register_optional', { label })}"`;
    // Scrollable content is a Tab stop: there the arrow keys scroll.
    const stops = [
      `dialog "${t('register_title')}"`,
      `button "${t('close')}"`,
      `tab "${t('register_by_username')}"`,
      `textbox "${t('register_username')}"`,
      `combobox "${await form.dialog.getByRole('combobox').getAttribute('aria-label')}"`,
      `textbox "${t('register_mobileNum')}"`,
      `textbox "${t('register_password')}"`,
      `button "${t('password_show')}"`,
      `textbox "${t('register_confirmPassword')}"`,
      `button "${t('password_show')}"`,
      `textbox "${t('login_captcha')}"`,
      `button "${t('login_captcha_new')}"`,
      `button "${t('register_invitation')}"`,
      `button "${t('register_more')}"`,
      `checkbox "${t('register_accept', { terms: t('register_terms'), privacy: t('register_privacy') })}"`,
      `link "${t('register_terms')}"`,
      `link "${t('register_privacy')}"`,
      `checkbox "${t('register_age', { age: 18 })}"`,
      `button "${t('register_submit')}"`,
      `button "${t('register_log_in')}"`,
    ];
    expect(await stopsIn(page, form.dialog)).toEqual(stops);
    await enterOn(page, form.more);
    await seen(form.field('email'));
    expect(await stopsIn(page, form.dialog)).toEqual(
      stops.flatMap((stop) =>
        stop === `button "${t('register_more')}"`
          ? [
              stop,
              optional(t('register_email')),
              optional(t('register_payeeName')),
              optional(t('register_paymentPassword')),
              `button "${t('password_show')}"`,
              optional(t('register_line')),
            ]
          : [stop],
      ),
    );
    await findsNothing();
    await page.keyboard.press('Escape');
    await gone(form.dialog);
    await hasFocus(opener);

    await page.keyboard.press('Enter');
    await tabTo(page, form.tab('mobile'));
    await page.keyboard.press('ArrowRight');
    await enterOn(page, form.submit);
    for (const field of ['username', 'password', 'confirmPassword', 'mobileNum', 'captcha'] as const) {
      await seen(form.dialog.getByText(t(`problem_required_${field}`)));
    }
    expect(await form.dialog.getByText(t('problem_not_ticked')).count()).toBe(2);
    await hasFocus(form.field('username'));
    await findsNothing();
    await answerByKeys(page, form, CONFIRMED);
    await page.keyboard.press('Enter');
    await isWelcome('Niran77');
  });

  it('[REG-02] [REG-13] [REG-18] [SMS-01] [VALID-34] creates an account by mobile number and SMS code, without axe violations on any step', async () => {
    const { page, t, form, findsNothing, isWelcome, allow } = await newcomerAt(look);
    allow(/status of 500/);
    await site.qa.fault({ endpoint: registrationContract.settings.id, fault: 'http-500', times: 1 });
    await enterOn(page, content(page).getByRole('button', { name: t('sign_up'), exact: true }));
    await seen(form.dialog.getByRole('heading', { name: t('register_failed') }));
    await findsNothing();
    await enterOn(page, form.dialog.getByRole('button', { name: t('retry') }));
    await seen(form.ask);
    await findsNothing();
    await enterOn(page, form.submit);
    await seen(form.dialog.getByText(t('problem_required_verificationCode')));
    await hasFocus(form.field('mobileNum'));
    await findsNothing();

    await typeInto(page, form.field('mobileNum'), mobileNum);
    await tabTo(page, form.ask);
    await page.keyboard.press('Space');
    await seen(form.dialog.getByRole('status'));
    await hasFocus(form.ask);
    await findsNothing();

    const code = await codeSentTo(site.qa, '+66819990000');
    await tabTo(page, form.field('verificationCode'), 'Shift+Tab');
    await answerByKeys(page, form, { verificationCode: wrongCode(code), password });
    await page.keyboard.press('Enter');
    await seen(form.alert.getByText(t('refused_sms_wrong')));
    await hasFocus(form.age);
    await findsNothing();
    await tabTo(page, form.field('verificationCode'), 'Shift+Tab');
    await typeInto(page, form.field('verificationCode'), code);
    await page.keyboard.press('Enter');
    await isWelcome('668***00');
  });

  it('[REG-09] [REG-11] [REG-22] [ERR-10] [PROMO-13] opens by a referral link, and reports a mistyped referral code', async () => {
    const { page, t, form, findsNothing, isWelcome } = await newcomerAt(look, '/register.html?referralCode=LANTERN1');
    await seen(form.dialog.getByText(t('register_invited', { code: 'LANTERN1' })));
    const code = form.field('affiliateCode');
    expect(await code.inputValue()).toBe('LANTERN1');
    await tabTo(page, form.tab('mobile'));
    await page.keyboard.press('ArrowRight');
    await findsNothing();
    await answerByKeys(page, form, { ...NEWCOMER, affiliateCode: 'NOBODY9' });
    await page.keyboard.press('Enter');
    await seen(form.warning.getByText(t('invitation_code_error')));
    const ok = form.warning.getByRole('button', { name: t('ok'), exact: true });
    await hasFocus(ok);
    expect(await stopsIn(page, form.warning)).toEqual([`button "${t('ok')}"`]);
    await findsNothing();
    await page.keyboard.press('Enter');
    await gone(form.warning);
    await hasFocus(form.age);

    await tabTo(page, code, 'Shift+Tab');
    await typeInto(page, code, 'LANTERN1');
    const checked = page.waitForRequest((request) => request.url().includes(registrationContract.affiliate.path));
    await page.keyboard.press('Enter');
    expect(new URL((await checked).url()).searchParams.get('code')).toBe('LANTERN1');
    await isWelcome('Niran77');
  });
});
