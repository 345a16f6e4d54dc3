import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../../server/database/seed/accounts.ts';
import { gone, seen } from './wait.ts';
import type { Words } from './words.ts';

export interface Player {
  readonly header: Locator;
  /** The balance, in the header or in the bar of a game. */
  readonly balance: Locator;
  readonly loginDialog: Locator;
  /** Opens the login from the header. */
  readonly openLogin: () => Promise<void>;
  readonly fillName: (username: string, password?: string) => Promise<void>;
  readonly submitLogin: () => Promise<void>;
  /** Logs in by user name from the header, and closes the after-login dialog. */
  readonly logIn: (username: string, password?: string) => Promise<void>;
  /** Closes the after-login dialog. */
  readonly closeGreeting: () => Promise<void>;
  readonly isVisitor: () => Promise<void>;
  readonly isMember: () => Promise<void>;
  /** Opens another page of the member centre by its menu; on a phone the menu is a page of its own. */
  readonly openPage: (page: 'menu_security' | 'menu_wallet' | 'menu_statement') => Promise<void>;
  readonly centre: Locator;
  /** Presses Log out; the confirmation stays open. */
  readonly logOut: () => Promise<void>;
  /** Confirms the logout. */
  readonly confirmLogOut: () => Promise<void>;
}

/** A player at a page of the site; elements are found by their text. */
export function playerAt(page: Page, t: Words): Player {
  const header = page.getByRole('banner');
  const loginDialog = page.getByRole('dialog', { name: t('login_title'), exact: true });
  const centre = page.getByRole('dialog', { name: t('centre_member'), exact: true });
  const loginButton = header.getByRole('button', { name: t('log_in'), exact: true });

  const player: Player = {
    header,
    balance: page
      .getByRole('button', { name: t('balance_hide') })
      .filter({ visible: true })
      .first(),
    loginDialog,
    centre,
    openPage: async (key) => {
      const back = centre.getByRole('link', { name: t('centre_menu') });
      if (await back.isVisible()) await back.click();
      await centre.getByRole('link', { name: t(key), exact: true }).click();
    },
    openLogin: async () => {
      await loginButton.click();
      await seen(loginDialog);
    },
    fillName: async (username, password = demoPassword) => {
      await page.getByRole('textbox', { name: t('login_username'), exact: true }).fill(username);
      await page.getByLabel(t('login_password'), { exact: true }).fill(password);
    },
    submitLogin: () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('login_submit'), exact: true })
        .click(),
    logIn: async (username, password) => {
      await player.openLogin();
      await player.fillName(username, password);
      await player.submitLogin();
      await player.closeGreeting();
    },
    closeGreeting: async () => {
      const close = page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true });
      await close.click();
      await gone(close);
    },
    isVisitor: () => seen(loginButton),
    isMember: () => seen(header.getByRole('button', { name: t('balance_hide') })),
    logOut: async () => {
      if (await centre.isVisible()) {
        await centre.getByRole('button', { name: t('log_out'), exact: true }).click();
        return;
      }
      const leave = header.getByRole('button', { name: t('log_out'), exact: true }).filter({ visible: true });
      const menu = header.getByRole('button', { name: t('menu'), exact: true }).filter({ visible: true });
      await seen(leave.or(menu));
      if (await menu.isVisible()) await menu.click();
      await leave.click();
    },
    confirmLogOut: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('logout_confirm') })
        .click(),
  };
  return player;
}
