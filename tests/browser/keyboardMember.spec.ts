import { describe, expect, it } from 'vitest';
import { content, KEYBOARD_LOOKS, logInByKeys, memberAt, visitorAt } from './support/byKeys.ts';
import { enterOn, hasFocus, hasQuietFocus, stopsIn, tabTo, typeInto } from './support/keys.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';

const site = startSite();
const NEW_PASSWORD = 'Lantern-Boat-77';
/** A link in the text of a popup notice. */
const TELL_US = { TH: 'แจ้งเรา', EN: 'tell us' };

describe.each(KEYBOARD_LOOKS)('a member by keyboard alone, on a $viewport in $lang:', (look) => {
  const isPhone = look.viewport === 'phone';

  it('gets the login before the wallet, and the wallet after it', async () => {
    const { page, t, player } = await visitorAt(site, look);
    const wallet = isPhone
      ? page.getByRole('navigation', { name: t('menu') }).getByRole('link', { name: t('nav_wallet') })
      : player.header.getByRole('button', { name: t('log_in'), exact: true });
    await enterOn(page, wallet);
    await seen(player.loginDialog);
    await logInByKeys(page, t, 'somchai');
    const greeting = page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) });
    await hasQuietFocus(greeting.getByRole('heading', { level: 2 }));
    expect(await stopsIn(page, greeting)).toEqual([
      `button "${t('close')}"`,
      `link "${TELL_US[look.lang]}"`,
      `button "${t('after_close')}"`,
    ]);
    await page.keyboard.press('Escape');
    await gone(greeting);
    if (!isPhone) {
      await hasQuietFocus(content(page));
      await enterOn(page, content(page).getByRole('button', { name: t('purse_wallet') }));
    }
    await isAt(page, '/member/transferFund');
    const { centre } = player;
    await hasQuietFocus(centre.getByRole('heading', { level: 2 }));

    await enterOn(page, centre.getByRole('button', { name: t('funds_transfer'), exact: true }));
    const amount = centre.getByRole('textbox', { name: t('amount'), exact: true });
    await typeInto(page, amount, '2.50');
    await page.keyboard.press('Enter');
    await eventually(() => centre.getByRole('status').textContent()).toContain('P 2.50');
    await page.keyboard.press('Escape');
    await isAt(page, '/');
    await hasQuietFocus(content(page));
  });

  it('confirms the logout, from the header and from the account page', async () => {
    const { page, t, player } = await memberAt(site, look);
    const question = page.getByRole('alertdialog', { name: t('in_sure_logout') });
    const stay = question.getByRole('button', { name: t('logout_dismiss') });
    const menu = player.header.getByRole('button', { name: t('menu'), exact: true });
    const leave = player.header.getByRole('button', { name: t('log_out'), exact: true }).filter({ visible: true });
    const opener = isPhone ? menu : leave;
    for (const answer of ['Escape', 'Enter']) {
      if (isPhone) await enterOn(page, menu);
      await enterOn(page, leave);
      await hasFocus(stay);
      expect(await stopsIn(page, question)).toEqual([
        `button "${t('logout_dismiss')}"`,
        `button "${t('logout_confirm')}"`,
      ]);
      await tabTo(page, stay);
      await page.keyboard.press(answer);
      await gone(question);
      await hasFocus(opener);
    }

    const account = isPhone
      ? page.getByRole('navigation', { name: t('menu') }).getByRole('link', { name: t('nav_account') })
      : player.header.getByRole('button', { name: t('nav_account') });
    await enterOn(page, account);
    await seen(page.getByRole('heading', { name: t('menu_security'), exact: true }));
    await enterOn(page, player.centre.getByRole('button', { name: t('log_out') }));
    await enterOn(page, question.getByRole('button', { name: t('logout_confirm') }));
    await player.isVisitor();
    await isAt(page, '/');
    await hasQuietFocus(content(page));
    await enterOn(page, page.getByRole('button', { name: t('toast_dismiss') }));
    await gone(page.getByText(t('toast_logged_out')));
    await hasQuietFocus(content(page));
  });

  it('is told that the session has ended, and dismisses it', async () => {
    const { page, t, player, allow } = await memberAt(site, look);
    allow(/status of 401/);
    await site.qa.endSessions({ username: 'somchai', reason: 'expired' });
    await enterOn(page, player.header.getByRole('button', { name: t('balance_refresh') }));
    const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
    expect(await stopsIn(page, warning)).toEqual([`button "${t('close')}"`, `button "${t('log_in')}"`]);
    await enterOn(page, warning.getByRole('button', { name: t('log_in') }));
    await seen(player.loginDialog);
    await page.keyboard.press('Escape');
    await gone(player.loginDialog);
    await hasQuietFocus(content(page));
  });

  it('takes the first steps after a first login', async () => {
    const { page, t, player } = await visitorAt(site, look);
    await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
    await logInByKeys(page, t, 'malee');
    const greeting = page.getByRole('dialog');
    const next = greeting.getByRole('button', { name: t('after_next'), exact: true });
    await tabTo(page, next);
    await page.keyboard.press('Space');
    await seen(page.getByText(t('after_first_login')));
    await hasQuietFocus(greeting.getByRole('heading', { level: 2 }));
    await enterOn(page, greeting.getByRole('button', { name: t('after_close'), exact: true }));
    await gone(greeting);
    await hasQuietFocus(content(page));
  });

  it('must change a weak password, which neither Escape nor Tab leaves', async () => {
    const { page, t, player } = await visitorAt(site, look, '/login');
    await logInByKeys(page, t, 'weak', '123456');
    const change = page.getByRole('dialog', { name: t('change_title_due') });
    const fresh = change.getByLabel(t('change_new'), { exact: true });
    const again = change.getByLabel(t('change_confirm'), { exact: true });
    await seen(fresh);
    const eye = `button "${t('password_show')}"`;
    expect(await stopsIn(page, change)).toEqual([
      `textbox "${t('change_new')}"`,
      eye,
      `textbox "${t('change_confirm')}"`,
      eye,
      `button "${t('change_submit')}"`,
      `button "${t('change_log_out')}"`,
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await hasFocus(change.getByRole('button', { name: t('change_log_out') }));

    await enterOn(page, change.getByRole('button', { name: t('change_submit') }), 'Shift+Tab');
    await seen(change.getByText(t('problem_required_newPassword')));
    await hasFocus(fresh);
    await typeInto(page, fresh, NEW_PASSWORD);
    await typeInto(page, again, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await gone(change);
    const goOn = page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true });
    await enterOn(page, goOn);
    await player.isMember();
    await hasQuietFocus(content(page));
  });

  it('changes the password, after checking what was typed', async () => {
    const { page, t, player } = await memberAt(site, look);
    const account = isPhone
      ? page.getByRole('navigation', { name: t('menu') }).getByRole('link', { name: t('nav_account') })
      : player.header.getByRole('button', { name: t('nav_account') });
    await enterOn(page, account);
    const opener = player.centre.getByRole('button', { name: t('account_change_password') });
    await enterOn(page, opener);
    const change = page.getByRole('dialog', { name: t('change_title_free') });
    const old = change.getByLabel(t('change_old'), { exact: true });
    await seen(old);
    expect((await stopsIn(page, change))[0]).toBe(`button "${t('close')}"`);
    await page.keyboard.press('Escape');
    await gone(change);
    await hasFocus(opener);

    await page.keyboard.press('Enter');
    await typeInto(page, old, 'Player#2026');
    const show = change.getByRole('button', { name: t('password_show') }).first();
    await enterOn(page, show);
    expect(await old.getAttribute('type')).toBe('text');
    await hasFocus(change.getByRole('button', { name: t('password_hide') }));
    for (const key of ['change_new', 'change_confirm'] as const) {
      await typeInto(page, change.getByLabel(t(key), { exact: true }), NEW_PASSWORD);
    }
    await enterOn(page, change.getByRole('button', { name: t('change_submit') }));
    await seen(page.getByText(t('toast_password_changed')));
    await gone(change);
    await isAt(page, '/');
    await hasQuietFocus(content(page));
  });
});
