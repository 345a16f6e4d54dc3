import { describe, expect, it } from 'vitest';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { content, KEYBOARD_LOOKS, type Look, logInByKeys, visitorAt } from './support/byKeys.ts';
import { enterOn, hasFocus, hasQuietFocus, stopsIn, tabTo, typeInto } from './support/keys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { codeSentTo, linkMailedTo, wrongCode } from './support/outbox.ts';
import { recoveryAt } from './support/recovery.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';

const site = startSite();
const NEW_PASSWORD = 'Lantern-Boat-77';

/** A visitor who goes from the header to the login, and on from there. */
async function forgetfulAt(look: Look) {
  const visit = await visitorAt(site, look);
  const { page, t, player } = visit;
  await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
  await tabTo(page, player.loginDialog.getByRole('button', { name: t('login_forgot') }));
  return {
    ...visit,
    recovery: recoveryAt(page, t),
    findsNothing: () => expectNoAxeViolationsInBothThemes(page, look.lang),
  };
}

describe.each(KEYBOARD_LOOKS)('a forgotten password by keyboard alone, on a $viewport in $lang:', (look) => {
  it('[FORGOT-01] [FORGOT-12] [FORGOT-13] [FORGOT-18] [FORGOT-19] [VALID-27] is reset with the link of an email, without axe violations from the form to the used link', async () => {
    const { page, t, player, recovery, findsNothing, allow } = await forgetfulAt(look);
    allow(/status of 500/);
    await page.keyboard.press('Enter');
    await (look.viewport === 'phone'
      ? hasQuietFocus(recovery.dialog.getByRole('heading', { name: t('forgot_title'), exact: true }))
      : hasFocus(recovery.username));
    await findsNothing();
    expect(await stopsIn(page, recovery.dialog)).toEqual([
      `button "${t('close')}"`,
      `tab "${t('forgot_by_email')}"`,
      `textbox "${t('login_username')}"`,
      `textbox "${t('forgot_email')}"`,
      `button "${t('forgot_submit_email')}"`,
      `button "${t('forgot_log_in')}"`,
    ]);
    await enterOn(page, recovery.button('forgot_submit_email'), 'Shift+Tab');
    await seen(recovery.dialog.getByText(t('problem_required_email')));
    await hasFocus(recovery.username);
    await findsNothing();
    await typeInto(page, recovery.username, 'somchai');
    await typeInto(page, recovery.email, 'somchai@example.test');
    await page.keyboard.press('Enter');
    await seen(recovery.confirmation.getByText(t('in_been_out')));
    await hasFocus(recovery.confirmation.getByRole('button', { name: t('ok') }));
    await findsNothing();
    await page.keyboard.press('Enter');
    await gone(recovery.confirmation);
    await hasFocus(player.header.getByRole('button', { name: t('log_in'), exact: true }));

    const link = await linkMailedTo(site.qa, 'somchai@example.test');
    await site.qa.fault({ endpoint: recoveryContract.link.id, fault: 'http-500', times: 1 });
    await page.goto(link);
    await seen(recovery.reset.getByRole('heading', { name: t('reset_unavailable') }));
    await findsNothing();
    await enterOn(page, recovery.resetButton('retry'));
    await seen(recovery.fresh);
    await (look.viewport === 'phone'
      ? hasQuietFocus(recovery.reset.getByRole('heading', { name: t('reset_title'), exact: true }))
      : hasFocus(recovery.fresh));
    await findsNothing();
    await enterOn(page, recovery.resetButton('reset_submit'));
    await seen(recovery.reset.getByText(t('problem_required_confirmNewPassword')));
    await hasFocus(recovery.fresh);
    await findsNothing();
    await typeInto(page, recovery.fresh, NEW_PASSWORD);
    await typeInto(page, recovery.again, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await seen(recovery.changed.getByText(t('reset_done_text')));
    await hasQuietFocus(recovery.changed.getByRole('heading', { level: 2 }));
    await findsNothing();
    await enterOn(page, recovery.changed.getByRole('button', { name: t('change_done_log_in') }));
    await seen(player.loginDialog);
    await logInByKeys(page, t, 'somchai', NEW_PASSWORD);
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true }));
    await player.isMember();

    await page.goto(link);
    await seen(recovery.reset.getByRole('heading', { name: t('reset_dead') }));
    await findsNothing();
    await enterOn(page, recovery.resetButton('reset_ask_again'));
    await (look.viewport === 'phone'
      ? hasQuietFocus(recovery.dialog.getByRole('heading', { name: t('forgot_title'), exact: true }))
      : hasFocus(recovery.username));
  });

  it('[FORGOT-02] [FORGOT-14] [FORGOT-15] [FORGOT-16] [FORGOT-20] [FORGOT-21] [SMS-01] is reset with an SMS code and logs in, without axe violations on any step', async () => {
    const { page, t, player, recovery, findsNothing, allow } = await forgetfulAt(look);
    allow(/status of 500/);
    await site.qa.fault({ endpoint: registrationContract.settings.id, fault: 'http-500', times: 1 });
    await page.keyboard.press('Enter');
    await seen(recovery.dialog.getByRole('heading', { name: t('forgot_failed') }));
    await findsNothing();
    await enterOn(page, recovery.button('retry'));
    await seen(recovery.username);
    await tabTo(page, recovery.byEmail, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await hasFocus(recovery.byMobile);
    await findsNothing();
    await enterOn(page, recovery.button('forgot_submit_mobile'));
    await seen(recovery.dialog.getByText(t('problem_required_newPassword')));
    await hasFocus(recovery.mobile);
    await findsNothing();

    await typeInto(page, recovery.mobile, '0812345678');
    await tabTo(page, recovery.button('sms_send'));
    await page.keyboard.press('Space');
    await seen(recovery.dialog.getByRole('status'));
    await hasFocus(recovery.dialog.locator('form').getByRole('button', { disabled: true }));
    await findsNothing();
    const code = await codeSentTo(site.qa, '+66812345678');
    await tabTo(page, recovery.code, 'Shift+Tab');
    await page.keyboard.type(wrongCode(code));
    await typeInto(page, recovery.password, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await seen(recovery.dialog.getByRole('alert').getByText(t('refused_sms_wrong')));
    await hasFocus(recovery.password);
    await findsNothing();
    await tabTo(page, recovery.code, 'Shift+Tab');
    await typeInto(page, recovery.code, code);
    await page.keyboard.press('Enter');
    await seen(page.getByText(t('toast_password_changed')));
    await gone(recovery.dialog);
    await isAt(page, '/');
    await player.isMember();
    await hasQuietFocus(content(page));
  });
});
