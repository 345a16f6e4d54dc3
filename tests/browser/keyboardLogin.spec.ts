import { describe, expect, it } from 'vitest';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { content, KEYBOARD_LOOKS, logInByKeys, visitorAt } from './support/byKeys.ts';
import { nextAnswer } from './support/calls.ts';
import { enterOn, hasFocus, hasQuietFocus, stopsIn, tabTo, typeInto } from './support/keys.ts';
import { codeOf } from './support/outbox.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';

const site = startSite();

describe.each(KEYBOARD_LOOKS)('the login by keyboard alone, on a $viewport in $lang:', (look) => {
  it('opens with the expected focus, traps it, and restores it', async () => {
    const { page, t, player } = await visitorAt(site, look);
    const opener = player.header.getByRole('button', { name: t('log_in'), exact: true });
    const name = player.loginDialog.getByRole('textbox', { name: t('login_username'), exact: true });
    await enterOn(page, opener);
    await (look.viewport === 'phone'
      ? hasQuietFocus(player.loginDialog.getByRole('heading', { name: t('login_title'), exact: true }))
      : hasFocus(name));
    expect(await stopsIn(page, player.loginDialog)).toEqual([
      `button "${t('close')}"`,
      `tab "${t('login_by_username')}"`,
      `textbox "${t('login_username')}"`,
      `textbox "${t('login_password')}"`,
      `button "${t('password_show')}"`,
      `checkbox "${t('login_remember')}"`,
      `button "${t('login_submit')}"`,
      `button "${t('login_passkey')}"`,
      `button "${t('login_forgot')}"`,
      `button "${t('login_register')}"`,
    ]);
    await enterOn(page, player.loginDialog.getByRole('button', { name: t('login_submit'), exact: true }), 'Shift+Tab');
    await seen(player.loginDialog.getByText(t('problem_required_username')));
    await hasFocus(name);
    await enterOn(page, player.loginDialog.getByRole('button', { name: t('close'), exact: true }), 'Shift+Tab');
    await gone(player.loginDialog);
    await hasFocus(opener);
  });

  it('[LOGIN-02] [LOGIN-11] logs in with an SMS code, with the country chosen by arrow keys', async () => {
    const { page, t, player } = await visitorAt(site, look);
    const dialog = player.loginDialog;
    await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
    const [byName, bySms] = [t('login_by_username'), t('login_by_sms')].map((name) =>
      dialog.getByRole('tab', { name }),
    );
    if (!byName || !bySms) throw new Error('expected two login tabs');
    await tabTo(page, byName, 'Shift+Tab');
    for (const [key, tab] of [
      ['ArrowRight', bySms],
      ['ArrowRight', byName],
      ['End', bySms],
      ['Home', byName],
      ['ArrowLeft', bySms],
    ] as const) {
      await page.keyboard.press(key);
      await hasFocus(tab);
      expect(await tab.getAttribute('aria-selected')).toBe('true');
    }

    const country = dialog.getByRole('combobox');
    await tabTo(page, country);
    const chosen = () => country.getAttribute('aria-label');
    const here = await chosen();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await eventually(chosen).not.toBe(here);
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await eventually(chosen).toBe(here);
    await hasFocus(country);
    await typeInto(page, dialog.getByRole('textbox', { name: t('login_mobile') }), '812345678');
    const ask = dialog.getByRole('button', { name: t('sms_send') });
    await tabTo(page, ask);
    await page.keyboard.press('Space');
    await seen(dialog.getByRole('status'));
    const counting = dialog.locator('form').getByRole('button', { disabled: true });
    await hasFocus(counting);
    await eventually(() => codeOf(site.qa, 'sms')).toMatch(/^\d{6}$/);
    const code = dialog.getByRole('textbox', { name: t('login_code') });
    await tabTo(page, code, 'Shift+Tab');
    await page.keyboard.type(await codeOf(site.qa, 'sms'));
    await page.keyboard.press('Enter');
    const greeting = page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) });
    await hasQuietFocus(greeting.getByRole('heading', { level: 2 }));
    await page.keyboard.press('Escape');
    await gone(greeting);
    await player.isMember();
    await hasQuietFocus(content(page));
  });

  it('[LOGIN-24] [CAPTCHA-02] [CAPTCHA-03] enters the captcha after a new image, and the focus stays on the button', async () => {
    const { page, t, player } = await visitorAt(site, look);
    const dialog = player.loginDialog;
    const picture = dialog.getByRole('img', { name: t('login_captcha_image') });
    await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
    await seen(dialog);
    const remember = dialog.getByRole('checkbox', { name: t('login_remember') });
    for (const place of [1, 2, 3]) {
      const refused = nextAnswer(page, sessionContract.login);
      if (place === 1) {
        await logInByKeys(page, t, 'somchai', 'Wrong#2026');
      } else {
        await tabTo(page, remember);
        await page.keyboard.press('Space');
        await page.keyboard.press('Enter');
      }
      await refused;
      await eventually(() => dialog.getAttribute('aria-busy')).toBe(null);
      if (place > 1) await hasFocus(remember);
    }
    await seen(picture);
    const before = await picture.getAttribute('src');
    const another = dialog.getByRole('button', { name: t('login_captcha_new') });
    await enterOn(page, another, 'Shift+Tab');
    await eventually(() => picture.getAttribute('src')).not.toBe(before);
    await hasFocus(another);
    const captcha = dialog.getByRole('textbox', { name: t('login_captcha'), exact: true });
    await tabTo(page, captcha, 'Shift+Tab');
    await page.keyboard.type(await codeOf(site.qa, 'captcha'));
    await typeInto(page, dialog.getByLabel(t('login_password'), { exact: true }), 'Player#2026');
    await page.keyboard.press('Enter');
    await seen(page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) }));
  });

  it('[SMS-09] restores the focus when the code could not be sent', async () => {
    const { page, t, player, allow } = await visitorAt(site, look);
    allow(/status of 503/);
    await site.qa.fault({ endpoint: 'verification.smsLogin', fault: 'refuse', errorCode: 'SMS_NOT_SENT', times: 1 });
    const dialog = player.loginDialog;
    await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
    await tabTo(page, dialog.getByRole('tab', { name: t('login_by_username') }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await typeInto(page, dialog.getByRole('textbox', { name: t('login_mobile') }), '922223344');
    const ask = dialog.getByRole('button', { name: t('sms_send') });
    await enterOn(page, ask);
    const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
    expect(await stopsIn(page, warning)).toEqual([`button "${t('ok')}"`]);
    await page.keyboard.press('Escape');
    await gone(warning);
    await hasFocus(ask);
  });

  it('[ERR-28] retries when the code of the login does not load', async () => {
    const { page, t, player, allow } = await visitorAt(site, look);
    allow(/ERR_FAILED/);
    await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.abort('failed'));
    const opener = player.header.getByRole('button', { name: t('log_in'), exact: true });
    await enterOn(page, opener);
    const trouble = page.getByRole('dialog', { name: t('chunk_failed_title') });
    const retry = trouble.getByRole('button', { name: t('retry') });
    await tabTo(page, retry);
    await page.unroute(/\/assets\/login-[^/]+\.js$/);
    await page.keyboard.press('Enter');
    await seen(player.loginDialog);
    await page.keyboard.press('Escape');
    await gone(player.loginDialog);
    await hasFocus(opener);
  });
});
